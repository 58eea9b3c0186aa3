/** A regular file of a commit. */
export interface CommittedFile {
    readonly object: string;
    readonly bytes: number;
    readonly isLink: boolean;
}
export interface CommitListing {
    /** By path relative to the folder asked about. */
    readonly files: ReadonlyMap<string, CommittedFile>;
    /** Submodules. */
    readonly repositories: readonly string[];
}
/** The files below `folder` as a commit holds them; `undefined` when git cannot tell. */
export declare function listCommit(folder: string, commit: string): CommitListing | undefined;
/** The contents of objects, read by one process. What git does not have is missing from the answer. */
export declare function readObjects(folder: string, objects: Iterable<string>): ReadonlyMap<string, Buffer>;
