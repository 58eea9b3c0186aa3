import { type Baseline } from './baseline.js';
/** Reads the text of a baseline file. Throws `UserError` that names the file and says what to do. */
export declare function parseBaseline(text: string, file: string): Baseline;
