import { type ReadResult, type Stamp } from './read-file.js';
/** A searched string in both forms, so that it is encoded once and not per file. */
export interface Needle {
    readonly text: string;
    readonly bytes: Buffer;
    /** Hashes of words that a text must hold. */
    readonly words: readonly number[];
    /** Only where it begins and ends with whole words. */
    readonly isWord: boolean;
}
/** The content of one file, from disk or from an editor. */
export interface Source {
    /** Why the file is not analysed although its path says it could be. */
    readonly leftOut: string | undefined;
    text(): string;
    bytes(): Buffer;
    contains(needle: Needle): boolean;
}
/** A file on disk: bytes kept, text decoded on first need. */
export declare class DiskSource implements Source {
    #private;
    readonly leftOut: string | undefined;
    private constructor();
    /** What was read of the file `path`; `undefined` when it is gone. */
    static of(result: ReadResult, path: string): DiskSource | undefined;
    /** Whether the disk still holds this state, as far as a look at the stamp can tell. */
    isCurrent(stamp: Stamp | undefined): boolean;
    hasSameContent(other: DiskSource): boolean;
    bytes(): Buffer;
    text(): string;
    contains(needle: Needle): boolean;
}
/** What an editor holds instead of the file on disk. */
export declare class OverlaySource implements Source {
    #private;
    readonly leftOut: string | undefined;
    constructor(path: string, text: string);
    text(): string;
    bytes(): Buffer;
    contains(needle: Needle): boolean;
}
