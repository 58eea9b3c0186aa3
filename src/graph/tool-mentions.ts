import { distance } from 'fastest-levenshtein';

import { wordsOf } from '../text/name-words.js';
import { verbOf } from './effect-words.js';

/** A word of a text that is used as the name of a tool. */
export interface ToolMention {
  readonly name: string;
  readonly index: number;
  /** `called`: what to do with it is said there; `quoted`: it stands in back quotes, and a tool is spoken of near it. */
  readonly how: 'called' | 'quoted';
}

const SNAKE = '[A-Za-z][A-Za-z0-9]*(?:_+[A-Za-z0-9]+)+';
const CAMEL = '[a-z]+(?:[A-Z][a-z0-9]+)+';
const KEBAB = '[a-z][a-z0-9]*(?:-[a-z0-9]+)+';
const WORD = '[a-z][a-z0-9]{5,}';

/** With a verb that says so, plain or in back quotes: "call search_records", "use the `search_records` tool". */
const VERB = new RegExp(`\\b(?:[Cc]all|calls|called|[Cc]alling|[Uu]se|uses|[Uu]sing|[Rr]un|runs|[Rr]unning|[Ii]nvoke|invokes|invoking|[Ee]xecute|executing|[Tt]ry)\\s+(?:the\\s+|\`\\s*)*(?:(?:tools?|functions?)\\s+)?[\`'"]?(${SNAKE}|${CAMEL})`, 'g');
const QUOTED_VERB = new RegExp(`\\b(?:[Cc]all|calls|[Cc]alling|[Uu]se|uses|[Uu]sing|[Rr]un|[Ii]nvoke|invoking|[Ee]xecute)\\s+(?:the\\s+)?\`(${KEBAB}|${WORD})\``, 'g');
const NAMED = new RegExp(`\\b[Tt]ools?\\s+(?:(?:named|called)\\s+)?[\`'"]?(${SNAKE}|${CAMEL})\\b`, 'g');
const TOOL = new RegExp(`[\`'"]?\\b(${SNAKE}|${CAMEL}|${WORD})[\`'"]?\\s+tool\\b`, 'g');
/** In back quotes a hyphen is no break of a word. */
const QUOTED_TOOL = new RegExp(`\`(${KEBAB})\`\\s+tool\\b`, 'g');
/** `search_records({ q })` */
const CALL = new RegExp(`(?<![\\w.])(${SNAKE}|${CAMEL})\\((?=[{)'"\`\\w])`, 'g');
/** "…, then open_record" after another mention. */
const NEXT = new RegExp(`^[\`'"]?(?:\\([^)]*\\))?[^.\\n]{0,40}?(?:,|\\band|\\bor|\\bthen|\\bbefore|\\bafter)\\s+(?:then\\s+|call\\s+|use\\s+)?[\`'"]?(${SNAKE})`);

/** Ordinary words that stand before "tool". */
const ORDINARY = /^(?:another|appropriate|available|correct|different|dedicated|existing|external|following|available|powerful|previous|relevant|required|specific|standard|suitable|command|analysis|development|management|automation|monitoring|testing|security|productivity|collaboration|design|project|single|search|server|system|custom|native|diagnostic|general|internal|primary|default|second|testing|useful|every|these|other|which)$/i;

/** The words of a text that name tools, in the order they stand there. Those of `known` count wherever they stand. */
export function toolMentionsIn(text: string, known: readonly string[] = []): ToolMention[] {
  const found = new Map<number, ToolMention>();
  const put = (name: string, index: number, how: ToolMention['how']): void => {
    if (name !== '' && !isOther(text, name, index) && !found.has(index)) found.set(index, { name, index, how });
  };
  for (const pattern of [VERB, QUOTED_VERB, NAMED, TOOL, QUOTED_TOOL, CALL]) {
    for (const match of text.matchAll(pattern)) {
      const name = match[1] ?? '';
      if (pattern === TOOL && ORDINARY.test(name)) continue;
      put(name, match.index + match[0].indexOf(name), pattern === TOOL && !/[_A-Z]/.test(name) ? 'quoted' : 'called');
      follow(text, match.index + match[0].indexOf(name) + name.length, put);
    }
  }
  for (const name of known.filter((n) => /[_A-Z-]/.test(n))) {
    for (const match of text.matchAll(new RegExp(`(?<![\\w.-])${name}(?![\\w-])`, 'g'))) put(name, match.index, 'called');
  }
  return [...found.values()].sort((a, b) => a.index - b.index);
}

/** Further names in the same sentence. */
function follow(text: string, from: number, put: (name: string, index: number, how: ToolMention['how']) => void): void {
  for (let rest = from, match = NEXT.exec(text.slice(rest)); match; match = NEXT.exec(text.slice(rest))) {
    const name = match[1] ?? '';
    const index = rest + match[0].length - name.length;
    put(name, index, 'called');
    rest = index + name.length;
  }
}

/** A parameter (`limit_to: 3`), a member (`tools.find_it`, `a.b_c`), a path, a placeholder or a constant in capitals is something else. */
function isOther(text: string, name: string, index: number): boolean {
  const after = text.slice(index + name.length, index + name.length + 3);
  const before = text.slice(Math.max(0, index - 2), index);
  return /^[`'"]?\s?[=:]/.test(after) || /^[./\\-]\w/.test(after) || /[./\\$@#{-]$/.test(before) || name === name.toUpperCase();
}

/** Do two names share half of their words, as `find_records` and `search_records` do, or differ in their form only? */
function isAkin(name: string, other: string): boolean {
  const words = new Set(singularWords(other));
  const own = singularWords(name);
  const shared = own.filter((word) => words.has(word));
  return shared.some((word) => word.length >= 3 && !COMMON.has(word)) && shared.length * 2 >= own.length;
}

/** Words that say nothing of what a tool is about. */
const COMMON = new Set(['tool', 'get', 'set', 'add', 'new', 'run', 'all', 'the', 'for', 'and', 'use', 'mcp', 'api']);

/** So many tools with one first word make it the server's own. */
const MIN_NAMESPACE = 3;

/** `notes_archive` on a server whose tools are `notes_list`, `notes_read` and `notes_write`. */
function isOfNamespace<T extends { readonly name?: string | undefined }>(name: string, tools: readonly T[]): boolean {
  const [first = '', ...rest] = wordsOf(name);
  return rest.length > 0 && first.length >= 4 && !COMMON.has(first) && verbOf(first) === undefined && tools.filter((tool) => wordsOf(tool.name ?? '')[0] === first).length >= MIN_NAMESPACE;
}

/** Of the tools whose names share words with the name, the one that is spelled most like it; the first of several. */
export function nearestKin<T extends { readonly name?: string | undefined }>(name: string, tools: readonly T[]): T | undefined {
  const isOwn = isOfNamespace(name, tools);
  const [first] = wordsOf(name);
  const kin = tools.filter((tool) => isAkin(name, tool.name ?? '') || (isOwn && wordsOf(tool.name ?? '')[0] === first)).map((tool) => ({ tool, steps: distance(bare(name), bare(tool.name ?? '')) }));
  return kin.sort((one, other) => one.steps - other.steps)[0]?.tool;
}

export const bare = (name: string): string => name.replace(/[_-]/g, '').toLowerCase();

const singularWords = (name: string): string[] => wordsOf(name).map((word) => word.replace(/s$/, ''));
