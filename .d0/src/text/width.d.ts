/** What a reader sees as single characters. */
export declare function graphemesOf(text: string): readonly string[];
/** Columns of a terminal that a text without control characters and colours takes. */
export declare function widthOf(text: string): number;
/** Appends spaces up to `width` columns. */
export declare function padTo(text: string, width: number): string;
