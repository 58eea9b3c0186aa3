import type { FileTree } from './file-tree.js';
import type { PathJudge } from './path-reasons.js';
import { type Needle } from './source.js';
/** The contents of all files whose path says they can be analysed, with the editor's texts in front of them. */
export declare class SourceStore {
    #private;
    constructor(tree: FileTree, judge: PathJudge);
    /** Analysable files, sorted by code unit. The same array until a file appears or vanishes. */
    get files(): readonly string[];
    /** Reasons found in the contents on disk, one per file. */
    leftOutReasons(): Iterable<string>;
    /** Whether the file is one of `files`. An editor may also hold a file that is new, or one outside of the root. */
    isAnalysed(path: string): boolean;
    /** The text of a file or of its overlay, `undefined` when there is neither. */
    text(path: string): string | undefined;
    contains(path: string, needle: Needle): boolean;
    bytes(path: string): Uint8Array;
    /** 0 for a path that was never seen. */
    revision(path: string): number;
    /** Says that the content of a file has changed; for files the store does not hold itself. */
    countRevision(path: string): void;
    /** Puts an editor's text in front of the file, or takes it away. Returns whether the content changed by that. */
    overlay(path: string, text: string | undefined): boolean;
    /** Brings the store to the state of the disk, `paths` being the candidates there now. Returns the paths whose content changed. */
    synchronise(paths: readonly string[]): string[];
}
