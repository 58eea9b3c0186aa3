/** A key with at most one star, as in `exports`, `imports` and tsconfig `paths`. Star patterns are compared as text: they come from the audited repository. */
export interface PatternMatch {
    readonly pattern: string;
    readonly star: string;
}
/** The best pattern for a specifier: the exact one, else the one with the longest text before its star. */
export declare function findBestPattern(patterns: readonly string[], specifier: string): PatternMatch | undefined;
export declare function fillStar(target: string, star: string): string;
