import type { StubTexts, StubText } from '../catalogue/stub-texts.js';
import { ROLE_TAG } from '../catalogue/roles.js';
import { UserError } from '../errors.js';
import { lowerFile, lowerStub } from '../facts/lower-file.js';
import type { FileFacts } from '../facts/model.js';
import { takePlaces } from '../facts/same-code.js';
import type { CodeSource, ExportTarget } from '../graph/code.js';
import type { Workspace } from '../workspace/workspace.js';
import { documentsOf } from '../templates/find-templates.js';
import type { DocumentFacts, TemplateSet } from '../templates/model.js';
import { DefinitionCounts } from './definition-counts.js';
import { Documents } from './documents.js';
import { makeAnew, type Keep } from './keep.js';
import { linksOf } from './links-of.js';
import type { Searches } from './searches.js';
import { countDefinitions, hasTextShape, judgeByMarks, seemsToExport, type TextShape } from './text-shapes.js';

/** Names and phrases of names are looked for as whole words; pieces of words and wire strings as they are. */
const isWords = (name: string): boolean => /^(?:new |[A-Za-z_$][\w$]{3,} |(?=[\w$]{4}))[A-Za-z_$][\w$]*$/.test(name) && !PIECES.has(name);
/** What a member can be called, with and without its `#`. */
const NAME = /^#?[A-Za-z_$][\w$]*$/;
const WORD = /^[A-Za-z_$][\w$]*$/;
const PIECES = new Set(['eadOnly', 'nnotations', 'rompt', 'tool', 'Tool']);

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
  private readonly stubs = new Map<string, ReadonlyMap<string, FileFacts>>();
  private readonly current = new Map<string, FileFacts>();
  private readonly targets = new Map<string, FileFacts | undefined>();
  private readonly lists = new Map<string, readonly string[]>();
  readonly exported = new Map<string, ExportTarget | undefined>();
  private readonly definitions = new Map<string, DefinitionCounts>();
  private readonly plain = new Map<string, readonly string[]>();
  private readonly exportsAsked = new Map<string, Set<string>>();
  private readonly revisions = new Map<string, number>();
  private lastFiles: readonly string[] | undefined;
  private lastDocuments: number | undefined;
  private lastResolution: number | undefined;
  private readonly shaped = new Map<string, Map<string, { revision: number; fits: boolean }>>();
  private readonly modules = new Map<string, FileFacts | undefined>();
  /** Every name that was searched for in the text of the code base. */
  readonly queried = new Set<string>();

  keep: Keep = makeAnew;

  private readonly documents: Documents;

  constructor(readonly workspace: Workspace, private readonly catalogue: StubTexts) {
    this.documents = new Documents(workspace);
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
    this.lists.clear();
    this.plain.clear();
    this.definitions.clear();
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
      if (!this.holdsSameNames(path)) return 'unknown';
      const before = this.known.get(path)?.facts;
      if (!before) continue;
      const links = linksOf(before);
      const after = this.factsAtRevision(path);
      if (links !== linksOf(after)) return 'unknown';
      (after === before ? edits.shifted : edits.changed).push(path);
    }
    return edits;
  }

  /** Does the file hold the names that were searched for as it did when they were? */
  private holdsSameNames(path: string): boolean {
    const text = this.workspace.text(path);
    // role tags are read as text, wherever they are
    if (text.includes(`@${ROLE_TAG}`)) return false;
    for (const [key, list] of this.lists) {
      const [shape = '', name = ''] = [key.slice(0, key.indexOf(' ')), key.slice(key.indexOf(' ') + 1)];
      if (hasTextShape(text, name, shape as TextShape) !== list.includes(path)) return false;
    }
    // a list stays the same array until a file comes or goes
    for (const [name, list] of this.plain) if (this.filesHolding(name) !== list) return false;
    if ([...this.exportsAsked.get(path) ?? []].some((name) => seemsToExport(text, name))) return false;
    for (const [name, counts] of this.definitions) if ((counts.get(path) ?? 0) !== countDefinitions(text, name, counts.limit)) return false;
    return true;
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
    const asked = this.exportsAsked.get(target.path) ?? new Set<string>();
    this.exportsAsked.set(target.path, asked.add(name));
    return seemsToExport(this.workspace.text(target.path), name);
  }

  /** Was the file, without being parsed, said to export nothing of some name? */
  wasAskedToExport(path: string): boolean {
    return this.exportsAsked.has(path);
  }

  /** What was asked of texts that were not parsed, and which files the answers named. */
  get searches(): Searches {
    return { shaped: this.lists, plain: this.plain, definitions: this.definitions, exports: this.exportsAsked };
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
    if (specifier.startsWith('@modelcontextprotocol/')) { const declared = this.stubModule(specifier); if (declared) return declared; }
    if (!from.startsWith('catalogue:')) {
      const target = this.workspace.resolve(specifier, from);
      if (target.kind === 'file') return this.facts(target.path);
      if (target.kind === 'unresolved' && specifier.startsWith('.')) return undefined;
    }
    return this.stubModule(specifier);
  }

  private stubModule(specifier: string): FileFacts | undefined {
    if (this.modules.has(specifier)) return this.modules.get(specifier);
    const declared = this.catalogue.declaring(specifier).map((stub) => this.lowered(stub));
    const found = declared.map((modules) => modules.get(specifier) ?? modules.get(specifier.replace(/^node:/, '')) ?? modules.get(`node:${specifier}`)).find((m) => m !== undefined);
    this.modules.set(specifier, found);
    return found;
  }

  private lowered(stub: StubText): ReadonlyMap<string, FileFacts> {
    const known = this.stubs.get(stub.path);
    if (known) return known;
    const modules = this.keep(`stub ${stub.path}`, stub.text, () => lowerStub(stub.path, stub.text));
    this.stubs.set(stub.path, modules);
    return modules;
  }

  get globals(): FileFacts | undefined {
    const [stub] = this.catalogue.globals;
    return stub && this.lowered(stub).get('global');
  }

  filesContaining(name: string): readonly string[] {
    this.queried.add(name);
    const list = this.filesHolding(name);
    this.plain.set(name, list);
    return list;
  }

  private filesHolding(name: string): readonly string[] {
    return isWords(name) ? this.workspace.filesWithWords(name) : this.workspace.filesContaining(name);
  }

  textOf(path: string): string {
    return this.workspace.text(path);
  }

  textsContaining(needle: string): readonly string[] {
    return this.filesContaining(needle).map((path) => this.workspace.text(path));
  }

  filesShaped(name: string, shape: TextShape): readonly string[] {
    const key = `${shape} ${name}`;
    const known = this.lists.get(key);
    if (known) return known;
    const list = this.findShaped(name, shape, key);
    this.lists.set(key, list);
    return list;
  }

  private findShaped(name: string, shape: TextShape, key: string): readonly string[] {
    this.queried.add(name);
    const files = NAME.test(name) ? this.workspace.filesWithWords(name) : this.filesHolding(name);
    const verdicts = this.shaped.get(key) ?? new Map<string, { revision: number; fits: boolean }>();
    this.shaped.set(key, verdicts);
    const marks = WORD.test(name) ? this.workspace.wordMarks(name) : undefined;
    return files.filter((path) => {
      const judged = judgeByMarks(marks?.get(path), shape);
      if (judged !== undefined) return judged;
      const revision = this.workspace.revision(path);
      const known = verdicts.get(path);
      if (known?.revision === revision) return known.fits;
      const fits = hasTextShape(this.workspace.text(path), name, shape);
      verdicts.set(path, { revision, fits });
      return fits;
    });
  }

  definitionsOf(name: string, limit: number): number {
    const known = this.definitions.get(name);
    if (known) return known.total;
    const counts = new DefinitionCounts(limit);
    for (const path of this.filesContaining(name)) {
      counts.set(path, countDefinitions(this.workspace.text(path), name, limit));
      if (counts.total >= limit) break;
    }
    this.definitions.set(name, counts);
    return counts.total;
  }
}
