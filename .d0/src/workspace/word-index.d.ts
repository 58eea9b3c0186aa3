/** How a word stands in a text: after a point, after `#`, in quotes, after `{` or `,`, or as if something of that name were defined there. */
export declare const MARKS: {
    readonly point: 1;
    readonly hash: 2;
    readonly quote: 4;
    readonly list: 8;
    readonly definition: 16;
};
/** Where the words of all texts are: one pass over the bytes, and each search for a name costs a look into a table. Words are told apart by their hash. */
export declare class WordIndex {
    #private;
    constructor(files: readonly string[], bytesOf: (path: string) => Uint8Array);
    /** The files that hold a word, by its hash, with the marks it has there; in the order of the files. */
    holders(hash: number): {
        readonly path: string;
        readonly marks: number;
    }[];
}
export declare const isWordByte: (byte: number | undefined) => boolean;
export declare function hashOf(word: string): number;
/** Hashes of the words that must be in a text for it to hold `needle`: those that the needle shows whole. */
export declare function wordsWithin(needle: string): readonly number[];
/** The same when the needle is a word by itself, or begins or ends with one. */
export declare function wordsOf(needle: string): readonly number[];
