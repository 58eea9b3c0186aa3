/** Every file that belongs to the code base, before any of it is read. Paths relative to the root, forward slashes. */
export interface Tree {
    /** Regular files, sorted by code unit. */
    readonly files: readonly string[];
    /** Symbolic links that lead to a place inside the root, with that place. Nothing is listed twice because of them. */
    readonly links: ReadonlyMap<string, string>;
    /** Symbolic links at all, also those that lead out of the root or nowhere. */
    readonly linkCount: number;
    /** Folders called `node_modules`; they are never entered. */
    readonly nodeModulesCount: number;
    readonly unreadableFolderCount: number;
}
/** Lists the tree as git sees it, or by its `.gitignore` files where git is missing or fails. Links are not followed, so loops do not matter. */
export declare function listTree(root: string): Tree;
