import { join } from 'node:path';
import { isSameStamp, stampOf } from '../workspace/read-file.js';
import { isListed } from './includes-sorted.js';
/**
 * Unsaved texts in front of the files on disk. An editor says what it holds only when a file is linted, never that it closed one: a text
 * serves until the file changes on disk, which saving it does.
 */
export class EditorTexts {
    #workspace;
    #texts = new Map();
    constructor(workspace) {
        this.#workspace = workspace;
    }
    /** Puts the text over the file. Returns whether the workspace shows another text than before. */
    put(path, text) {
        const held = this.#texts.get(path)?.text ?? this.#textOnDisk(path);
        if (held === text)
            return false;
        this.#texts.set(path, { text, stamp: this.#stampOf(path) });
        return this.#change(path, text);
    }
    /** Gives way to files that were saved, overwritten or deleted since. Returns the paths whose text is another one by that. */
    release() {
        const moved = [...this.#texts].filter(([path, { stamp }]) => !isSame(stamp, this.#stampOf(path))).map(([path]) => path);
        for (const path of moved)
            this.#texts.delete(path);
        return moved.filter((path) => this.#change(path, undefined));
    }
    #change(path, text) {
        const before = this.#workspace.revision(path);
        this.#workspace.overlay(path, text);
        return this.#workspace.revision(path) !== before;
    }
    #textOnDisk(path) {
        return isListed(this.#workspace, path) ? this.#workspace.text(path) : undefined;
    }
    #stampOf(path) {
        return stampOf(join(this.#workspace.root, path));
    }
}
function isSame(one, other) {
    return one === undefined || other === undefined ? one === other : isSameStamp(one, other);
}
