import type { Analysed, Analysis } from '../analysis.js';
/**
 * What one answer rests on: the files that were parsed, which files hold the names that were searched for, and where imports lead.
 * A change that touches none of these cannot change the answer.
 */
export declare class Basis {
    #private;
    /** Taken right after the run that gave `analysed`. */
    constructor(analysis: Analysis, analysed: Analysed);
    /** Whether the answer may be another one now that the content of `path` has changed. */
    isTouchedBy(path: string): boolean;
    /** Whether files came or went, or the first or last sign of MCP did. */
    isOutgrown(): boolean;
}
