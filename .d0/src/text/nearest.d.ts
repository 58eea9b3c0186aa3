/** Up to three of `names` that `given` may have been meant to be, equally near; empty when none is close. */
export declare function findNearest(given: string, names: readonly string[]): readonly string[];
/** `; did you mean …?` or, when nothing is close, the names there are. Begins with the punctuation that joins it to a statement. */
export declare function toAdvice(given: string, names: readonly string[]): string;
/** `` `a`, `b` or `c` ``. */
export declare function quoted(names: readonly string[], conjunction: 'and' | 'or'): string;
