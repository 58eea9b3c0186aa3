import { listCommit, readObjects } from './git-objects.js';
import { folderOf, joinPath } from '../text/paths.js';
import { LARGEST_FILE_BYTES } from './read-file.js';
/** One state for ever: it never looks changed. */
const STAMP = { mtimeMs: 0, ctimeMs: 0, size: 0 };
/** The files of a commit, read from git's objects: nothing is checked out. Throws nothing; `undefined` when git cannot list the commit. */
export function commitTree({ root, commit, isWanted, disk }) {
    const listing = listCommit(root, commit);
    return listing && new CommitTree(root, listing.files, listing.repositories, isWanted, disk);
}
class CommitTree {
    #tree;
    #disk;
    #files;
    #contents;
    constructor(root, files, repositories, isWanted, disk) {
        const regular = [...files].filter(([path, { isLink }]) => !isLink && !isInNodeModules(path)).map(([path]) => path);
        const links = [...files].filter(([path, { isLink }]) => isLink && !isInNodeModules(path));
        this.#disk = disk;
        this.#files = files;
        const read = regular.filter((path) => isWanted(path) && (files.get(path)?.bytes ?? 0) <= LARGEST_FILE_BYTES);
        this.#contents = readObjects(root, [...read.map((path) => files.get(path)?.object ?? ''), ...links.map(([, { object }]) => object)]);
        this.#tree = {
            files: [...regular, ...filesOfSubmodules(repositories, disk)].sort(),
            links: new Map(links.flatMap(([path, { object }]) => this.#placeOf(path, object))),
            linkCount: links.length,
            nodeModulesCount: 0,
            unreadableFolderCount: 0,
        };
    }
    list() {
        return this.#tree;
    }
    read(path) {
        const file = this.#files.get(path);
        if (!file)
            return this.#disk.read(path);
        if (file.bytes > LARGEST_FILE_BYTES)
            return { kind: 'too large', stamp: STAMP };
        const bytes = this.#contents.get(file.object);
        return bytes ? { kind: 'read', bytes, stamp: STAMP } : { kind: 'unreadable', stamp: STAMP };
    }
    stamp(path) {
        return this.#files.has(path) ? STAMP : this.#disk.stamp(path);
    }
    /** Where a link leads, when that is inside of the root. */
    #placeOf(link, object) {
        const target = this.#contents.get(object)?.toString('utf8');
        const place = target === undefined || target.startsWith('/') ? undefined : joinPath(folderOf(link), target);
        return place === undefined || place === '' ? [] : [[link, place]];
    }
}
function isInNodeModules(path) {
    return `/${path}`.includes('/node_modules/');
}
function filesOfSubmodules(repositories, disk) {
    if (repositories.length === 0)
        return [];
    return disk.list().files.filter((path) => repositories.some((repository) => path.startsWith(`${repository}/`)));
}
