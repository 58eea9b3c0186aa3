import { createRequire } from 'node:module';
import type { ts } from 'ts-morph';

export type { ts };
export type TypeScript = typeof ts;

let loaded: TypeScript | undefined;

/**
 * The compiler that parses everything: the one ts-morph carries, never the user's, because node kinds differ between versions.
 * Loaded on first need, since a repository without MCP must not pay for it.
 */
export function typescript(): TypeScript {
  loaded ??= (createRequire(import.meta.url)('ts-morph') as { ts: TypeScript }).ts;
  return loaded;
}
