import type { Reporter } from '../report/reporter.js';
/** One `--format`: a reporter and where its text goes; without a file to standard output. */
export interface FormatTarget {
    readonly name: string;
    readonly reporter: Reporter;
    readonly file?: string;
}
/** Reads `NAME` and `NAME=FILE`. Throws `UserError` for an unknown name, and when two reports would share standard output or a file. */
export declare function toFormatTargets(given: readonly string[]): readonly FormatTarget[];
