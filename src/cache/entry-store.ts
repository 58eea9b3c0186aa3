import { closeSync, constants, existsSync, fstatSync, lstatSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { codeOf, messageOf } from '../errors.js';
import { DRAFT_ENDING, writeWhole } from '../whole-file.js';
import type { CachePlace } from './cache-place.js';
import { keyIn, seal, unseal } from './seal.js';

export interface Limits {
  /** Of all entries of a place together. */
  readonly bytes: number;
  /** Of one family: what one repository has. */
  readonly entries: number;
}

export const LIMITS: Limits = { bytes: 200 * 1024 * 1024, entries: 64 };

const ENTRY = /^[0-9a-f]{16}-[\w-]{1,120}\.mcp$/;
/** Milliseconds after which a draft belongs to a process that was ended. */
const ABANDONED = 10 * 60_000;
const LARGEST_ENTRY_BYTES = 64 * 1024 * 1024;
const OPEN_FLAGS = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

interface Listed { readonly name: string; readonly mtimeMs: number; readonly size: number }

/**
 * Sealed entries in a folder. An entry appears whole or not at all, whoever is ended or writes at the same time; one that is damaged counts as
 * missing. Nothing here throws: a cache that cannot be used costs time and nothing else.
 */
export class EntryStore {
  readonly #place: CachePlace;
  readonly #limits: Limits;
  readonly #note: (line: string) => void;
  #key: Buffer | undefined;
  damaged = 0;

  /** `note` is told what went wrong. */
  constructor(place: CachePlace, note: (line: string) => void, limits: Limits = LIMITS) {
    this.#place = place;
    this.#limits = limits;
    this.#note = note;
  }

  /** Names of entries that begin so, those used last first. */
  named(prefix: string): readonly string[] {
    return this.#listed().filter(({ name }) => name.startsWith(prefix)).sort(byUse).map(({ name }) => name.slice(0, -'.mcp'.length));
  }

  /** The content of an entry; `undefined` when there is none, or one that is not as it was written. */
  read(name: string): Buffer | undefined {
    const file = this.#fileOf(name);
    const bytes = readEntry(file);
    if (bytes === undefined) return undefined;
    const content = this.#attempt('read', () => unseal(name, bytes, this.#getKey()));
    if (content === undefined) this.damaged += 1;
    else this.#attempt('marked as used', () => { const now = new Date(); utimesSync(file, now, now); });
    return content;
  }

  /** Writes an entry, and removes those used longest ago when there are too many. */
  write(name: string, content: Uint8Array): void {
    this.#attempt('written', () => {
      this.#makeFolder();
      writeWhole(this.#fileOf(name), seal(name, content, this.#getKey()), { mode: 0o600 });
    });
    this.#attempt('kept small', () => { this.#evict(name.slice(0, name.indexOf('-') + 1)); });
  }

  #getKey(): Buffer {
    return (this.#key ??= keyIn(this.#place.keyFolder));
  }

  #fileOf(name: string): string {
    return join(this.#place.folder, `${name}.mcp`);
  }

  #makeFolder(): void {
    mkdirSync(this.#place.folder, { recursive: true, mode: 0o700 });
    const ignoreFile = join(this.#place.folder, '.gitignore');
    // the audit lists what git does not ignore: a cache must not become part of what it is the cache of
    if (this.#place.isInside && !existsSync(ignoreFile)) writeFileSync(ignoreFile, '*\n');
  }

  #evict(family: string): void {
    const entries = this.#listed().sort(byUse);
    const surplus = new Set(entries.filter(({ name }) => name.startsWith(family)).slice(this.#limits.entries));
    let bytes = 0;
    for (const entry of entries) {
      if (!surplus.has(entry)) bytes += entry.size;
      if (surplus.has(entry) || bytes > this.#limits.bytes) rmSync(join(this.#place.folder, entry.name), { force: true });
    }
    for (const name of readdirSync(this.#place.folder).filter(isDraft)) {
      const stats = lstatSync(join(this.#place.folder, name), { throwIfNoEntry: false });
      if (stats && Date.now() - stats.mtimeMs > ABANDONED) rmSync(join(this.#place.folder, name), { force: true });
    }
  }

  #listed(): Listed[] {
    return (this.#attempt('listed', () => namesIn(this.#place.folder)) ?? []).filter((name) => ENTRY.test(name)).flatMap((name) => {
      const stats = lstatSync(join(this.#place.folder, name), { throwIfNoEntry: false });
      return stats?.isFile() === true ? [{ name, mtimeMs: stats.mtimeMs, size: stats.size }] : [];
    });
  }

  #attempt<T>(what: string, work: () => T): T | undefined {
    try {
      return work();
    } catch (error) {
      this.#note(`cache: could not be ${what} (${messageOf(error)})`);
      return undefined;
    }
  }
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  }
}

/** Never follows a link, and takes nothing that is no file. */
function readEntry(file: string): Buffer | undefined {
  let descriptor: number;
  try {
    descriptor = openSync(file, OPEN_FLAGS);
  } catch {
    return undefined;
  }
  try {
    const stats = fstatSync(descriptor);
    return stats.isFile() && stats.size <= LARGEST_ENTRY_BYTES ? readFileSync(descriptor) : undefined;
  } catch {
    return undefined;
  } finally {
    closeSync(descriptor);
  }
}

function isDraft(name: string): boolean {
  const entry = name.replace(DRAFT_ENDING, '');
  return entry !== name && ENTRY.test(entry);
}

const byUse = (one: Listed, other: Listed): number => other.mtimeMs - one.mtimeMs || (one.name < other.name ? -1 : 1);
