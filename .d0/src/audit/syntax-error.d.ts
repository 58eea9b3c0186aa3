/** What is wrong with the syntax of a file of the code base; `undefined` when nothing is, and for texts without one. */
export declare function syntaxErrorOf(path: string, text: string): string | undefined;
