import { parse } from 'jsonc-parser';
import { decodeText, toUtf8Bytes } from './decode-text.js';
import { isSameStamp } from './read-file.js';
/** Reads package.json, tsconfig and workspace files of the tree on first need. Untrusted: a broken one says nothing and is counted. */
export class ManifestStore {
    #tree;
    #manifests = new Map();
    #listed = new Set();
    constructor(tree) {
        this.#tree = tree;
    }
    /** Sets which files exist; anything else is never read. Returns the manifests read earlier that changed or vanished, forgotten by this. */
    synchronise(paths) {
        this.#listed = new Set(paths);
        const changed = [...this.#manifests].filter(([path, manifest]) => !this.#isCurrent(path, manifest)).map(([path]) => path);
        for (const path of changed)
            this.#manifests.delete(path);
        return changed;
    }
    has(path) {
        return this.#listed.has(path);
    }
    /** Listed files that are called `name`, in any folder, sorted by code unit. */
    named(name) {
        return [...this.#listed].filter((path) => path === name || path.endsWith(`/${name}`));
    }
    /** Content of a listed file, `undefined` when there is none. */
    text(path) {
        return this.has(path) ? this.#manifest(path).text : undefined;
    }
    /** JSON with comments and trailing commas; `undefined` when there is no such file or it does not hold an object. */
    json(path) {
        if (!this.has(path))
            return undefined;
        const manifest = this.#manifest(path);
        manifest.json ??= manifest.text === undefined ? 'broken' : (parseObject(manifest.text) ?? 'broken');
        return manifest.json === 'broken' ? undefined : manifest.json;
    }
    /** Manifests that were asked for and could not be understood. */
    get brokenCount() {
        return [...this.#manifests.values()].filter((manifest) => manifest.json === 'broken').length;
    }
    #manifest(path) {
        const known = this.#manifests.get(path);
        if (known !== undefined)
            return known;
        const result = this.#tree.read(path);
        const manifest = {
            stamp: result.kind === 'gone' ? undefined : result.stamp,
            text: result.kind === 'read' ? decodeText(toUtf8Bytes(result.bytes)) : undefined,
        };
        this.#manifests.set(path, manifest);
        return manifest;
    }
    #isCurrent(path, manifest) {
        const stamp = this.#tree.stamp(path);
        return this.has(path) && stamp !== undefined && manifest.stamp !== undefined && isSameStamp(stamp, manifest.stamp);
    }
}
function parseObject(text) {
    try {
        return toObject(JSON.parse(text)) ?? undefined;
    }
    catch {
        return parseObjectWithComments(text); // Most manifests are plain JSON, which the engine parses many times faster.
    }
}
function parseObjectWithComments(text) {
    try {
        const errors = [];
        const value = parse(text, errors, { allowTrailingComma: true });
        return errors.length === 0 ? toObject(value) : undefined;
    }
    catch {
        return undefined; // Nested deeper than the stack: nobody wrote that by hand.
    }
}
/** A plain object, `undefined` for any other JSON value. */
export function toObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
}
/** The strings of a JSON array or a single string; anything else holds none. */
export function toStrings(value) {
    if (typeof value === 'string')
        return [value];
    return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}
