import type { Workspace } from '../workspace/workspace.js';
/**
 * Unsaved texts in front of the files on disk. An editor says what it holds only when a file is linted, never that it closed one: a text
 * serves until the file changes on disk, which saving it does.
 */
export declare class EditorTexts {
    #private;
    constructor(workspace: Workspace);
    /** Puts the text over the file. Returns whether the workspace shows another text than before. */
    put(path: string, text: string): boolean;
    /** Gives way to files that were saved, overwritten or deleted since. Returns the paths whose text is another one by that. */
    release(): string[];
}
