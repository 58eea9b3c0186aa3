export interface FileChange {
    /** Relative to the root. */
    readonly path: string;
    /** Texts without byte-order mark. */
    readonly before: string;
    readonly after: string;
}
/** What is done to the text of one change before it is shown. */
export type Censor = (diff: string, change: FileChange) => string;
/** The changes as `git apply` and `patch -p1` take them. */
export declare function unifiedDiff(changes: readonly FileChange[], censor?: Censor): string;
