import { withoutByteOrderMark } from './decode-text.js';
import type { FileTree } from './file-tree.js';
import { digestOf } from '../text/digest.js';
import type { PathJudge } from './path-reasons.js';
import { joinPath } from '../text/paths.js';
import { DiskSource, type Needle, OverlaySource, type Source } from './source.js';
import type { SourceState } from './workspace.js';

/** The contents of all files whose path says they can be analysed, with the editor's texts in front of them. */
export class SourceStore {
  readonly #tree: FileTree;
  readonly #judge: PathJudge;
  readonly #disk = new Map<string, DiskSource>();
  readonly #overlays = new Map<string, OverlaySource>();
  readonly #revisions = new Map<string, number>();
  #files: readonly string[] | undefined;

  constructor(tree: FileTree, judge: PathJudge) {
    this.#tree = tree;
    this.#judge = judge;
  }

  /** Analysable files, sorted by code unit. The same array until a file appears or vanishes. */
  get files(): readonly string[] {
    return (this.#files ??= this.#listFiles());
  }

  /** What the files hold, sorted by path. */
  states(): ReadonlyMap<string, SourceState> {
    const paths = [...new Set([...this.#disk.keys(), ...this.#overlays.keys()])].sort();
    return new Map(paths.map((path) => [path, this.isAnalysed(path) ? { isAnalysed: true, digest: digestOf(this.bytes(path)) } : { isAnalysed: false, digest: this.#disk.get(path)?.leftOut ?? '' }]));
  }

  /** Reasons found in the contents on disk, one per file. */
  *leftOutReasons(): Iterable<string> {
    for (const source of this.#disk.values()) if (source.leftOut !== undefined) yield source.leftOut;
  }

  /** Whether the file is one of `files`. An editor may also hold a file that is new, or one outside of the root. */
  isAnalysed(path: string): boolean {
    const overlay = this.#overlays.get(path);
    if (overlay === undefined) return this.#disk.has(path) && this.#disk.get(path)?.leftOut === undefined;
    return overlay.leftOut === undefined && (this.#disk.has(path) || (joinPath('', path) === path && this.#judge(path) === undefined));
  }

  /** The text of a file or of its overlay, `undefined` when there is neither. */
  text(path: string): string | undefined {
    return (this.#overlays.get(path) ?? this.#analysedOnDisk(path))?.text();
  }

  contains(path: string, needle: Needle): boolean {
    return this.isAnalysed(path) && (this.#overlays.get(path) ?? this.#disk.get(path))?.contains(needle) === true;
  }

  bytes(path: string): Uint8Array {
    return (this.#overlays.get(path) ?? this.#disk.get(path))?.bytes() ?? NO_BYTES;
  }

  /** 0 for a path that was never seen. */
  revision(path: string): number {
    return this.#revisions.get(path) ?? 0;
  }

  /** Says that the content of a file has changed; for files the store does not hold itself. */
  countRevision(path: string): void {
    this.#revisions.set(path, this.revision(path) + 1);
  }

  /** Puts an editor's text in front of the file, or takes it away. Returns whether the content changed by that. */
  overlay(path: string, text: string | undefined): boolean {
    return this.#change(path, () => {
      if (text === undefined) this.#overlays.delete(path);
      else this.#overlays.set(path, new OverlaySource(path, withoutByteOrderMark(text)));
    });
  }

  /** Brings the store to the state of the disk, `paths` being the candidates there now. Returns the paths whose content changed. */
  synchronise(paths: readonly string[]): string[] {
    const present = new Set(paths);
    const vanished = [...this.#disk.keys()].filter((path) => !present.has(path));
    return [...vanished, ...paths].filter((path) => this.#synchroniseFile(path, present.has(path)));
  }

  #synchroniseFile(path: string, isPresent: boolean): boolean {
    const before = this.#disk.get(path);
    if (isPresent && before?.isCurrent(this.#tree.stamp(path)) === true) return false;
    const after = isPresent ? DiskSource.of(this.#tree.read(path), path) : undefined;
    if (before !== undefined && after !== undefined && before.hasSameContent(after)) {
      this.#disk.set(path, after); // The newer stamp spares the next look.
      return false;
    }
    return this.#change(path, () => {
      if (after === undefined) this.#disk.delete(path);
      else this.#disk.set(path, after);
    });
  }

  /** Runs an edit of one path; counts a revision when what a reader sees of it has changed. */
  #change(path: string, edit: () => void): boolean {
    const wasAnalysed = this.isAnalysed(path);
    const before = this.#visible(path);
    edit();
    const after = this.#visible(path);
    const isAnalysed = this.isAnalysed(path);
    if (wasAnalysed !== isAnalysed) this.#files = undefined;
    if (wasAnalysed === isAnalysed && isSameText(before, after)) return false;
    this.countRevision(path);
    return true;
  }

  #visible(path: string): Source | undefined {
    return this.#overlays.get(path) ?? this.#analysedOnDisk(path);
  }

  #analysedOnDisk(path: string): DiskSource | undefined {
    const source = this.#disk.get(path);
    return source?.leftOut === undefined ? source : undefined;
  }

  #listFiles(): readonly string[] {
    return [...new Set([...this.#disk.keys(), ...this.#overlays.keys()])].filter((path) => this.isAnalysed(path)).sort();
  }
}

const NO_BYTES = new Uint8Array(0);

function isSameText(one: Source | undefined, other: Source | undefined): boolean {
  if (one === undefined || other === undefined) return one === other;
  return one === other || one.text() === other.text();
}
