import { withoutByteOrderMark } from './decode-text.js';
import { DiskSource, OverlaySource } from './source.js';
/** Files that are no source code but may hold prompt templates. Nobody reads one before it is asked for: a repository is full of YAML. */
export class DocumentStore {
    #tree;
    #judge;
    #overlays = new Map();
    #read = new Map();
    #listed = [];
    #paths;
    #revision = 0;
    constructor(tree, judge) {
        this.#tree = tree;
        this.#judge = judge;
    }
    /** Sorted by code unit. */
    get paths() {
        return (this.#paths ??= [...new Set([...this.#listed, ...this.#overlays.keys()])].sort());
    }
    /** Grows whenever a document that was read changes, and whenever one comes or goes. */
    get revision() {
        return this.#revision;
    }
    /** Whether an editor's text of that path is taken. */
    accepts(path) {
        return this.#judge(path) === undefined;
    }
    /** `undefined` for what is no document, is gone, or is too large or generated. */
    text(path) {
        const overlay = this.#overlays.get(path);
        if (overlay)
            return overlay.text();
        if (!this.paths.includes(path))
            return undefined;
        if (!this.#read.has(path))
            this.#read.set(path, DiskSource.of(this.#tree.read(path), path));
        const source = this.#read.get(path);
        return source?.leftOut === undefined ? source?.text() : undefined;
    }
    /** Puts an editor's text in front of the file, or takes it away. */
    overlay(path, text) {
        const before = this.text(path);
        if (text === undefined)
            this.#overlays.delete(path);
        else
            this.#overlays.set(path, new OverlaySource(path, withoutByteOrderMark(text)));
        this.#paths = undefined;
        if (this.text(path) !== before)
            this.#revision += 1;
    }
    /** Brings the store to the state of the disk, `files` being all files there now. Returns the paths that came, went or changed. */
    synchronise(files) {
        const before = new Set(this.#listed);
        const listed = files.filter((path) => this.accepts(path));
        const now = new Set(listed);
        const changed = [...listed.filter((path) => !before.has(path)), ...this.#listed.filter((path) => !now.has(path)), ...this.#outdated()];
        for (const path of changed)
            this.#read.delete(path);
        this.#listed = listed;
        this.#paths = undefined;
        if (changed.length > 0)
            this.#revision += 1;
        return changed;
    }
    #outdated() {
        return [...this.#read].filter(([path, source]) => source?.isCurrent(this.#tree.stamp(path)) !== true && !this.#isSame(path, source)).map(([path]) => path);
    }
    /** A file saved without a change keeps its facts. */
    #isSame(path, source) {
        const now = DiskSource.of(this.#tree.read(path), path);
        if (!source || !now || !source.hasSameContent(now))
            return false;
        this.#read.set(path, now);
        return true;
    }
}
