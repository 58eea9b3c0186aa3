import { parse, type ParseError } from 'jsonc-parser';

import { decodeText, toUtf8Bytes } from './decode-text.js';
import { digestOf } from '../text/digest.js';
import type { FileTree } from './file-tree.js';
import { isSameStamp, type Stamp } from './read-file.js';

export type JsonObject = Readonly<Record<string, unknown>>;

interface Manifest { readonly stamp: Stamp | undefined; readonly text: string | undefined; json?: JsonObject | 'broken' }

/** Reads package.json, tsconfig and workspace files of the tree on first need. Untrusted: a broken one says nothing and is counted. */
export class ManifestStore {
  readonly #tree: FileTree;
  readonly #manifests = new Map<string, Manifest>();
  #listed: ReadonlySet<string> = new Set();

  constructor(tree: FileTree) {
    this.#tree = tree;
  }

  /** Sets which files exist; anything else is never read. Returns the manifests read earlier that changed or vanished, forgotten by this. */
  synchronise(paths: readonly string[]): string[] {
    this.#listed = new Set(paths);
    const changed = [...this.#manifests].filter(([path, manifest]) => !this.#isCurrent(path, manifest)).map(([path]) => path);
    for (const path of changed) this.#manifests.delete(path);
    return changed;
  }

  has(path: string): boolean {
    return this.#listed.has(path);
  }

  /** Listed files that are called `name`, in any folder, sorted by code unit. */
  named(name: string): string[] {
    return [...this.#listed].filter((path) => path === name || path.endsWith(`/${name}`));
  }

  /** Content of a listed file, `undefined` when there is none. */
  text(path: string): string | undefined {
    return this.has(path) ? this.#manifest(path).text : undefined;
  }

  /** JSON with comments and trailing commas; `undefined` when there is no such file or it does not hold an object. */
  json(path: string): JsonObject | undefined {
    if (!this.has(path)) return undefined;
    const manifest = this.#manifest(path);
    manifest.json ??= manifest.text === undefined ? 'broken' : (parseObject(manifest.text) ?? 'broken');
    return manifest.json === 'broken' ? undefined : manifest.json;
  }

  /** The manifests read so far, by path, with the digest of what was found. */
  reads(): readonly (readonly [string, string])[] {
    return [...this.#manifests].map(([path, { text }]) => [path, digestOfText(text)]);
  }

  /** The digest of what is on disk now. */
  digestOnDisk(path: string): string {
    return digestOfText(this.#read(path).text);
  }

  /** Manifests that were asked for and could not be understood. */
  get brokenCount(): number {
    return [...this.#manifests.values()].filter((manifest) => manifest.json === 'broken').length;
  }

  #manifest(path: string): Manifest {
    const known = this.#manifests.get(path);
    if (known !== undefined) return known;
    const manifest = this.#read(path);
    this.#manifests.set(path, manifest);
    return manifest;
  }

  #read(path: string): Manifest {
    const result = this.#tree.read(path);
    return {
      stamp: result.kind === 'gone' ? undefined : result.stamp,
      text: result.kind === 'read' ? decodeText(toUtf8Bytes(result.bytes)) : undefined,
    };
  }

  #isCurrent(path: string, manifest: Manifest): boolean {
    const stamp = this.#tree.stamp(path);
    return this.has(path) && stamp !== undefined && manifest.stamp !== undefined && isSameStamp(stamp, manifest.stamp);
  }
}

function digestOfText(text: string | undefined): string {
  return text === undefined ? 'unreadable' : digestOf(text);
}

function parseObject(text: string): JsonObject | undefined {
  try {
    return toObject(JSON.parse(text)) ?? undefined;
  } catch {
    return parseObjectWithComments(text); // Most manifests are plain JSON, which the engine parses many times faster.
  }
}

function parseObjectWithComments(text: string): JsonObject | undefined {
  try {
    const errors: ParseError[] = [];
    const value: unknown = parse(text, errors, { allowTrailingComma: true });
    return errors.length === 0 ? toObject(value) : undefined;
  } catch {
    return undefined; // Nested deeper than the stack: nobody wrote that by hand.
  }
}

/** A plain object, `undefined` for any other JSON value. */
export function toObject(value: unknown): JsonObject | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : undefined;
}

/** The strings of a JSON array or a single string; anything else holds none. */
export function toStrings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];
}
