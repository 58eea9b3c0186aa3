import { createRequire } from 'node:module';
let loaded;
/**
 * The compiler that parses everything: the one ts-morph carries, never the user's, because node kinds differ between versions.
 * Loaded on first need, since a repository without MCP must not pay for it.
 */
export function typescript() {
    loaded ??= createRequire(import.meta.url)('ts-morph').ts;
    return loaded;
}
