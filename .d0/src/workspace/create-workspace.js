import { resolve as resolvePath } from 'node:path';
import { commitTree } from './commit-tree.js';
import { countReasons } from './count-reasons.js';
import { DocumentStore } from './document-store.js';
import { diskTree } from './file-tree.js';
import { isFolder } from './is-folder.js';
import { isManifestPath } from './manifest-path.js';
import { ManifestStore } from './manifest-store.js';
import { ModuleResolver } from './module-resolver.js';
import { NeedleIndex } from './needle-index.js';
import { createDocumentJudge, createPathJudge } from './path-reasons.js';
import { SourceStore } from './source-store.js';
/** Lists the tree below `options.root` and reads every file that can be analysed. Throws when the root is not a folder. */
export function createWorkspace(options) {
    if (!isFolder(options.root))
        throw new Error(`Not a folder: ${options.root}`);
    return new TreeWorkspace(options, diskTree(resolvePath(options.root)));
}
/** The same of a commit: files come from git's objects, nothing is checked out. `undefined` when git cannot list the commit. */
export function createCommitWorkspace(options, commit) {
    const [isSource, isDocument] = [createPathJudge(options), createDocumentJudge(options)];
    const isWanted = (path) => isSource(path) === undefined || isDocument(path) === undefined || isManifestPath(path);
    const root = resolvePath(options.root);
    const tree = commitTree({ root, commit, isWanted, disk: diskTree(root) });
    return tree && new TreeWorkspace(options, tree);
}
class TreeWorkspace {
    root;
    #files;
    #judge;
    #sources;
    #documents;
    #needles;
    #manifests;
    #tree;
    #present;
    #moves = 0;
    #resolver;
    constructor(options, files) {
        this.root = resolvePath(options.root);
        this.#files = files;
        this.#judge = createPathJudge(options);
        this.#sources = new SourceStore(files, this.#judge);
        this.#documents = new DocumentStore(files, createDocumentJudge(options));
        this.#needles = new NeedleIndex(this.#sources);
        this.#manifests = new ManifestStore(files);
        this.#tree = files.list();
        this.#manifests.synchronise(this.#tree.files);
        this.#documents.synchronise(this.#tree.files);
        this.#synchroniseSources();
    }
    get documents() {
        return this.#documents.paths;
    }
    get documentsRevision() {
        return this.#documents.revision + this.#moves;
    }
    documentText(path) {
        return this.#documents.text(path);
    }
    hasFile(path) {
        this.#present ??= new Set([...this.#tree.files, ...this.#tree.links.keys()]);
        return this.#present.has(path) || this.#documents.text(path) !== undefined;
    }
    get files() {
        return this.#sources.files;
    }
    get filesSeen() {
        return this.#tree.files.length + this.#tree.linkCount;
    }
    get notAnalysed() {
        return countReasons(this.#reasons());
    }
    text(path) {
        const text = this.#sources.text(path) ?? this.#documents.text(path);
        if (text === undefined)
            throw new Error(`Not a file of the workspace: ${path}`);
        return text;
    }
    filesContaining(needle) {
        return this.#needles.find(needle);
    }
    filesWithWords(needle) {
        return this.#needles.find(needle, true);
    }
    wordMarks(word) {
        return this.#needles.marks(word);
    }
    resolve(specifier, from) {
        this.#resolver ??= new ModuleResolver({
            manifests: this.#manifests,
            judge: this.#judge,
            links: this.#tree.links,
            isSource: (path) => this.#sources.isAnalysed(path),
        });
        return this.#resolver.resolve(specifier, from);
    }
    revision(path) {
        return this.#documents.accepts(path) ? this.documentsRevision : this.#sources.revision(path);
    }
    overlay(path, text) {
        if (this.#documents.accepts(path)) {
            this.#documents.overlay(path, text);
            return;
        }
        const files = this.files;
        if (this.#sources.overlay(path, text))
            this.#needles.noteChanges([path]);
        if (files !== this.files)
            this.#resolver = undefined;
    }
    refresh() {
        const [before, files] = [this.#tree, this.files];
        this.#tree = this.#files.list();
        const moved = difference(before.files, this.#tree.files);
        this.#present = undefined;
        if (moved.length > 0)
            this.#moves += 1;
        const documents = this.#documents.synchronise(this.#tree.files);
        const manifests = new Set([...moved.filter(isManifestPath), ...this.#manifests.synchronise(this.#tree.files)]);
        const sources = this.#synchroniseSources();
        for (const path of manifests)
            this.#sources.countRevision(path);
        // Any listed file can be what a package.json or tsconfig names, so every move counts; a mere edit of a source does not.
        const isSameTree = moved.length === 0 && files === this.files && isSameLinks(before.links, this.#tree.links);
        if (!isSameTree || manifests.size > 0)
            this.#resolver = undefined;
        return [...new Set([...sources, ...manifests, ...documents])].sort();
    }
    #synchroniseSources() {
        const changed = this.#sources.synchronise(this.#tree.files.filter((path) => this.#judge(path) === undefined));
        this.#needles.noteChanges(changed);
        return changed;
    }
    *#reasons() {
        for (const path of this.#tree.files) {
            const reason = this.#judge(path);
            if (reason !== undefined)
                yield reason;
        }
        yield* this.#sources.leftOutReasons();
        yield* Array(this.#tree.linkCount).fill('symbolic link');
        yield* Array(this.#tree.nodeModulesCount).fill('node_modules folder');
        yield* Array(this.#tree.unreadableFolderCount).fill('unreadable folder');
        yield* Array(this.#manifests.brokenCount).fill('broken package.json or tsconfig');
    }
}
/** Paths that are in one of two lists only. */
function difference(one, other) {
    const [left, right] = [new Set(one), new Set(other)];
    return [...one.filter((path) => !right.has(path)), ...other.filter((path) => !left.has(path))];
}
function isSameLinks(one, other) {
    return one.size === other.size && [...one].every(([link, target]) => other.get(link) === target);
}
