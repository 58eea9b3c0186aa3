import type { Reporter } from './reporter.js';
/** A summary for a pull request: counts, a table of rules, each finding with its path. The most severe first, as many as a comment holds. */
export declare const markdown: Reporter;
