import type { StubTexts } from '../catalogue/stub-texts.js';
import { UserError } from '../errors.js';
import { lowerFile } from '../facts/lower-file.js';
import type { FileFacts } from '../facts/model.js';
import { takePlaces } from '../facts/same-code.js';
import type { CodeSource, ExportTarget } from '../graph/code.js';
import type { Workspace } from '../workspace/workspace.js';
import { documentsOf } from '../templates/find-templates.js';
import type { DocumentFacts, TemplateSet } from '../templates/model.js';
import { Documents } from './documents.js';
import { makeAnew, type Keep } from './keep.js';
import { linksOf } from './links-of.js';
import type { Searches } from './searches.js';
import { StubModules } from './stub-modules.js';
import { TextSearches } from './text-searches.js';
import type { TextShape } from './text-shapes.js';

interface Known { readonly revision: number; readonly facts: FileFacts }

/** Parsed files that were edited: to other code, or so that the same code stands in other places. */
export interface Edits { readonly changed: readonly string[]; readonly shifted: readonly string[] }

/**
 * The part of the code base that questions have asked for so far. A file is parsed when somebody needs it, and again only after its text
 * has changed; when the new text does not parse, the last good facts go on serving.
 */
export class Slice implements CodeSource {
  private readonly known = new Map<string, Known>();
  private readonly good = new Map<string, FileFacts>();
  private readonly current = new Map<string, FileFacts>();
  private readonly targets = new Map<string, FileFacts | undefined>();
  readonly exported = new Map<string, ExportTarget | undefined>();
  private readonly revisions = new Map<string, number>();
  private lastFiles: readonly string[] | undefined;
  private lastDocuments: number | undefined;
  private lastResolution: number | undefined;

  keep: Keep = makeAnew;

  private readonly documents: Documents;
  private readonly stubs: StubModules;
  private readonly texts: TextSearches;

  constructor(readonly workspace: Workspace, catalogue: StubTexts) {
    this.documents = new Documents(workspace);
    this.stubs = new StubModules(catalogue, (what, text, make) => this.keep(what, text, make));
    this.texts = new TextSearches(workspace);
  }

  /** Every name that was searched for in the text of the code base. */
  get queried(): ReadonlySet<string> {
    return this.texts.queried;
  }

  get templates(): TemplateSet {
    return this.documents.templates;
  }

  /** Prompt templates, the skills that name them and the workflows they name. */
  get templateDocuments(): readonly DocumentFacts[] {
    return documentsOf(this.templates);
  }

  get parsedPaths(): readonly string[] {
    return [...this.known.keys()].sort();
  }

  /** Files whose text has a syntax error, with the first one. */
  get failures(): readonly { readonly path: string; readonly message: string }[] {
    const read = [...[...this.known.values()].map(({ facts }) => facts), ...this.templateDocuments];
    return read.flatMap(({ path, syntaxError }) => (syntaxError === undefined ? [] : [{ path, message: syntaxError }]));
  }

  /**
   * Begins a run: looks at revisions again. Returns the parsed files that were edited since the last run, when nothing else moved: those whose
   * code is another, and those where the same code stands in other places. `unknown` when files came or went, when an edit changed which names a file holds, or what it imports and exports.
   */
  newRun(): Edits | 'unknown' {
    const edited = this.takeEdits();
    this.current.clear();
    // both hold facts of files, which an edit replaces
    this.targets.clear();
    this.exported.clear();
    if (edited !== 'unknown') return edited;
    this.texts.forget();
    return 'unknown';
  }

  private takeEdits(): Edits | 'unknown' {
    const { workspace } = this;
    const isSameTree = this.lastFiles === workspace.files;
    this.lastFiles = workspace.files;
    const moved = workspace.files.filter((path) => this.revisions.get(path) !== workspace.revision(path));
    for (const path of moved) this.revisions.set(path, workspace.revision(path));
    const isSameResolution = this.lastResolution === workspace.resolutionRevision;
    this.lastResolution = workspace.resolutionRevision;
    const isSameDocuments = this.lastDocuments === workspace.documentsRevision;
    this.lastDocuments = workspace.documentsRevision;
    if (!isSameTree || !isSameResolution || !isSameDocuments || moved.length > 8) return 'unknown';
    const edits = { changed: new Array<string>(), shifted: new Array<string>() };
    for (const path of moved) {
      if (!this.texts.answersAlike(path)) return 'unknown';
      const before = this.known.get(path)?.facts;
      if (!before) continue;
      const links = linksOf(before);
      const after = this.factsAtRevision(path);
      if (links !== linksOf(after)) return 'unknown';
      (after === before ? edits.shifted : edits.changed).push(path);
    }
    return edits;
  }

  facts(path: string): FileFacts | undefined {
    const now = this.current.get(path);
    if (now) return now;
    const facts = this.factsAtRevision(path);
    this.current.set(path, facts);
    return facts;
  }

  private factsAtRevision(path: string): FileFacts {
    const revision = this.workspace.revision(path);
    const known = this.known.get(path);
    if (known?.revision === revision) return known.facts;
    const facts = this.lower(path);
    if (known && known.facts.syntaxError === undefined && facts.syntaxError === undefined && takePlaces(known.facts, facts)) {
      this.known.set(path, { revision, facts: known.facts });
      return known.facts;
    }
    const usable = facts.syntaxError !== undefined ? { ...(this.good.get(path) ?? facts), syntaxError: facts.syntaxError } : facts;
    if (facts.syntaxError === undefined) this.good.set(path, facts);
    this.known.set(path, { revision, facts: usable });
    return usable;
  }

  private lower(path: string): FileFacts {
    try {
      const text = this.workspace.text(path);
      return this.keep(`file ${path}`, text, () => lowerFile(path, text));
    } catch (error) {
      // nesting too deep for the parser must not cost the other files their findings
      if (error instanceof UserError || !(error instanceof RangeError)) throw error;
      return { ...lowerFile(path, ''), syntaxError: 'nested too deeply to be parsed' };
    }
  }

  mayExport(specifier: string, from: string, name: string): boolean {
    const target = from.startsWith('catalogue:') ? undefined : this.workspace.resolve(specifier, from);
    if (target?.kind !== 'file') return true;
    if (this.known.has(target.path)) return true;
    return this.texts.seemsToExport(target.path, name);
  }

  /** Was the file, without being parsed, said to export nothing of some name? */
  wasAskedToExport(path: string): boolean {
    return this.texts.exports.has(path);
  }

  /** What was asked of texts that were not parsed, and which files the answers named. */
  get searches(): Searches {
    return this.texts;
  }

  module(specifier: string, from: string): FileFacts | undefined {
    const key = `${from.slice(0, from.lastIndexOf('/') + 1)}\0${specifier}`;
    if (this.targets.has(key)) return this.targets.get(key);
    const target = this.findModule(specifier, from);
    this.targets.set(key, target);
    return target;
  }

  private findModule(specifier: string, from: string): FileFacts | undefined {
    // in the repository of the SDK itself its packages are sources too; what they mean is said by the catalogue
    if (specifier.startsWith('@modelcontextprotocol/')) { const declared = this.stubs.module(specifier); if (declared) return declared; }
    if (!from.startsWith('catalogue:')) {
      const target = this.workspace.resolve(specifier, from);
      if (target.kind === 'file') return this.facts(target.path);
      if (target.kind === 'unresolved' && specifier.startsWith('.')) return undefined;
    }
    return this.stubs.module(specifier);
  }

  get globals(): FileFacts | undefined {
    return this.stubs.globals;
  }

  textOf(path: string): string {
    return this.workspace.text(path);
  }

  textsContaining(needle: string): readonly string[] {
    return this.filesContaining(needle).map((path) => this.workspace.text(path));
  }

  filesContaining(name: string): readonly string[] {
    return this.texts.filesContaining(name);
  }

  filesShaped(name: string, shape: TextShape): readonly string[] {
    return this.texts.filesShaped(name, shape);
  }

  definitionsOf(name: string, limit: number): number {
    return this.texts.definitionsOf(name, limit);
  }
}
