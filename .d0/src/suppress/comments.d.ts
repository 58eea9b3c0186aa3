/**
 * Finds the comments of a JavaScript or TypeScript file without parsing it: also of a file that does not parse, and without
 * loading a parser for a file that holds one directive. It knows strings, templates, regular expressions and JSX.
 *
 * Limits. Without a grammar some places are guesses: a `/` after the `}` of an object literal divides, after the `}` of a block it
 * begins a regular expression; `<name …>` where an expression may begin is JSX when `</name` follows somewhere behind it, and a
 * type parameter or assertion otherwise; an unterminated string ends with its line; JSX that is never closed is read as code.
 * A wrong guess costs a comment, never an error.
 */
export interface Comment {
    readonly kind: 'line' | 'block';
    /** Text between the delimiters. */
    readonly value: string;
    /** Offsets of the whole comment, delimiters included; the end is exclusive. */
    readonly start: number;
    readonly end: number;
}
export declare function commentsOf(text: string): readonly Comment[];
