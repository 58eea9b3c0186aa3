/**
 * Breaks a text without colours into lines of at most `width` columns, between words; a word that is longer is broken inside.
 * Line feeds of the text stay line breaks. Never returns an empty list.
 */
export declare function wrap(text: string, width: number): readonly string[];
