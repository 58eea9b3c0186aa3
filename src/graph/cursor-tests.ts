import { NONE, type FileFacts } from '../facts/model.js';
import { bindingsOf } from './bindings.js';
import { at, exprAs, exprOf, refKey, type Ref } from './code.js';
import type { Graph } from './graph.js';
import { listedPages, type Page } from './pages.js';
import type { Question } from './question.js';
import { isTested, type PropertyRead } from './use-search.js';
import { usesOf } from './uses.js';

/** Code that takes a cursor for absent when it is empty. */
export interface CursorTest {
  /** The cursor, where it is asked whether it is truthy: that on which the loop ends, if there is one. */
  readonly at: Ref;
  /** Further tests of it in the same function. */
  readonly others: readonly Ref[];
  /** The listing whose cursor it is. */
  readonly page: Page;
  readonly read: PropertyRead;
  /** What makes a comparison of the test, where that means the same for every other cursor. */
  readonly mend: { readonly operator: '===' | '!=='; readonly edits: readonly Edit[] } | undefined;
}

interface Edit { readonly at: { readonly file: FileFacts; readonly start: number; readonly end: number }; readonly text: string }

export const cursorTests: Question<CursorTest> = {
  find: (inquiry) => {
    const found = new Map<string, { page: Page; read: PropertyRead; tests: Ref[] }>();
    const seen = new Set<string>();
    for (const page of inquiry.answerTo(listedPages)) {
      // a client that joins pages gives out no cursor unless it was given one
      if (page.call.pages === 'joined' && page.call.cursor !== 'given') continue;
      for (const read of page.cursors) for (const test of usesOf(inquiry.graph, read.holder, read.path).tests) {
        if (seen.has(refKey(test))) continue;
        seen.add(refKey(test));
        const key = `${test.file.path} ${exprOf(test).fn}`;
        const group = found.get(key) ?? { page, read, tests: [] };
        group.tests.push(test);
        found.set(key, group);
      }
    }
    return [...found.values()].map(({ page, read, tests }) => {
      const [first, ...others] = tests.toSorted((a, b) => weightOf(b) - weightOf(a) || a.id - b.id);
      return first ? [{ at: first, others, page, read, mend: mendOf(inquiry.graph, first) }] : [];
    }).flat();
  },
  begin: (inquiry) => listedPages.begin(inquiry),
};

/** A loop's own condition says most, then one that leaves the loop. */
function weightOf(test: Ref): number {
  const kinds = rootsOf(test).flatMap((root) => bindingsOf(test.file).tests.get(root) ?? []).map((region) => test.file.regions[region]?.kind);
  return kinds.includes('loop') ? 2 : kinds.includes('guard') ? 1 : 0;
}

/** The expression and those it is an operand of. */
function rootsOf(test: Ref): readonly number[] {
  const found: number[] = [];
  for (let id = test.id; id !== NONE; id = exprOf(at(test, id)).parent) found.push(id);
  return found;
}

function mendOf(graph: Graph, test: Ref): CursorTest['mend'] {
  const { kind, parent } = exprOf(test);
  if ((kind !== 'name' && kind !== 'member') || mayBeOtherwiseEmpty(graph, test)) return undefined;
  const holder = parent === NONE ? undefined : at(test, parent);
  const { file } = test;
  const { start, end } = exprOf(test);
  const compare = (operator: '===' | '!=='): Edit => ({ at: { file, start: end, end }, text: ` ${operator} undefined` });
  const negations = negationsOf(test);
  const outermost = negations.at(-1);
  if (outermost) {
    const around = exprOf(outermost);
    // parentheses or spaces between them stay the author's, and a comparison binds less than what is made of it
    if (start - around.start !== negations.length || (around.parent !== NONE && exprAs(at(test, around.parent), 'binary'))) return undefined;
    const operator = negations.length % 2 === 1 ? '===' : '!==';
    return { operator, edits: [{ at: { file, start: around.start, end: start }, text: '' }, compare(operator)] };
  }
  const choice = holder && exprAs(holder, 'choice');
  return choice && choice.operator !== '?:' && !isTested(holder) ? undefined : { operator: '!==', edits: [compare('!==')] };
}

/** The `!` around the expression, from the inside out. */
function negationsOf(test: Ref): readonly Ref[] {
  const found: Ref[] = [];
  for (const id of rootsOf(test).slice(1)) {
    if (exprAs(at(test, id), 'unary')?.operator !== '!') break;
    found.push(at(test, id));
  }
  return found;
}

/** Is null or an empty text written into the variable, so that `undefined` is not all that ends the loop? */
function mayBeOtherwiseEmpty(graph: Graph, test: Ref): boolean {
  return graph.originsOf(test, [], 'value').some(({ value }) => value.kind === 'literal' && value.value !== undefined);
}
