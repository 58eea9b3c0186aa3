/**
 * The code of a stretch of a file without its layout: equal for two stretches that a formatter makes equal, and different where a token or
 * its place in the tree differs. Comments, white space, quotes, semicolons, trailing commas and parentheses that change nothing are layout.
 * What is no code is taken as it stands, white space aside.
 */
export declare function codeForms(path: string, text: string): (start: number, end: number) => string;
