import { listTree } from './list-tree.js';
import { readRegularFile, stampOf } from './read-file.js';
/** The files on disk, as they are at each moment. */
export function diskTree(root) {
    return {
        list: () => listTree(root),
        read: (path) => readRegularFile(`${root}/${path}`),
        stamp: (path) => stampOf(`${root}/${path}`),
    };
}
