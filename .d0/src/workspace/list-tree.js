import { readdirSync, realpathSync } from 'node:fs';
import { sep } from 'node:path';
import { listWithGit } from './git-listing.js';
import { gitFilter, ignoreFilter } from './tree-filter.js';
const NEVER_ENTERED = new Set(['.git', '.hg', '.svn', '.jj']);
/** Lists the tree as git sees it, or by its `.gitignore` files where git is missing or fails. Links are not followed, so loops do not matter. */
export function listTree(root) {
    const listing = listWithGit(root);
    const walk = new TreeWalk(root);
    walk.visit('', listing === undefined ? ignoreFilter(root) : gitFilter(root, listing));
    return walk.toTree();
}
class TreeWalk {
    #root;
    #realRoot;
    #files = [];
    #links = new Map();
    #linkCount = 0;
    #nodeModulesCount = 0;
    #unreadableFolderCount = 0;
    constructor(root) {
        this.#root = root;
        this.#realRoot = realpathSync(root);
    }
    visit(folder, outer) {
        const entries = this.#readFolder(folder);
        const filter = entries.some((entry) => entry.name === '.gitignore') ? outer.withIgnoreFile(folder) : outer;
        for (const entry of entries) {
            const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
            if (entry.isDirectory())
                this.#visitInner(path, entry.name, filter);
            else if (entry.isFile() && filter.hasFile(path))
                this.#files.push(path);
            else if (entry.isSymbolicLink() && filter.hasFile(path))
                this.#addLink(path);
        }
    }
    toTree() {
        return {
            files: this.#files.sort(),
            links: this.#links,
            linkCount: this.#linkCount,
            nodeModulesCount: this.#nodeModulesCount,
            unreadableFolderCount: this.#unreadableFolderCount,
        };
    }
    #visitInner(path, name, filter) {
        if (NEVER_ENTERED.has(name))
            return;
        const inner = filter.enter(path);
        if (inner === undefined)
            return;
        if (name === 'node_modules')
            this.#nodeModulesCount += 1;
        else
            this.visit(path, inner);
    }
    #readFolder(folder) {
        try {
            return readdirSync(folder === '' ? this.#root : `${this.#root}/${folder}`, { withFileTypes: true });
        }
        catch {
            this.#unreadableFolderCount += 1;
            return [];
        }
    }
    #addLink(path) {
        this.#linkCount += 1;
        const target = this.#placeInside(path);
        if (target !== undefined)
            this.#links.set(path, target);
    }
    #placeInside(link) {
        try {
            const target = realpathSync(`${this.#root}/${link}`);
            return target.startsWith(this.#realRoot + sep) ? target.slice(this.#realRoot.length + 1).replaceAll(sep, '/') : undefined;
        }
        catch {
            return undefined; // A dangling link or a loop leads nowhere.
        }
    }
}
