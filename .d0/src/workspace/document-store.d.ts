import type { FileTree } from './file-tree.js';
import type { PathJudge } from './path-reasons.js';
/** Files that are no source code but may hold prompt templates. Nobody reads one before it is asked for: a repository is full of YAML. */
export declare class DocumentStore {
    #private;
    constructor(tree: FileTree, judge: PathJudge);
    /** Sorted by code unit. */
    get paths(): readonly string[];
    /** Grows whenever a document that was read changes, and whenever one comes or goes. */
    get revision(): number;
    /** Whether an editor's text of that path is taken. */
    accepts(path: string): boolean;
    /** `undefined` for what is no document, is gone, or is too large or generated. */
    text(path: string): string | undefined;
    /** Puts an editor's text in front of the file, or takes it away. */
    overlay(path: string, text: string | undefined): void;
    /** Brings the store to the state of the disk, `files` being all files there now. Returns the paths that came, went or changed. */
    synchronise(files: readonly string[]): string[];
}
