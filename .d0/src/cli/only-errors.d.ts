import type { Report } from '../findings/finding.js';
/** The report without its warnings, for `--quiet`. */
export declare function onlyErrors(report: Report): Report;
