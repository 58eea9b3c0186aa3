import { listTree, type Tree } from './list-tree.js';
import { readRegularFile, stampOf, type ReadResult, type Stamp } from './read-file.js';

/** Where the files of a code base come from. Paths are relative to the root, forward slashes. */
export interface FileTree {
  list(): Tree;
  read(path: string): ReadResult;
  /** `undefined` when nothing is there. */
  stamp(path: string): Stamp | undefined;
}

/** The files on disk, as they are at each moment. */
export function diskTree(root: string): FileTree {
  return {
    list: () => listTree(root),
    read: (path) => readRegularFile(`${root}/${path}`),
    stamp: (path) => stampOf(`${root}/${path}`),
  };
}
