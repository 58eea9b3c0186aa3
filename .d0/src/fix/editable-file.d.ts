/** Why the file of the root must not be written, given the text (without byte-order mark) it is thought to hold; `undefined` when it may be. */
export declare function objectionToWriting(root: string, path: string, text: string): string | undefined;
/** Replaces the text of a file in place: its encoding, byte-order mark, rights and hard links stay. Throws what the disk throws. */
export declare function writeText(root: string, path: string, text: string): void;
