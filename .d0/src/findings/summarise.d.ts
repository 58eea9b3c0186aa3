import type { Finding, Summary } from './finding.js';
/** What counts, and what somebody has accepted. */
export declare function summarise(findings: readonly Finding[]): Summary;
