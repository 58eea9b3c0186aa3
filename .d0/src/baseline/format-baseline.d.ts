import { type Baseline } from './baseline.js';
/** The text of a baseline file: one entry a line, so that a diff shows what came and went, and `git blame` since when. */
export declare function formatBaseline({ entries }: Baseline): string;
