/** The report's data model. The JSON report prints these types as they are; see `src/report/report.schema.json`. */
export type Severity = 'error' | 'warn';
export type Confidence = 'certain' | 'likely';
/** 1-based lines and columns; columns count UTF-16 code units; the end is exclusive, as in ESLint. */
export interface Location {
    readonly path: string;
    readonly line: number;
    readonly column: number;
    readonly endLine: number;
    readonly endColumn: number;
}
/** One hop of a path, in the order in which control or data travels. */
export interface TraceHop {
    readonly path: string;
    readonly line: number;
    readonly column: number;
    readonly message: string;
}
/** UTF-16 offsets in the text without byte-order mark. */
export interface Edit {
    readonly path: string;
    readonly start: number;
    readonly end: number;
    readonly text: string;
}
export interface Fix {
    readonly edits: readonly Edit[];
}
export interface Suggestion {
    readonly message: string;
    readonly edits: readonly Edit[];
}
export interface Suppression {
    readonly kind: 'directive' | 'baseline';
    readonly reason?: string;
}
export interface Finding {
    /** With the plugin's prefix: `mcp/no-title-as-name`. */
    readonly ruleId: string;
    readonly messageId: string;
    readonly severity: Severity;
    readonly confidence: Confidence;
    readonly message: string;
    readonly location: Location;
    readonly trace: readonly TraceHop[];
    readonly fingerprint: string;
    /** The place holds a secret, of which reports show no more than the beginning. */
    readonly holdsSecret?: boolean;
    readonly suppressed?: Suppression;
    readonly fix?: Fix;
    readonly suggestions?: readonly Suggestion[];
}
export interface ParseFailure {
    readonly path: string;
    readonly message: string;
}
export interface Inconclusive {
    readonly ruleId: string;
    readonly path: string;
    readonly line: number;
    readonly reason: string;
}
export interface Coverage {
    readonly filesSeen: number;
    readonly filesRead: number;
    readonly filesAnalysed: number;
    readonly parseFailures: readonly ParseFailure[];
    readonly hosts: number;
    readonly servers: number;
    readonly sinks: number;
    readonly entries: number;
    readonly unresolvedCalls: number;
    readonly inconclusive: readonly Inconclusive[];
    readonly notAnalysed: readonly {
        readonly reason: string;
        readonly count: number;
    }[];
}
export interface Summary {
    readonly errors: number;
    readonly warnings: number;
    readonly suppressed: number;
    readonly known: number;
}
/** An accepted finding that is no longer there. */
export interface StaleEntry {
    readonly ruleId: string;
    readonly messageId: string;
    readonly path: string;
    readonly fingerprint: string;
}
export interface Report {
    readonly schemaVersion: 1;
    readonly tool: {
        readonly name: string;
        readonly version: string;
    };
    readonly root: string;
    readonly coverage: Coverage;
    readonly findings: readonly Finding[];
    readonly summary: Summary;
    /** Only of an audit since a revision: what was asked for, and the commit compared with. */
    readonly since?: {
        readonly revision: string;
        readonly commit: string;
    };
    /** Only of an audit against a baseline. */
    readonly baseline?: {
        readonly stale: readonly StaleEntry[];
    };
}
