import { type ts } from './typescript.js';
export interface ParsedFile {
    readonly sourceFile: ts.SourceFile;
    /** First syntax error, when there is one; the tree is usable all the same. */
    readonly syntaxError: string | undefined;
}
/** Parses one text, never throwing for what the text holds. */
export declare function parse(path: string, text: string): ParsedFile;
