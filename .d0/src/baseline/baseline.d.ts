/** One accepted finding. The fingerprint is its identity; the rest tells people, and scopes, what it is about. */
export interface BaselineEntry {
    /** With the plugin's prefix. */
    readonly ruleId: string;
    readonly messageId: string;
    /** Where the finding was when the entry was written, relative to the root. */
    readonly path: string;
    readonly fingerprint: string;
}
/** The findings a team has accepted for now, sorted, each fingerprint once. */
export interface Baseline {
    readonly entries: readonly BaselineEntry[];
}
export declare const EMPTY_BASELINE: Baseline;
export declare const BASELINE_VERSION = 1;
/** By rule, path and fingerprint, so that a change of one finding is a change of one line. */
export declare function toBaseline(entries: Iterable<BaselineEntry>): Baseline;
