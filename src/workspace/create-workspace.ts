import { resolve as resolvePath } from 'node:path';

import { commitTree } from './commit-tree.js';
import { countReasons } from './count-reasons.js';
import { digestOf } from '../text/digest.js';
import { DocumentStore } from './document-store.js';
import { diskTree, type FileTree } from './file-tree.js';
import { isFolder } from './is-folder.js';
import type { Tree } from './list-tree.js';
import { isManifestPath } from './manifest-path.js';
import { ManifestStore } from './manifest-store.js';
import { ModuleResolver } from './module-resolver.js';
import { NeedleIndex } from './needle-index.js';
import { createDocumentJudge, createPathJudge, type PathJudge } from './path-reasons.js';
import { SourceStore } from './source-store.js';
import { textsOnly } from './texts-only.js';
import type { ModuleTarget, NotAnalysed, Workspace, WorkspaceOptions, WorkspaceState } from './workspace.js';

/** Lists the tree below `options.root` and reads every file that can be analysed. Throws when the root is not a folder. */
export function createWorkspace(options: WorkspaceOptions): Workspace {
  if (!isFolder(options.root)) throw new Error(`Not a folder: ${options.root}`);
  return new TreeWorkspace(options, diskTree(resolvePath(options.root)));
}

/** The same of a commit: files come from git's objects, nothing is checked out. `undefined` when git cannot list the commit. */
export function createCommitWorkspace(options: WorkspaceOptions, commit: string): Workspace | undefined {
  const [isSource, isDocument] = [createPathJudge(options), createDocumentJudge(options)];
  const isWanted = (path: string): boolean => isSource(path) === undefined || isDocument(path) === undefined || isManifestPath(path);
  const root = resolvePath(options.root);
  const tree = commitTree({ root, commit, isWanted, disk: diskTree(root) });
  return tree && new TreeWorkspace(options, tree);
}

class TreeWorkspace implements Workspace {
  readonly root: string;
  readonly #files: FileTree;
  readonly #judge: PathJudge;
  readonly #sources: SourceStore;
  readonly #documents: DocumentStore;
  readonly #needles: NeedleIndex;
  readonly #manifests: ManifestStore;
  #tree: Tree;
  #present: ReadonlySet<string> | undefined;
  #moves = 0;
  #resolutions = 0;
  #resolver: ModuleResolver | undefined;

  constructor(options: WorkspaceOptions, files: FileTree) {
    this.root = resolvePath(options.root);
    this.#files = files;
    this.#judge = createPathJudge(options);
    this.#sources = new SourceStore(files, this.#judge);
    this.#documents = new DocumentStore(files, createDocumentJudge(options));
    this.#needles = new NeedleIndex(this.#sources);
    this.#manifests = new ManifestStore(files);
    this.#tree = files.list();
    this.#manifests.synchronise(this.#tree.files);
    this.#documents.synchronise(this.#tree.files);
    this.#synchroniseSources();
  }

  get documents(): readonly string[] {
    return this.#documents.paths;
  }

  get documentsRevision(): number {
    return this.#documents.revision + this.#moves;
  }

  documentText(path: string): string | undefined {
    return this.#documents.text(path);
  }

  hasFile(path: string): boolean {
    this.#present ??= new Set([...this.#tree.files, ...this.#tree.links.keys()]);
    return this.#present.has(path) || this.#documents.text(path) !== undefined;
  }

  get files(): readonly string[] {
    return this.#sources.files;
  }

  get filesSeen(): number {
    return this.#tree.files.length + this.#tree.linkCount;
  }

  get notAnalysed(): readonly NotAnalysed[] {
    return countReasons(this.#reasons());
  }

  text(path: string): string {
    const text = this.#sources.text(path) ?? this.#documents.text(path);
    if (text === undefined) throw new Error(`Not a file of the workspace: ${path}`);
    return text;
  }

  filesContaining(needle: string): readonly string[] {
    return this.#needles.find(needle);
  }

  filesWithWords(needle: string): readonly string[] {
    return this.#needles.find(needle, true);
  }

  wordMarks(word: string): ReadonlyMap<string, number> {
    return this.#needles.marks(word);
  }

  resolve(specifier: string, from: string): ModuleTarget {
    this.#resolver ??= new ModuleResolver({
      manifests: this.#manifests,
      judge: this.#judge,
      links: this.#tree.links,
      isSource: (path) => this.#sources.isAnalysed(path),
    });
    return this.#resolver.resolve(specifier, from);
  }

  get resolutionRevision(): number {
    return this.#resolutions;
  }

  #forgetTargets(): void {
    this.#resolver = undefined;
    this.#resolutions += 1;
  }

  revision(path: string): number {
    return this.#documents.accepts(path) ? this.documentsRevision : this.#sources.revision(path);
  }

  overlay(path: string, text: string | undefined): void {
    if (this.#documents.accepts(path)) { this.#documents.overlay(path, text); return; }
    const files = this.files;
    if (this.#sources.overlay(path, text)) this.#needles.noteChanges([path]);
    if (files !== this.files) this.#forgetTargets();
  }

  refresh(): readonly string[] {
    const [before, files] = [this.#tree, this.files];
    this.#tree = this.#files.list();
    const moved = difference(before.files, this.#tree.files);
    this.#present = undefined;
    if (moved.length > 0) this.#moves += 1;
    const documents = this.#documents.synchronise(this.#tree.files);
    const manifests = new Set([...moved.filter(isManifestPath), ...this.#manifests.synchronise(this.#tree.files)]);
    const sources = this.#synchroniseSources();
    for (const path of manifests) this.#sources.countRevision(path);
    // Any listed file can be what a package.json or tsconfig names, so every move counts; a mere edit of a source does not.
    const isSameTree = moved.length === 0 && files === this.files && isSameLinks(before.links, this.#tree.links);
    if (!isSameTree || manifests.size > 0) this.#forgetTargets();
    return [...new Set([...sources, ...manifests, ...documents])].sort();
  }

  state(): WorkspaceState {
    const { files, links, linkCount, nodeModulesCount, unreadableFolderCount } = this.#tree;
    return { tree: digestOf(JSON.stringify([files, [...links], linkCount, nodeModulesCount, unreadableFolderCount])), sources: this.#sources.states() };
  }

  reads(): ReadonlyMap<string, string> {
    const keyed = (kind: string, all: readonly (readonly [string, string])[]): [string, string][] => all.map(([path, digest]) => [kind + path, digest]);
    return new Map([...keyed(AS_MANIFEST, this.#manifests.reads()), ...keyed(AS_DOCUMENT, this.#documents.reads())].sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  wouldRead(reads: ReadonlyMap<string, string>): boolean {
    return [...reads].every(([key, digest]) => {
      const store = key.startsWith(AS_MANIFEST) ? this.#manifests : this.#documents;
      return store.digestOnDisk(key.slice(AS_MANIFEST.length)) === digest;
    });
  }

  limitedTo(paths: readonly string[]): Workspace {
    return textsOnly(this, this.#sources, paths);
  }

  #synchroniseSources(): string[] {
    const changed = this.#sources.synchronise(this.#tree.files.filter((path) => this.#judge(path) === undefined));
    this.#needles.noteChanges(changed);
    return changed;
  }

  *#reasons(): Iterable<string> {
    for (const path of this.#tree.files) {
      const reason = this.#judge(path);
      if (reason !== undefined) yield reason;
    }
    yield* this.#sources.leftOutReasons();
    yield* Array<string>(this.#tree.linkCount).fill('symbolic link');
    yield* Array<string>(this.#tree.nodeModulesCount).fill('node_modules folder');
    yield* Array<string>(this.#tree.unreadableFolderCount).fill('unreadable folder');
    yield* Array<string>(this.#manifests.brokenCount).fill('broken package.json or tsconfig');
  }
}

/** A file can be read as both: `pnpm-workspace.yaml`. */
const [AS_MANIFEST, AS_DOCUMENT] = ['m ', 'd '];

/** Paths that are in one of two lists only. */
function difference(one: readonly string[], other: readonly string[]): string[] {
  const [left, right] = [new Set(one), new Set(other)];
  return [...one.filter((path) => !right.has(path)), ...other.filter((path) => !left.has(path))];
}

function isSameLinks(one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): boolean {
  return one.size === other.size && [...one].every(([link, target]) => other.get(link) === target);
}
