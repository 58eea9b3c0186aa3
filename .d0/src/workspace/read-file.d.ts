/** What tells one state of a file on disk from another without reading it. Times in milliseconds. */
export interface Stamp {
    readonly mtimeMs: number;
    readonly ctimeMs: number;
    readonly size: number;
}
export type ReadResult = {
    readonly kind: 'read';
    readonly bytes: Buffer;
    readonly stamp: Stamp;
} | {
    readonly kind: 'too large';
    readonly stamp: Stamp;
} | {
    readonly kind: 'unreadable';
    readonly stamp: Stamp;
} | {
    readonly kind: 'gone';
};
export declare const LARGEST_FILE_BYTES: number;
/** Reads a regular file; nothing is thrown for what a disk can do to us between listing and reading. */
export declare function readRegularFile(file: string): ReadResult;
/** The stamp of a file, `undefined` when nothing is there. */
export declare function stampOf(file: string): Stamp | undefined;
export declare function isSameStamp(one: Stamp, other: Stamp): boolean;
