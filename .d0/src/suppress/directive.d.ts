export type DirectiveKind = 'disable' | 'enable' | 'disable-line' | 'disable-next-line';
/** One `eslint-disable…` or `eslint-enable` comment. */
export interface Directive {
    readonly kind: DirectiveKind;
    /** With the plugin's prefix, as written (`mcp/no-title-as-name`). Empty: every rule. */
    readonly ruleIds: readonly string[];
    /** What follows `--` in the comment. */
    readonly reason?: string;
    /** 1-based line from which (`disable`, `enable`) or on which (`disable-line`, `disable-next-line`) the directive works. */
    readonly line: number;
    /** 1-based column from which `disable` and `enable` work; 1 for the two others. */
    readonly column: number;
    /** Offsets of the whole comment, delimiters included. */
    readonly start: number;
    readonly end: number;
}
/** What the text of a comment says, before its place is known. */
export interface DirectiveText {
    readonly kind: DirectiveKind;
    readonly ruleIds: readonly string[];
    readonly reason?: string;
}
/** Reads the text between the delimiters of a comment; `undefined` when it is no directive. */
export declare function parseDirective(comment: string): DirectiveText | undefined;
