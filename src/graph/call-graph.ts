import { NONE, type FileFacts, type Span } from '../facts/model.js';
import { type Budgeted } from './build-graph.js';
import { loadTargets, targetKey, targetsOf, type Target, type Targets, type Untargeted } from './call-targets.js';
import { findSignals } from './channels.js';
import { exprOf, isCatalogue, type Ref } from './code.js';
import type { Graph } from './graph.js';
import { iteratedIn, iteratorsOf } from './iterations.js';
import { baseShapes } from './types.js';

/** A place that makes functions run, or would if it were known which. */
export interface CallPlace {
  readonly file: FileFacts;
  readonly span: Span;
  readonly from: Target;
  readonly targets: readonly Target[];
  readonly kept: readonly Target[];
  readonly why: Untargeted | undefined;
}

/** A graph that gives each search a budget of its own. */
export interface BudgetedGraph extends Graph {
  withBudget<T>(search: () => T): Budgeted<T>;
}

/** Everything in the files that makes functions run, in the order of the text, with what it runs. */
export function findCallPlaces(graph: BudgetedGraph, files: readonly FileFacts[], all: readonly FileFacts[]): readonly CallPlace[] {
  const accessors = accessorNames(all);
  const signalled = new Map<string, Target[]>();
  const calls = files.flatMap((file) => file.exprs.flatMap((_, id): readonly { readonly ref: Ref; readonly found: Targets }[] => {
    const ref = { file, id };
    const { found: answer } = graph.withBudget(() => ({ targets: targetsOf(graph, ref, accessors) }));
    const found: Targets | undefined = answer ? answer.targets : { targets: [], kept: [], why: 'budget' };
    if (!found) return [];
    if (found.kept.length > 0) for (const signal of findSignals(graph, ref)) addTo(signalled, placeKey(signal), found.kept);
    return [{ ref, found }];
  }));
  return [...calls.map(({ ref, found }) => toPlace(graph, ref, found, signalled.get(placeKey(ref)) ?? [])), ...files.flatMap((file) => [...loads(graph, file), ...implicitSuperCalls(graph, file), ...iterations(graph, file)])];
}

const placeKey = ({ file, id }: Ref): string => `${file.path}:${id}`;

function addTo(lists: Map<string, Target[]>, key: string, items: readonly Target[]): void {
  lists.set(key, [...(lists.get(key) ?? []), ...items]);
}

/** Names under which a getter or setter stands somewhere. */
function accessorNames(files: readonly FileFacts[]): ReadonlySet<string> {
  return new Set(files.flatMap((file) => file.functions.filter((fn) => fn.kind === 'get' || fn.kind === 'set').map((fn) => fn.name)));
}

function toPlace(graph: Graph, ref: Ref, { targets, kept, why }: Targets, signalled: readonly Target[]): CallPlace {
  const { file, id } = ref;
  const { start, end, fn } = exprOf(ref);
  const all = unique([...targets, ...signalled]);
  return { file, span: file.parentheses.get(id) ?? { start, end }, from: functionTarget(file, fn), targets: all, kept: unique(kept), why: all.length > 0 ? undefined : why };
}

/** A constructor is its class. */
export function functionTarget(file: FileFacts, fn: number): Target {
  const fact = file.functions[fn];
  return fact?.kind === 'constructor' ? { kind: 'class', file, class: fact.class } : { kind: 'function', file, fn };
}

function unique(targets: readonly Target[]): readonly Target[] {
  return [...new Map(targets.map((target) => [targetKey(target), target])).values()];
}

/** Import and export declarations run the module they name. Those that name nothing but types load nothing. */
function loads(graph: Graph, file: FileFacts): readonly CallPlace[] {
  return file.loads.flatMap(({ specifier, isTypeOnly, names, start, end }): readonly CallPlace[] => {
    const isUsed = names.length === 0 || names.some((name) => (file.variables[name]?.uses.length ?? 0) > 0 || isExported(file, name));
    if (isTypeOnly || !isUsed) return [];
    return [{ file, span: { start, end }, from: { kind: 'function', file, fn: 0 }, ...loadTargets(graph, file, specifier) }];
  });
}

const isExported = (file: FileFacts, variable: number): boolean => [...file.exports.values()].some((e) => e.kind === 'variable' && e.variable === variable);

function iterations(graph: BudgetedGraph, file: FileFacts): readonly CallPlace[] {
  return iteratedIn(file).flatMap((id): readonly CallPlace[] => {
    const ref = { file, id };
    const targets = (graph.withBudget(() => iteratorsOf(graph, ref)).found ?? []).map((fn): Target => ({ kind: 'function', ...fn }));
    return targets.length > 0 ? [toPlace(graph, ref, { targets, kept: [], why: undefined }, [])] : [];
  });
}

/** A class without a constructor runs that of its base. */
function implicitSuperCalls(graph: Graph, file: FileFacts): readonly CallPlace[] {
  return file.classes.flatMap((fact, id): readonly CallPlace[] => {
    if (fact.extends === NONE || fact.constructor_ !== NONE) return [];
    const targets = baseShapes(graph, { file, class: id }).filter((base) => !isCatalogue(base.file)).map((base): Target => ({ kind: 'class', file: base.file, class: base.class }));
    return [{ file, span: { start: fact.start, end: fact.start }, from: { kind: 'class', file, class: id }, targets, kept: [], why: targets.length > 0 ? undefined : 'outside' }];
  });
}
