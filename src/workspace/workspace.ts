/** What the analysis knows of a code base before anything is parsed: which files, their text, and where an import leads. */
export interface Workspace {
  /** Absolute path of the analysed root. */
  readonly root: string;
  /** Analysable source files: relative to the root, forward slashes, sorted by code unit. */
  readonly files: readonly string[];
  /** What was seen and left out, by reason ("test file", "generated", "minified", "declaration file", "vue file", …), sorted by reason. */
  readonly notAnalysed: readonly NotAnalysed[];
  /** How many files were seen at all. */
  readonly filesSeen: number;
  /** YAML files and descriptions of skills: what may hold prompt templates, or name files that do. Sorted by code unit, read when asked for. */
  readonly documents: readonly string[];
  /** A number that grows whenever a document that was read changes, or any file comes or goes. */
  readonly documentsRevision: number;
  /** Whether there is such a file, of whatever kind, in the listed tree. */
  hasFile(path: string): boolean;
  /** Text of a document; `undefined` for one that is gone, too large or generated. */
  documentText(path: string): string | undefined;
  /** Text of a file, without byte-order mark. Invalid UTF-8 becomes U+FFFD. Throws for a path that is neither in `files` nor a document and has no overlay. */
  text(path: string): string;
  /** Files whose text contains `needle`, sorted. Plain byte search, memoised per needle. */
  filesContaining(needle: string): readonly string[];
  /** The same for a needle that begins and ends at the edge of a word: a name, `new Name`. Cheap however many are asked for. */
  filesWithWords(needle: string): readonly string[];
  /** How a word stands in files that hold it (`MARKS` of the word index); of files that changed lately nothing is known. */
  wordMarks(word: string): ReadonlyMap<string, number>;
  /** Where a module specifier written in the file `from` leads. */
  resolve(specifier: string, from: string): ModuleTarget;
  /** A number that grows whenever imports may lead elsewhere than before. */
  readonly resolutionRevision: number;
  /** A number that grows whenever the content of that file changes (overlay or refresh). */
  revision(path: string): number;
  /** Replaces the text of one file by what an editor holds; `undefined` restores the file on disk. Memoised answers that depend on it are dropped. */
  overlay(path: string, text: string | undefined): void;
  /** Looks at the disk again. Returns the paths that appeared, vanished or changed. */
  refresh(): readonly string[];
  /** Which files there are and what the sources among them hold, as digests. */
  state(): WorkspaceState;
  /** The documents and manifests that were read so far (how, and the path), with the digest of what was found. */
  reads(): ReadonlyMap<string, string>;
  /** Whether the disk holds now what was found then. */
  wouldRead(reads: ReadonlyMap<string, string>): boolean;
  /** The workspace as searches of text would see it if it held these of its files and no others. */
  limitedTo(paths: readonly string[]): Workspace;
}

export interface WorkspaceState {
  /** Of the names of files, of links and of what could not be read. */
  readonly tree: string;
  /** By path, sorted; for what is left out because of its content, the reason. */
  readonly sources: ReadonlyMap<string, SourceState>;
}

export interface SourceState { readonly isAnalysed: boolean; readonly digest: string }

export interface NotAnalysed { readonly reason: string; readonly count: number }

export type ModuleTarget =
  | { readonly kind: 'file'; readonly path: string }
  /** A package that is not part of the workspace: `packageName` is `@scope/name` or `name`, `node:fs` stays as it is. */
  | { readonly kind: 'external'; readonly packageName: string }
  | { readonly kind: 'unresolved' };

export interface WorkspaceOptions {
  readonly root: string;
  /** Globs relative to the root that are left out, on top of the built-in ones. */
  readonly exclude?: readonly string[];
  readonly includeTests?: boolean;
}
