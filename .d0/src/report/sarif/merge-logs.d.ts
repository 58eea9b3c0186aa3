import type { Log } from 'sarif';
/**
 * One log for several: runs of the same tool become one run, because code scanning takes one run of a tool and category. Rules are
 * united and results point at their new places. A run that holds what would have to be renumbered (artifacts, taxonomies) stays apart.
 */
export declare function mergeLogs(logs: readonly Log[]): Log;
