import type { Needle } from './source.js';
/** What the index asks of the texts it searches. */
export interface Searchable {
    readonly files: readonly string[];
    /** False for a file that is gone. */
    contains(path: string, needle: Needle): boolean;
    /** The text of one of `files` as bytes. */
    bytes(path: string): Uint8Array;
}
/** Remembers which files contain a string. A changed file costs one search in that file per needle that is asked for again. */
export declare class NeedleIndex {
    #private;
    constructor(sources: Searchable);
    /** Files whose text contains `text`, sorted by code unit; with `isWord` only as words of their own, or parts of a longer text that are. */
    find(text: string, isWord?: boolean): readonly string[];
    /** Says that the content of these files is not what it was. */
    noteChanges(paths: readonly string[]): void;
    /** How a word stands in the files that hold it, as `MARKS`; nothing of a file that changed lately. */
    marks(word: string): ReadonlyMap<string, number>;
}
