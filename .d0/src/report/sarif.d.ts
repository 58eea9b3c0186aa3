import type { Reporter } from './reporter.js';
/** SARIF 2.1.0, for code scanning and its viewers. Accepted findings stay, marked as suppressed; the most severe come first. */
export declare const sarif: Reporter;
