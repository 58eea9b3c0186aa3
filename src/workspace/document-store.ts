import { withoutByteOrderMark } from './decode-text.js';
import { digestOf } from '../text/digest.js';
import type { FileTree } from './file-tree.js';
import type { PathJudge } from './path-reasons.js';
import { DiskSource, OverlaySource } from './source.js';

/** Files that are no source code but may hold prompt templates. Nobody reads one before it is asked for: a repository is full of YAML. */
export class DocumentStore {
  readonly #tree: FileTree;
  readonly #judge: PathJudge;
  readonly #overlays = new Map<string, OverlaySource>();
  readonly #read = new Map<string, DiskSource | undefined>();
  #listed: readonly string[] = [];
  #paths: readonly string[] | undefined;
  #revision = 0;

  constructor(tree: FileTree, judge: PathJudge) {
    this.#tree = tree;
    this.#judge = judge;
  }

  /** Sorted by code unit. */
  get paths(): readonly string[] {
    return (this.#paths ??= [...new Set([...this.#listed, ...this.#overlays.keys()])].sort());
  }

  /** Grows whenever a document that was read changes, and whenever one comes or goes. */
  get revision(): number {
    return this.#revision;
  }

  /** Whether an editor's text of that path is taken. */
  accepts(path: string): boolean {
    return this.#judge(path) === undefined;
  }

  /** `undefined` for what is no document, is gone, or is too large or generated. */
  text(path: string): string | undefined {
    const overlay = this.#overlays.get(path);
    if (overlay) return overlay.text();
    if (!this.paths.includes(path)) return undefined;
    if (!this.#read.has(path)) this.#read.set(path, DiskSource.of(this.#tree.read(path), path));
    const source = this.#read.get(path);
    return source?.leftOut === undefined ? source?.text() : undefined;
  }

  /** The documents read so far, by path, with the digest of what was found. */
  reads(): readonly (readonly [string, string])[] {
    return [...this.#read].map(([path, source]) => [path, digestOfSource(source)]);
  }

  /** The digest of what is on disk now. */
  digestOnDisk(path: string): string {
    return digestOfSource(DiskSource.of(this.#tree.read(path), path));
  }

  /** Puts an editor's text in front of the file, or takes it away. */
  overlay(path: string, text: string | undefined): void {
    const before = this.text(path);
    if (text === undefined) this.#overlays.delete(path);
    else this.#overlays.set(path, new OverlaySource(path, withoutByteOrderMark(text)));
    this.#paths = undefined;
    if (this.text(path) !== before) this.#revision += 1;
  }

  /** Brings the store to the state of the disk, `files` being all files there now. Returns the paths that came, went or changed. */
  synchronise(files: readonly string[]): string[] {
    const before = new Set(this.#listed);
    const listed = files.filter((path) => this.accepts(path));
    const now = new Set(listed);
    const changed = [...listed.filter((path) => !before.has(path)), ...this.#listed.filter((path) => !now.has(path)), ...this.#outdated()];
    for (const path of changed) this.#read.delete(path);
    this.#listed = listed;
    this.#paths = undefined;
    if (changed.length > 0) this.#revision += 1;
    return changed;
  }

  #outdated(): string[] {
    return [...this.#read].filter(([path, source]) => source?.isCurrent(this.#tree.stamp(path)) !== true && !this.#isSame(path, source)).map(([path]) => path);
  }

  /** A file saved without a change keeps its facts. */
  #isSame(path: string, source: DiskSource | undefined): boolean {
    const now = DiskSource.of(this.#tree.read(path), path);
    if (!source || !now || !source.hasSameContent(now)) return false;
    this.#read.set(path, now);
    return true;
  }
}

function digestOfSource(source: DiskSource | undefined): string {
  return source?.leftOut ?? (source ? digestOf(source.bytes()) : 'gone');
}
