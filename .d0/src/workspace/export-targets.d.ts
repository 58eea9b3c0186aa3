/**
 * All files that `exports` or `imports` of a package.json offers for a key (`.`, `./sub`, `#internal`), best first: every condition is
 * considered, because the source may be behind any of them. Empty when the key is not offered.
 */
export declare function exportTargets(field: unknown, key: string): string[];
