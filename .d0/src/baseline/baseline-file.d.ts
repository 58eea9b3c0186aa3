import type { Baseline } from './baseline.js';
/** The baseline in a file (absolute path), `undefined` when there is no such file. Throws `UserError` when it cannot be read or understood. */
export declare function findBaseline(file: string): Baseline | undefined;
/** The baseline in a file. Throws `UserError` when there is none. */
export declare function readBaseline(file: string): Baseline;
/** The text of a baseline file. Throws `UserError` when there is none. */
export declare function readBaselineText(file: string): string;
/** Replaces the file as a whole: a run that is stopped half-way leaves the old one. */
export declare function writeBaseline(file: string, baseline: Baseline): void;
