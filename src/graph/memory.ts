import type { FileFacts } from '../facts/model.js';
import { FileSet } from './file-set.js';
import { withinStack } from './stack.js';

/** A question being answered: the files it looked at so far, and how many it may look at. */
interface Open { readonly files: FileSet; readonly limit: number; isOver: boolean }

interface Answer<T> { readonly value: T; readonly files: FileSet }

/** What tells the questions of one kind about one file apart. */
export type Key = number | string;

/** `limit`: how many files the question may look at. `keepsCut`: an answer cut short by a budget is what it is, and is kept. */
interface Limits { readonly limit?: number; readonly keepsCut?: boolean }

/** What a whole question found, which may have been many searches. One that a budget ended is asked again in the next run. */
interface Kept extends Answer<unknown> { readonly isWhole: boolean }

/** The answers to one kind of question, by file: facts of a file are one object as long as it is not edited, and cheaper to look up than its path. */
class Answers<T> {
  readonly #byFile = new Map<FileFacts, Map<Key, Answer<T> | number>>();

  /** What is remembered of one file; for a question that is being answered, how deep it stands. */
  of(file: FileFacts): Map<Key, Answer<T> | number> {
    const known = this.#byFile.get(file);
    if (known) return known;
    const fresh = new Map<Key, Answer<T> | number>();
    this.#byFile.set(file, fresh);
    return fresh;
  }

  forget(changed: FileSet): void {
    for (const [file, answers] of this.#byFile) {
      for (const [key, answer] of answers) if (typeof answer !== 'number' && answer.files.meets(changed)) answers.delete(key);
      if (answers.size === 0) this.#byFile.delete(file);
    }
  }
}

export type { Answers };

/**
 * Remembers the graph's answers, and which files each rests on, so that an edit costs only the answers that looked at the edited file.
 *
 * A question asked while it is being answered gets the empty answer, which cuts recursion. Answers that rested on such a cut are provisional:
 * they serve until the question that was cut has its answer, and are forgotten then. Answers cut short by a budget are not kept at all.
 */
export class Memory {
  readonly #kept: { forget(changed: FileSet): void }[] = [];
  readonly #questions = new Map<unknown, Kept>();
  #cuts = 0;
  readonly #ids = new Map<string, number>();
  /** How many questions are being answered. */
  #depth = 0;
  readonly #provisional: { readonly cut: number; readonly forget: () => void }[] = [];
  readonly #open: Open[] = [];
  #over = 0;
  #lowestCut = Number.POSITIVE_INFINITY;
  #refusals = 0;
  #last: FileFacts | undefined;
  /** Did a question end with the stack since this was last set back? */
  hasOverflown = false;

  constructor(private readonly maxNesting: number) {}

  /** A place for the answers to one kind of question. */
  answers<T>(): Answers<T> {
    const answers = new Answers<T>();
    this.#kept.push(answers);
    return answers;
  }

  /** Says that the question being answered looks at a file. */
  touch(file: FileFacts): void {
    if (file === this.#last) return;
    this.#last = file;
    const open = this.#open.at(-1);
    if (!open) return;
    open.files.add(this.#idOf(file.path));
    this.#weigh(open);
  }

  /** Has a question that is being answered looked at more files than it may? */
  get isOverLimit(): boolean {
    return this.#over > 0;
  }

  #weigh(open: Open): void {
    if (open.isOver || open.files.size <= open.limit) return;
    open.isOver = true;
    this.#over += 1;
  }

  #merge(files: FileSet): void {
    const open = this.#open.at(-1);
    if (!open) return;
    open.files.addAll(files);
    this.#weigh(open);
  }

  /** Says that a budget said no. */
  refuse(): void {
    this.#refusals += 1;
  }

  /** Says that a budget of its own ended a search before it had seen everything. */
  noteCut(): void {
    this.#cuts += 1;
  }

  /** Keeps what a question found until a file that was looked at for it changes. `key` is what tells one question from another. */
  keep<T>(key: unknown, search: () => T): T {
    const known = this.#questions.get(key);
    if (known) {
      this.#merge(known.files);
      if (!known.isWhole) this.#cuts += 1;
      return known.value as T;
    }
    const open: Open = { files: new FileSet(), limit: Number.POSITIVE_INFINITY, isOver: false };
    const cuts = this.#cuts;
    this.#open.push(open);
    this.#last = undefined;
    let value: T;
    try {
      value = search();
    } finally {
      this.#open.pop();
      this.#last = undefined;
    }
    this.#merge(open.files);
    this.#questions.set(key, { value, files: open.files, isWhole: cuts === this.#cuts });
    return value;
  }

  /** Forgets every answer that looked at one of these files, and what questions found that were not answered whole, or looked at one of `shifted`. */
  forget(paths: readonly string[], shifted: readonly string[] = []): void {
    const changed = this.#setOf(paths);
    const edited = this.#setOf([...paths, ...shifted]);
    if (paths.length > 0) for (const answers of this.#kept) answers.forget(changed);
    for (const [key, kept] of this.#questions) if (!kept.isWhole || kept.files.meets(edited)) this.#questions.delete(key);
  }

  #setOf(paths: readonly string[]): FileSet {
    const set = new FileSet();
    for (const path of paths) set.add(this.#idOf(path));
    return set;
  }

  once<T>(answers: Answers<T>, question: Key, file: FileFacts, empty: T, answer: () => T, { limit = Number.POSITIVE_INFINITY, keepsCut = false }: Limits = {}): T {
    const ofFile = answers.of(file);
    const known = ofFile.get(question);
    if (typeof known === 'object') { this.#merge(known.files); return known.value; }
    if (known !== undefined) { this.#lowestCut = Math.min(this.#lowestCut, known); return empty; }
    const depth = this.#depth;
    if (depth > this.maxNesting) { this.#lowestCut = 0; return empty; }
    const run = (): T => this.#answer(ofFile, question, depth, file, answer, { limit, keepsCut });
    if (depth > 0) return run();
    const answered = withinStack(() => ({ value: run() }));
    // costs the one question that nobody else asked
    if (!answered) this.hasOverflown = true;
    return answered ? answered.value : empty;
  }

  #answer<T>(answers: Map<Key, Answer<T> | number>, question: Key, depth: number, file: FileFacts, answer: () => T, { limit, keepsCut }: Required<Limits>): T {
    answers.set(question, depth);
    this.#depth = depth + 1;
    const [outerCut, refusals] = [this.#lowestCut, this.#refusals];
    this.#lowestCut = Number.POSITIVE_INFINITY;
    const files = new FileSet();
    const open: Open = { files, limit, isOver: false };
    this.#open.push(open);
    this.#last = undefined;
    this.touch(file);
    // what a search throws must not leave its questions open: they would be answered with nothing from then on
    const close = (): void => { answers.delete(question); this.#depth = depth; };
    const value = this.#closing(open, close, answer);
    this.#merge(files);
    while ((this.#provisional.at(-1)?.cut ?? -1) >= depth) this.#provisional.pop()?.forget();
    const isCut = this.#lowestCut < depth;
    // cut by its own limit it would be cut again; cut by somebody else's it is no answer
    const isWhole = refusals === this.#refusals || ((open.isOver || keepsCut) && this.#over === 0);
    if (isWhole) {
      answers.set(question, { value, files });
      if (isCut) this.#provisional.push({ cut: this.#lowestCut, forget: () => { if (typeof answers.get(question) === 'object') answers.delete(question); } });
    }
    this.#lowestCut = Math.min(outerCut, isCut ? this.#lowestCut : Number.POSITIVE_INFINITY);
    return value;
  }

  #closing<T>(open: Open, close: () => void, answer: () => T): T {
    try {
      return answer();
    } finally {
      this.#open.pop();
      if (open.isOver) this.#over -= 1;
      this.#last = undefined;
      close();
    }
  }

  #idOf(path: string): number {
    const known = this.#ids.get(path);
    if (known !== undefined) return known;
    this.#ids.set(path, this.#ids.size);
    return this.#ids.size - 1;
  }
}
