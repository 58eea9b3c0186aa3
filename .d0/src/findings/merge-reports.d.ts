import type { Report } from './finding.js';
/** A report, and the folder (relative, forward slashes, may be empty) its paths lie in. */
export interface PlacedReport {
    readonly folder: string;
    readonly report: Report;
}
/** One report for several code bases: paths are those of the common folder, counts are added up. At least one is needed. */
export declare function mergeReports(placed: readonly PlacedReport[]): Report;
