import type { RoleName } from '../catalogue/roles.js';
import type { FileFacts, FnId } from '../facts/model.js';
import { calleesOf } from './callees.js';
import { callersOf } from './callers.js';
import { refKey, type CodeSource, type Ref } from './code.js';
import { expectedTypes } from './expected.js';
import type { Callee, Callers, ClassRef, Graph, OriginMode } from './graph.js';
import { findImplementations, findSubclasses } from './hierarchy.js';
import { originsOf } from './values.js';
import type { Origin, Shape, Value } from './value.js';

/** Units of work one question of a rule may spend before it is called inconclusive. */
export const SEARCH_BUDGET = 150_000;

/** New files that one question about a value may ask for, by how much it is worth. */
const FILES: Readonly<Record<OriginMode | 'callees' | 'callers' | 'expected', number>> = { value: 40, derived: 60, near: 12, local: 8, callees: 20, callers: 90, expected: 10 };

/** Questions within questions: beyond this the stack would end first. */
const MAX_NESTING = 120;

/** The graph over a source of facts. Answers are kept for as long as the source does not change; make a new graph after an edit. */
export function buildGraph(source: CodeSource, entries: ReadonlyMap<string, RoleName> = new Map()): Graph & { resetBudget(): void; readonly exhausted: boolean } {
  const values = new Map<string, readonly Value[]>();
  const callees = new Map<string, readonly Callee[]>();
  const callers = new Map<string, Callers>();
  const origins = new Map<string, readonly Origin[]>();
  const implementations = new Map<string, readonly Value[]>();
  const subclasses = new Map<string, readonly ClassRef[]>();
  const expected = new Map<string, readonly Shape[]>();
  const nobody: Callers = { invocations: [], landings: [], ambiguous: 0 };
  let left = SEARCH_BUDGET;
  /** How often a budget said no so far. */
  let refused = 0;
  let fileLimit = Number.POSITIVE_INFINITY;

  /** One question about one value may pull only so many files into the slice. */
  const withFiles = <T>(files: number, answer: () => T): T => {
    const outer = fileLimit;
    fileLimit = Math.min(outer, source.parsedCount + files);
    const result = answer();
    fileLimit = outer;
    return result;
  };

  const depths = new Map<string, number>();
  const provisional: { readonly cut: number; readonly forget: () => void }[] = [];
  let lowestCut = Number.POSITIVE_INFINITY;

  /**
   * Remembers answers. A question asked while it is being answered gets the empty answer, which cuts recursion. Answers that rested on
   * such a cut are provisional: they serve until the question that was cut has its answer, and are forgotten then.
   */
  const once = <T>(memo: Map<string, T>, kind: string, key: string, empty: T, answer: () => T): T => {
    const known = memo.get(key);
    if (known !== undefined) return known;
    const frame = kind + key;
    const running = depths.get(frame);
    if (running !== undefined) { lowestCut = Math.min(lowestCut, running); return empty; }
    const depth = depths.size;
    if (depth > MAX_NESTING) { lowestCut = 0; return empty; }
    depths.set(frame, depth);
    const outerCut = lowestCut;
    const refusals = refused;
    lowestCut = Number.POSITIVE_INFINITY;
    const result = answer();
    depths.delete(frame);
    // cut short by a budget: good for who asked, no answer for the next
    if (refused !== refusals && !(kind === 'o')) { lowestCut = Math.min(outerCut, lowestCut < depth ? lowestCut : Number.POSITIVE_INFINITY); return result; }
    while ((provisional.at(-1)?.cut ?? -1) >= depth) provisional.pop()?.forget();
    memo.set(key, result);
    if (lowestCut < depth) provisional.push({ cut: lowestCut, forget: () => memo.delete(key) });
    lowestCut = Math.min(outerCut, lowestCut < depth ? lowestCut : Number.POSITIVE_INFINITY);
    return result;
  };

  const graph: Graph & { resetBudget(): void; readonly exhausted: boolean } = {
    source,
    valuesOf: (ref: Ref) => once(values, 'v', refKey(ref), [], () => originsOf(graph, ref, [], 'value').map((o) => o.value)),
    originsOf: (ref, path, mode) => once(origins, 'o', `${refKey(ref)} ${mode} ${path.join('.')}`, [], () => withFiles(FILES[mode], () => originsOf(graph, ref, path, mode))),
    returnedValues: (file: FileFacts, fn: FnId) => (file.functions[fn]?.returns ?? []).flatMap((exit) => (exit.value < 0 ? [] : graph.valuesOf({ file, id: exit.value }))),
    calleesOf: (call) => once(callees, 'c', refKey(call), [], () => withFiles(FILES.callees, () => calleesOf(graph, call))),
    callersOf: (file, fn) => once(callers, 'r', `${file.path}#${fn}`, nobody, () => withFiles(FILES.callers, () => callersOf(graph, file, fn))),
    expectedTypes: (ref) => once(expected, 'e', refKey(ref), [], () => withFiles(FILES.expected, () => expectedTypes(graph, ref))),
    implementationsOf: (shape, name) => once(implementations, 'i', `${shape.file.path} ${shape.declaration.name} ${name}`, [], () => findImplementations(graph, shape, name)),
    subclassesOf: (file, id) => once(subclasses, 's', `${file.path}#${id}`, [], () => findSubclasses(graph, { file, class: id })),
    shapes: new WeakMap(),
    entries,
    spend: (amount = 1) => {
      left -= amount;
      const isAllowed = left > 0 && source.parsedCount <= fileLimit;
      if (!isAllowed) refused += 1;
      return isAllowed;
    },
    resetBudget: () => { left = SEARCH_BUDGET; },
    get exhausted() { return left <= 0; },
  };
  return graph;
}
