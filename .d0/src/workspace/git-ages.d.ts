/** Since when a line has been in the code base. */
export interface LineAge {
    /** Day of the commit that wrote it, `2026-01-31`, in universal time. */
    readonly since: string;
    /** The history is cut off there: the line may be older. */
    readonly orEarlier: boolean;
}
/** Says since when lines have been committed, by `git blame`, without asking who wrote them. */
export declare class GitAges {
    #private;
    constructor(root: string);
    /** The ages of 1-based lines of a file whose text is `text` now; lines that are not committed as they are have none. */
    of(path: string, text: string, lines: Iterable<number>): ReadonlyMap<number, LineAge>;
}
