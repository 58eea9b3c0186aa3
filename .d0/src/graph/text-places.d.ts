import { type Ref } from './code.js';
import type { Stretch } from './registration.js';
/** A stretch of fixed text inside a literal or template: what it says, and where in the source it begins. */
export interface TextChunk {
    readonly ref: Ref;
    readonly text: string;
    readonly start: number;
    readonly isTemplate: boolean;
}
/** The fixed texts of a literal or template; nothing for other expressions. */
export declare function chunksOf(ref: Ref): TextChunk[];
/** Where a part of the text stands in the source: the line is exact, the column is where no unusual escapes precede it. */
export declare function placeInText({ ref, text, start, isTemplate }: TextChunk, index: number, length: number): Stretch;
