import type { FileTree } from './file-tree.js';
export type JsonObject = Readonly<Record<string, unknown>>;
/** Reads package.json, tsconfig and workspace files of the tree on first need. Untrusted: a broken one says nothing and is counted. */
export declare class ManifestStore {
    #private;
    constructor(tree: FileTree);
    /** Sets which files exist; anything else is never read. Returns the manifests read earlier that changed or vanished, forgotten by this. */
    synchronise(paths: readonly string[]): string[];
    has(path: string): boolean;
    /** Listed files that are called `name`, in any folder, sorted by code unit. */
    named(name: string): string[];
    /** Content of a listed file, `undefined` when there is none. */
    text(path: string): string | undefined;
    /** JSON with comments and trailing commas; `undefined` when there is no such file or it does not hold an object. */
    json(path: string): JsonObject | undefined;
    /** Manifests that were asked for and could not be understood. */
    get brokenCount(): number;
}
/** A plain object, `undefined` for any other JSON value. */
export declare function toObject(value: unknown): JsonObject | undefined;
/** The strings of a JSON array or a single string; anything else holds none. */
export declare function toStrings(value: unknown): string[];
