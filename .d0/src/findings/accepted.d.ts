/** What `mcp-audit suppressions` lists: everything that keeps findings from counting. Printed as JSON as it is. */
export interface AcceptedList {
    readonly schemaVersion: 1;
    readonly tool: {
        readonly name: string;
        readonly version: string;
    };
    /** Every path is relative to it. */
    readonly root: string;
    /** Sorted by path and line; what a baseline holds comes last, sorted by path and rule. */
    readonly suppressions: readonly Accepted[];
    readonly summary: AcceptedSummary;
}
export type Accepted = AcceptedByComment | AcceptedByBaseline;
interface Since {
    /** Day on which the line was committed, `2026-01-31`; missing when it is not committed, or git cannot tell. */
    readonly since?: string;
    /** The history is cut off there: it may be older. */
    readonly orEarlier?: true;
}
export interface AcceptedByComment extends Since {
    readonly kind: 'directive';
    readonly directive: 'disable' | 'disable-line' | 'disable-next-line';
    /** The rules of this plugin it names; empty when it names none and silences every rule. */
    readonly ruleIds: readonly string[];
    readonly path: string;
    readonly line: number;
    readonly reason?: string;
    /** How many findings it silences, of all rules, likely ones included. */
    readonly findings: number;
    /** Those of its rules that would report nothing there. */
    readonly unneeded: readonly string[];
}
export interface AcceptedByBaseline extends Since {
    readonly kind: 'baseline';
    readonly ruleIds: readonly [string];
    /** Where the finding is now; where it was when the entry was written, when it is gone. */
    readonly path: string;
    /** Only where the finding is there. */
    readonly line?: number;
    readonly fingerprint: string;
    /** 0 when the finding is gone, or a comment silences it. */
    readonly findings: 0 | 1;
    /** The rule, when `findings` is 0. */
    readonly unneeded: readonly string[];
}
export interface AcceptedSummary {
    readonly directives: number;
    readonly withoutReason: number;
    readonly baseline: number;
    readonly unneeded: number;
}
export {};
