import type { ts } from 'ts-morph';
export type { ts };
export type TypeScript = typeof ts;
/**
 * The compiler that parses everything: the one ts-morph carries, never the user's, because node kinds differ between versions.
 * Loaded on first need, since a repository without MCP must not pay for it.
 */
export declare function typescript(): TypeScript;
