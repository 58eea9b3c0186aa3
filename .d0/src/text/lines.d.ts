export interface Position {
    readonly line: number;
    readonly column: number;
}
/** Offsets at which the lines of `text` begin; the first is 0. */
export declare function lineStartsOf(text: string): readonly number[];
/** 1-based line and column of an offset, given the result of `lineStartsOf`. */
export declare function toPosition(offset: number, lineStarts: readonly number[]): Position;
/** The lines of a text without their terminators; a terminator at the very end begins no line. */
export declare function linesOf(text: string): readonly string[];
