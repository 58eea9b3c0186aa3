import type { FileTree } from './file-tree.js';
export interface CommitTreeOptions {
    readonly root: string;
    readonly commit: string;
    /** Whether the content of a file will be asked for: all of those are read at once. */
    readonly isWanted: (path: string) => boolean;
    /** The files on disk: submodules are read there, because their history is another repository's. */
    readonly disk: FileTree;
}
/** The files of a commit, read from git's objects: nothing is checked out. Throws nothing; `undefined` when git cannot list the commit. */
export declare function commitTree({ root, commit, isWanted, disk }: CommitTreeOptions): FileTree | undefined;
