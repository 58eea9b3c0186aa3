import type { FileFacts, FnId } from '../facts/model.js';
import type { TemplateSet } from '../templates/model.js';
import { calleesOf } from './callees.js';
import { callersOf } from './callers.js';
import type { CodeSource, ExportTarget, Ref } from './code.js';
import { expectedTypes } from './expected.js';
import type { Callee, Callers, ClassRef, DeclaredEntry, Graph, InterfaceShape, OriginMode } from './graph.js';
import { findImplementations, findSubclasses } from './hierarchy.js';
import { Memory } from './memory.js';
import { withinStack } from './stack.js';
import { originsOf } from './values.js';
import type { Origin, Shape, Value } from './value.js';

/** Units of work one question of a rule may spend before it is called inconclusive. */
export const SEARCH_BUDGET = 150_000;

/**
 * Files that one question may look at, by how much its answer is worth. Counted alike whether they were parsed for it or before, so that a
 * warm run gives up where a cold one does.
 */
const FILES: Readonly<Record<OriginMode | 'callees' | 'callers' | 'expected', number>> = { value: 160, derived: 200, near: 70, local: 40, callees: 110, callers: 250, expected: 60 };

/** Questions within questions: beyond this the stack would end first. */
const MAX_NESTING = 60;

/** What a search found, unless the stack ended it, and whether it saw everything. */
export interface Budgeted<T> { readonly found: T | undefined; readonly isWhole: boolean }

const NOBODY: Callers = { invocations: [], landings: [], ambiguous: 0 };

/** The graph over a source of facts. Answers are kept; after an edit `forget` drops those that looked at the edited files. */
export class CodeGraph implements Graph {
  readonly #memory = new Memory(MAX_NESTING);
  readonly #values = this.#memory.answers<readonly Value[]>();
  readonly #callees = this.#memory.answers<readonly Callee[]>();
  readonly #callers = this.#memory.answers<Callers>();
  readonly #origins = this.#memory.answers<readonly Origin[]>();
  readonly #implementations = this.#memory.answers<readonly Value[]>();
  readonly #subclasses = this.#memory.answers<readonly ClassRef[]>();
  readonly #expected = this.#memory.answers<readonly Shape[]>();
  readonly source: CodeSource;
  shapes = new WeakMap<FileFacts, Map<number, Shape[]>>();
  #left = SEARCH_BUDGET;

  constructor(source: CodeSource, readonly entries: ReadonlyMap<string, readonly DeclaredEntry[]> = new Map()) {
    this.source = new WatchedSource(source, (file) => { this.#memory.touch(file); });
  }

  valuesOf(ref: Ref): readonly Value[] {
    return this.#memory.once(this.#values, ref.id, ref.file, [], () => originsOf(this, ref, [], 'value').map((o) => o.value));
  }

  originsOf(ref: Ref, path: readonly string[], mode: OriginMode): readonly Origin[] {
    return this.#memory.once(this.#origins, `${ref.id} ${mode} ${path.join('.')}`, ref.file, [], () => originsOf(this, ref, path, mode), { limit: FILES[mode], keepsCut: true });
  }

  returnedValues(file: FileFacts, fn: FnId): readonly Value[] {
    return (file.functions[fn]?.returns ?? []).flatMap((exit) => (exit.value < 0 ? [] : this.valuesOf({ file, id: exit.value })));
  }

  calleesOf(call: Ref): readonly Callee[] {
    return this.#memory.once(this.#callees, call.id, call.file, [], () => calleesOf(this, call), { limit: FILES.callees });
  }

  callersOf(file: FileFacts, fn: FnId): Callers {
    return this.#memory.once(this.#callers, fn, file, NOBODY, () => callersOf(this, file, fn), { limit: FILES.callers });
  }

  expectedTypes(ref: Ref): readonly Shape[] {
    return this.#memory.once(this.#expected, ref.id, ref.file, [], () => expectedTypes(this, ref), { limit: FILES.expected });
  }

  implementationsOf(shape: InterfaceShape, name: string): readonly Value[] {
    return this.#memory.once(this.#implementations, `${shape.declaration.name} ${name}`, shape.file, [], () => findImplementations(this, shape, name));
  }

  subclassesOf(file: FileFacts, id: number): readonly ClassRef[] {
    return this.#memory.once(this.#subclasses, id, file, [], () => findSubclasses(this, { file, class: id }));
  }

  touch(file: FileFacts): void {
    this.#memory.touch(file);
  }

  spend(amount = 1): boolean {
    this.#left -= amount;
    const isAllowed = this.#left > 0 && !this.#memory.isOverLimit;
    if (!isAllowed) this.#memory.refuse();
    return isAllowed;
  }

  /** Runs a search with a budget of its own, whatever is left of the one it runs in. */
  withBudget<T>(search: () => T): Budgeted<T> {
    const left = this.#left;
    const hadOverflown = this.#memory.hasOverflown;
    this.#left = SEARCH_BUDGET;
    this.#memory.hasOverflown = false;
    const found = withinStack(search);
    const isWhole = found !== undefined && this.#left > 0 && !this.#memory.hasOverflown;
    this.#left = left;
    this.#memory.hasOverflown ||= hadOverflown;
    if (!isWhole) this.#memory.noteCut();
    return { found, isWhole };
  }

  /** Asks a question once and keeps what it found, over runs, until a file that was looked at for it is edited. */
  keep<T>(key: unknown, search: () => T): T {
    return this.#memory.keep(key, search);
  }

  /** Drops the answers that looked at the changed files; where code only stands in other places, what whole questions found, which names places. */
  forget(changed: readonly string[], shifted: readonly string[]): void {
    if (changed.length > 0) this.shapes = new WeakMap();
    this.#memory.forget(changed, shifted);
  }
}

/** The source, telling which files are looked at. */
class WatchedSource implements CodeSource {
  constructor(private readonly inner: CodeSource, private readonly touch: (file: FileFacts) => void) {}

  get exported(): Map<string, ExportTarget | undefined> { return this.inner.exported; }
  get templates(): TemplateSet { return this.inner.templates; }
  get globals(): FileFacts | undefined { return this.inner.globals; }
  facts(path: string): FileFacts | undefined { return this.#seen(this.inner.facts(path)); }
  module(specifier: string, from: string): FileFacts | undefined { return this.#seen(this.inner.module(specifier, from)); }
  mayExport(specifier: string, from: string, name: string): boolean { return this.inner.mayExport(specifier, from, name); }
  filesContaining(name: string): readonly string[] { return this.inner.filesContaining(name); }
  filesShaped(name: string, shape: 'member' | 'import' | 'definition'): readonly string[] { return this.inner.filesShaped(name, shape); }
  definitionsOf(name: string, limit: number): number { return this.inner.definitionsOf(name, limit); }
  textOf(path: string): string { return this.inner.textOf(path); }
  textsContaining(needle: string): readonly string[] { return this.inner.textsContaining(needle); }

  #seen(file: FileFacts | undefined): FileFacts | undefined {
    if (file) this.touch(file);
    return file;
  }
}
