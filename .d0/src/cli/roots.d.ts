/** One of several runs that share the work: the `number`th (from 1) of `count`. */
export interface Shard {
    readonly number: number;
    readonly count: number;
}
export interface Roots {
    /** Absolute path of the folder the roots lie in: that of the file which lists them. */
    readonly folder: string;
    /** Absolute paths. */
    readonly roots: readonly string[];
}
/** Reads `2/5`. Throws `UserError` on anything else. */
export declare function toShard(text: string): Shard;
/** The roots that a file lists, one a line, relative to its folder; empty lines and lines that begin with `#` are left out. */
export declare function readRoots(file: string): Roots;
/** Every `count`th root, so that neighbours, which are often alike, are spread. */
export declare function rootsOfShard(roots: readonly string[], { number, count }: Shard): readonly string[];
/** A root as reports name it. */
export declare function toFolder(folder: string, root: string): string;
