import type { NotAnalysed } from './workspace.js';
/** Counts equal reasons; sorted by reason, in code units. */
export declare function countReasons(reasons: Iterable<string>): readonly NotAnalysed[];
