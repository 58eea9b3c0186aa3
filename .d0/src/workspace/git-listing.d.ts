/** What git says belongs to a work tree, relative to the folder asked for. Files may have been deleted since. */
export interface GitListing {
    readonly files: readonly string[];
    /** Submodules and nested repositories: git names the folder and says nothing about its content. */
    readonly repositories: readonly string[];
}
/** Tracked files and untracked ones that are not ignored; `undefined` when the folder is in no work tree or git lists nothing there. */
export declare function listWithGit(folder: string): GitListing | undefined;
