import type { Finding } from './finding.js';
/** The order of a report: path, line, column, rule. */
export declare function byPlace(a: Finding, b: Finding): number;
