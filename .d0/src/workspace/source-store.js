import { withoutByteOrderMark } from './decode-text.js';
import { joinPath } from '../text/paths.js';
import { DiskSource, OverlaySource } from './source.js';
/** The contents of all files whose path says they can be analysed, with the editor's texts in front of them. */
export class SourceStore {
    #tree;
    #judge;
    #disk = new Map();
    #overlays = new Map();
    #revisions = new Map();
    #files;
    constructor(tree, judge) {
        this.#tree = tree;
        this.#judge = judge;
    }
    /** Analysable files, sorted by code unit. The same array until a file appears or vanishes. */
    get files() {
        return (this.#files ??= this.#listFiles());
    }
    /** Reasons found in the contents on disk, one per file. */
    *leftOutReasons() {
        for (const source of this.#disk.values())
            if (source.leftOut !== undefined)
                yield source.leftOut;
    }
    /** Whether the file is one of `files`. An editor may also hold a file that is new, or one outside of the root. */
    isAnalysed(path) {
        const overlay = this.#overlays.get(path);
        if (overlay === undefined)
            return this.#disk.has(path) && this.#disk.get(path)?.leftOut === undefined;
        return overlay.leftOut === undefined && (this.#disk.has(path) || (joinPath('', path) === path && this.#judge(path) === undefined));
    }
    /** The text of a file or of its overlay, `undefined` when there is neither. */
    text(path) {
        return (this.#overlays.get(path) ?? this.#analysedOnDisk(path))?.text();
    }
    contains(path, needle) {
        return this.isAnalysed(path) && (this.#overlays.get(path) ?? this.#disk.get(path))?.contains(needle) === true;
    }
    bytes(path) {
        return (this.#overlays.get(path) ?? this.#disk.get(path))?.bytes() ?? NO_BYTES;
    }
    /** 0 for a path that was never seen. */
    revision(path) {
        return this.#revisions.get(path) ?? 0;
    }
    /** Says that the content of a file has changed; for files the store does not hold itself. */
    countRevision(path) {
        this.#revisions.set(path, this.revision(path) + 1);
    }
    /** Puts an editor's text in front of the file, or takes it away. Returns whether the content changed by that. */
    overlay(path, text) {
        return this.#change(path, () => {
            if (text === undefined)
                this.#overlays.delete(path);
            else
                this.#overlays.set(path, new OverlaySource(path, withoutByteOrderMark(text)));
        });
    }
    /** Brings the store to the state of the disk, `paths` being the candidates there now. Returns the paths whose content changed. */
    synchronise(paths) {
        const present = new Set(paths);
        const vanished = [...this.#disk.keys()].filter((path) => !present.has(path));
        return [...vanished, ...paths].filter((path) => this.#synchroniseFile(path, present.has(path)));
    }
    #synchroniseFile(path, isPresent) {
        const before = this.#disk.get(path);
        if (isPresent && before?.isCurrent(this.#tree.stamp(path)) === true)
            return false;
        const after = isPresent ? DiskSource.of(this.#tree.read(path), path) : undefined;
        if (before !== undefined && after !== undefined && before.hasSameContent(after)) {
            this.#disk.set(path, after); // The newer stamp spares the next look.
            return false;
        }
        return this.#change(path, () => {
            if (after === undefined)
                this.#disk.delete(path);
            else
                this.#disk.set(path, after);
        });
    }
    /** Runs an edit of one path; counts a revision when what a reader sees of it has changed. */
    #change(path, edit) {
        const wasAnalysed = this.isAnalysed(path);
        const before = this.#visible(path);
        edit();
        const after = this.#visible(path);
        const isAnalysed = this.isAnalysed(path);
        if (wasAnalysed !== isAnalysed)
            this.#files = undefined;
        if (wasAnalysed === isAnalysed && isSameText(before, after))
            return false;
        this.countRevision(path);
        return true;
    }
    #visible(path) {
        return this.#overlays.get(path) ?? this.#analysedOnDisk(path);
    }
    #analysedOnDisk(path) {
        const source = this.#disk.get(path);
        return source?.leftOut === undefined ? source : undefined;
    }
    #listFiles() {
        return [...new Set([...this.#disk.keys(), ...this.#overlays.keys()])].filter((path) => this.isAnalysed(path)).sort();
    }
}
const NO_BYTES = new Uint8Array(0);
function isSameText(one, other) {
    if (one === undefined || other === undefined)
        return one === other;
    return one === other || one.text() === other.text();
}
