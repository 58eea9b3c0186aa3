/**
 * Where the source of a build product may lie: `dist/esm/client/index.d.ts` → `src/client/index`, `client/index`, … Paths relative to the
 * package, without extension, best guess first; empty when the target is not in a folder builds write to.
 */
export declare function sourceStemsOf(target: string): string[];
