import { type Tree } from './list-tree.js';
import { type ReadResult, type Stamp } from './read-file.js';
/** Where the files of a code base come from. Paths are relative to the root, forward slashes. */
export interface FileTree {
    list(): Tree;
    read(path: string): ReadResult;
    /** `undefined` when nothing is there. */
    stamp(path: string): Stamp | undefined;
}
/** The files on disk, as they are at each moment. */
export declare function diskTree(root: string): FileTree;
