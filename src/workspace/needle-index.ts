import type { Needle } from './source.js';
import { wordsOf, wordsWithin } from './word-filter.js';

/** What the index asks of the texts it searches. */
export interface Searchable {
  readonly files: readonly string[];
  /** False for a file that is gone. */
  contains(path: string, needle: Needle): boolean;
}

interface Answer {
  readonly needle: Needle;
  readonly hits: Set<string>;
  sorted: readonly string[];
  /** How many entries of the change log this answer has taken in. */
  seenChanges: number;
}

/** Beyond this many changes a fresh search is cheaper than the log is worth. */
const LONGEST_LOG = 20_000;

/** Remembers which files contain a string. A changed file costs one search in that file per needle that is asked for again. */
export class NeedleIndex {
  readonly #sources: Searchable;
  readonly #answers = new Map<string, Answer>();
  #changes: string[] = [];

  constructor(sources: Searchable) {
    this.#sources = sources;
  }

  /** Files whose text contains `text`, sorted by code unit; with `isWord` only as words of their own, or parts of a longer text that are. */
  find(text: string, isWord = false): readonly string[] {
    const key = isWord ? `word ${text}` : text;
    const known = this.#answers.get(key);
    if (known !== undefined) return this.#update(known);
    const answer = this.#search({ text, bytes: Buffer.from(text, 'utf8'), words: isWord ? wordsOf(text) : wordsWithin(text) });
    this.#answers.set(key, answer);
    return answer.sorted;
  }

  /** Says that the content of these files is not what it was. */
  noteChanges(paths: readonly string[]): void {
    for (const path of paths) this.#changes.push(path);
    if (this.#changes.length <= LONGEST_LOG) return;
    this.#changes = [];
    this.#answers.clear();
  }

  #search(needle: Needle): Answer {
    const sorted = this.#sources.files.filter((path) => this.#sources.contains(path, needle));
    return { needle, hits: new Set(sorted), sorted, seenChanges: this.#changes.length };
  }

  #update(answer: Answer): readonly string[] {
    const changed = new Set(this.#changes.slice(answer.seenChanges));
    answer.seenChanges = this.#changes.length;
    let isMoved = false;
    for (const path of changed) {
      const isHit = this.#sources.contains(path, answer.needle);
      if (isHit === answer.hits.has(path)) continue;
      isMoved = true;
      if (isHit) answer.hits.add(path);
      else answer.hits.delete(path);
    }
    if (isMoved) answer.sorted = [...answer.hits].sort();
    return answer.sorted;
  }
}
