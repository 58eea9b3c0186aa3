/** A kind of key as its issuer writes it. */
export interface Pattern {
    readonly id: string;
    readonly regex: string;
    /** Lower case; a text without any of them cannot match. */
    readonly keywords: readonly string[];
    /** What a match must exceed, in bits for each character. */
    readonly entropy?: number;
    /** The group that is the secret; without it the first that matched. */
    readonly group?: number;
    readonly allow: readonly AllowList[];
}
export interface AllowList {
    readonly regexes: readonly string[];
    readonly stopwords: readonly string[];
    readonly target: string;
}
export interface Patterns {
    readonly allow: {
        readonly regexes: readonly string[];
        readonly stopwords: readonly string[];
    };
    readonly patterns: readonly Pattern[];
}
/** The patterns, read on first need. They are data of gitleaks; `scripts/secret-patterns.mjs` writes the file. */
export declare function loadPatterns(): Patterns;
/** Expressions are compiled when a text holds their keyword, and kept. */
export declare function compile(source: string): RegExp;
