import { ROLE_TAG } from '../catalogue/roles.js';
import type { Workspace } from '../workspace/workspace.js';
import { DefinitionCounts } from './definition-counts.js';
import type { Searches } from './searches.js';
import { countDefinitions, hasTextShape, judgeByMarks, seemsToExport, type TextShape } from './text-shapes.js';

/** Names and phrases of names are looked for as whole words; pieces of words and wire strings as they are. */
const isWords = (name: string): boolean => /^(?:new |[A-Za-z_$][\w$]{3,} |(?=[\w$]{4}))[A-Za-z_$][\w$]*$/.test(name) && !PIECES.has(name);
/** What a member can be called, with and without its `#`. */
const NAME = /^#?[A-Za-z_$][\w$]*$/;
const WORD = /^[A-Za-z_$][\w$]*$/;
const PIECES = new Set(['eadOnly', 'nnotations', 'rompt', 'tool', 'Tool']);

const shapedKey = (name: string, shape: TextShape): string => `${shape} ${name}`;

/** A key of `Searches.shaped`, taken apart. */
export function shapedSearch(key: string): [name: string, shape: TextShape] {
  const space = key.indexOf(' ');
  return [key.slice(space + 1), key.slice(0, space) as TextShape];
}

/** What was asked of the texts of the code base, and what they answered. Nothing is parsed for it. */
export class TextSearches implements Searches {
  /** Every name that was searched for. */
  readonly queried = new Set<string>();
  readonly shaped = new Map<string, readonly string[]>();
  readonly plain = new Map<string, readonly string[]>();
  readonly definitions = new Map<string, DefinitionCounts>();
  readonly exports = new Map<string, Set<string>>();
  readonly #verdicts = new Map<string, Map<string, { revision: number; fits: boolean }>>();

  constructor(private readonly workspace: Workspace) {}

  forget(): void {
    this.shaped.clear();
    this.plain.clear();
    this.definitions.clear();
  }

  /** Does the file answer every search as it did when that was made? */
  answersAlike(path: string): boolean {
    const text = this.workspace.text(path);
    // role tags are read as text, wherever they are
    if (text.includes(`@${ROLE_TAG}`)) return false;
    for (const [key, list] of this.shaped) if (hasTextShape(text, ...shapedSearch(key)) !== list.includes(path)) return false;
    // a list stays the same array until a file comes or goes
    for (const [name, list] of this.plain) if (this.#filesHolding(name) !== list) return false;
    if ([...this.exports.get(path) ?? []].some((name) => seemsToExport(text, name))) return false;
    for (const [name, counts] of this.definitions) if ((counts.get(path) ?? 0) !== countDefinitions(text, name, counts.limit)) return false;
    return true;
  }

  seemsToExport(path: string, name: string): boolean {
    const asked = this.exports.get(path) ?? new Set<string>();
    this.exports.set(path, asked.add(name));
    return seemsToExport(this.workspace.text(path), name);
  }

  filesContaining(name: string): readonly string[] {
    this.queried.add(name);
    const list = this.#filesHolding(name);
    this.plain.set(name, list);
    return list;
  }

  #filesHolding(name: string): readonly string[] {
    return isWords(name) ? this.workspace.filesWithWords(name) : this.workspace.filesContaining(name);
  }

  filesShaped(name: string, shape: TextShape): readonly string[] {
    const key = shapedKey(name, shape);
    const known = this.shaped.get(key);
    if (known) return known;
    const list = this.#findShaped(name, shape, key);
    this.shaped.set(key, list);
    return list;
  }

  #findShaped(name: string, shape: TextShape, key: string): readonly string[] {
    this.queried.add(name);
    const files = NAME.test(name) ? this.workspace.filesWithWords(name) : this.#filesHolding(name);
    const verdicts = this.#verdicts.get(key) ?? new Map<string, { revision: number; fits: boolean }>();
    this.#verdicts.set(key, verdicts);
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
