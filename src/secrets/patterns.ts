import { createRequire } from 'node:module';

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

export interface AllowList { readonly regexes: readonly string[]; readonly stopwords: readonly string[]; readonly target: string }

export interface Patterns { readonly allow: { readonly regexes: readonly string[]; readonly stopwords: readonly string[] }; readonly patterns: readonly Pattern[] }

let loaded: Patterns | undefined;

/** The patterns, read on first need. They are data of gitleaks; `scripts/secret-patterns.mjs` writes the file. */
export function loadPatterns(): Patterns {
  loaded ??= createRequire(import.meta.url)('./patterns.json') as Patterns;
  return loaded;
}

const compiled = new Map<string, RegExp>();

/** Expressions are compiled when a text holds their keyword, and kept. */
export function compile(source: string): RegExp {
  const known = compiled.get(source);
  if (known) { known.lastIndex = 0; return known; }
  const made = new RegExp(source, 'g');
  compiled.set(source, made);
  return made;
}
