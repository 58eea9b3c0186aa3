import { NONE, type RegionId } from '../facts/model.js';
import { calledFunctions } from './callees.js';
import { at, calleeName, exprAs, exprOf, parentOf, type Ref } from './code.js';
import type { Graph } from './graph.js';

import type { Inquiry, Question } from './question.js';
import type { Sink } from './sinks.js';

/** An inventory that leaves prompts out by their names, while a dispatcher still runs them. */
export interface NameFilter {
  /** The filter, or the test in the loop. */
  readonly at: Ref;
  /** What in the dispatcher still takes such a name. */
  readonly arm: Ref;
  readonly sink: Sink;
  readonly certain: boolean;
}

export const nameFilters: Question<NameFilter> = {
  find: (inquiry) => {
    const filters = filtersIn(inquiry.graph);
    return filters.length === 0 ? [] : filters.flatMap((filter) => openArm(inquiry, filter));
  },
  begin: (inquiry) => inquiry.sinks('prompts/get')[0]?.ref,
};

interface Filter { readonly at: Ref; readonly words: readonly string[] }

/** Filters and loops that keep what is not called like a prompt. */
function filtersIn(graph: Graph): Filter[] {
  return graph.source.filesContaining('rompt').flatMap((path) => {
    const file = graph.source.filesContaining('.filter(').includes(path) || graph.source.filesContaining('continue').includes(path) ? graph.source.facts(path) : undefined;
    if (!file) return [];
    const calls = (file.index.calls.get('filter') ?? []).flatMap((id) => filterOf(graph, { file, id }));
    const loops = file.regions.flatMap((region) => (region.kind === 'guard' && region.test !== NONE && isInLoop({ file, id: region.test }) ? loopOf(graph, { file, id: region.test }) : []));
    return [...calls, ...loops];
  });
}

function isInLoop(test: Ref): boolean {
  for (let id: RegionId = exprOf(test).region; id > 0; id = test.file.regions[id]?.parent ?? 0) if (test.file.regions[id]?.kind === 'each') return true;
  return false;
}

function filterOf(graph: Graph, call: Ref): Filter[] {
  const argument = exprAs(call, 'call')?.args[0];
  if (argument === undefined || isOverKeys(call) || isOfOtherThings(call)) return [];
  const words = graph.valuesOf(at(call, argument)).flatMap((v) => (v.kind !== 'function' ? [] : (v.file.functions[v.fn]?.returns ?? []).flatMap((exit) => {
    const result = { file: v.file, id: exit.value };
    return exit.value !== NONE && isNegative(result) ? wordsOf(graph, result, 0) : [];
  })));
  return words.length > 0 ? [{ at: call, words }] : [];
}

/** `Object.keys(capabilities).filter(…)`: the keys of something that holds no tools. */
function isOverKeys(call: Ref): boolean {
  const callee = exprAs(at(call, exprAs(call, 'call')?.callee ?? NONE), 'member');
  const list = callee && at(call, callee.object);
  const keys = list && exprAs(list, 'call');
  const [of] = keys?.args ?? [];
  return list !== undefined && of !== undefined && ['keys', 'entries', 'ownKeys'].includes(calleeName(list)) && !NAMES_TOOLS.test(nameOf(at(call, of)));
}

/** `scopes.filter(…)`, `items.filter((item) => !LISTED.includes(item.method))`: what is left out is no name of a tool. */
function isOfOtherThings(call: Ref): boolean {
  const callee = exprAs(at(call, exprAs(call, 'call')?.callee ?? NONE), 'member');
  const words = callee ? nameOf(at(call, callee.object)) : '';
  return OTHER_THINGS.test(words) && !NAMES_TOOLS.test(words);
}

const OTHER_THINGS = /scope|permission|grant|role|capabilit|method|feature|event|topic/i;
const NAMES_TOOLS = /tool|function|declar|inventory|action|command/i;

function nameOf(ref: Ref): string {
  const expr = exprOf(ref);
  return expr.kind === 'name' ? expr.name : expr.kind === 'member' ? expr.property : '';
}

function loopOf(graph: Graph, test: Ref): Filter[] {
  const words = isNegative(test) ? [] : wordsOf(graph, test, 0);
  return words.length > 0 && pushesTools(test) ? [{ at: test, words }] : [];
}

/** What the loop does with the others is collect them. */
function pushesTools(test: Ref): boolean {
  const { file } = test;
  const { fn } = exprOf(test);
  return ['push', 'set', 'add'].some((name) => (file.index.calls.get(name) ?? []).some((id) => file.exprs[id]?.fn === fn && isToolish({ file, id })));
}

const isToolish = (call: Ref): boolean => {
  const callee = exprAs(at(call, exprAs(call, 'call')?.callee ?? NONE), 'member');
  const owner = callee && exprOf(at(call, callee.object));
  const name = owner ? nameOf(at(call, callee.object)) : '';
  return /tool|function|declar|inventory|out|result|list|visible|kept|exposed/i.test(name);
};

function isNegative(ref: Ref): boolean {
  const expr = exprOf(ref);
  if (expr.kind === 'unary') return expr.operator === '!' && !isNegative(at(ref, expr.value));
  if (expr.kind === 'binary') return expr.operator.startsWith('!');
  return expr.kind === 'choice' && expr.operator !== '?:' && expr.options.some((o) => isNegative(at(ref, o)));
}

const ASKS = new Set(['startsWith', 'endsWith', 'includes', 'indexOf', 'has', 'test', 'match', 'exec']);
/** Part of a name; the bare word is a kind of thing, and no name is told by it. */
const LIKE_A_PROMPT = /prompt(?!s?$)|\w\W*prompts?$/i;

/** A method of the protocol is no name of a prompt. */
const METHOD = /^(?:prompts|tools|resources|notifications|completion|sampling)\//;

/** The texts by which a condition tells the names of prompts, also in a predicate it calls. */
function wordsOf(graph: Graph, ref: Ref, depth: number): string[] {
  const expr = exprOf(ref);
  if (depth > 6) return [];
  const of = (id: number): string[] => wordsOf(graph, at(ref, id), depth + 1);
  switch (expr.kind) {
    case 'unary': case 'cast': case 'await': return of(expr.value);
    case 'choice': return expr.options.flatMap(of);
    case 'binary': return ['===', '==', '!==', '!='].includes(expr.operator) ? [expr.left, expr.right].flatMap((side) => (isGiven(at(ref, side)) ? [] : literals(graph, at(ref, side)))) : of(expr.left);
    case 'call': return wordsOfCall(graph, ref, depth);
    default: return [];
  }
}

function wordsOfCall(graph: Graph, call: Ref, depth: number): string[] {
  const expr = exprAs(call, 'call');
  if (!expr) return [];
  if (ASKS.has(calleeName(call))) {
    const receiver = exprAs(at(call, expr.callee), 'member')?.object;
    if (receiver === undefined) return [];
    // one of the two is the name that is asked about; what the other holds tells prompts from the rest
    return isGiven(at(call, receiver)) ? expr.args.flatMap((a) => literals(graph, at(call, a))) : literals(graph, at(call, receiver));
  }
  return calledFunctions(graph.calleesOf(call)).flatMap(({ file, fn }) => (file.functions[fn]?.returns ?? []).flatMap((exit) => (exit.value === NONE ? [] : wordsOf(graph, { file, id: exit.value }, depth + 1))));
}

/** Does the expression stand for what a function or a loop was given: an entry of the list, or part of it? */
function isGiven(ref: Ref, depth = 0): boolean {
  const expr = exprOf(ref);
  const of = (id: number): boolean => depth < 8 && isGiven(at(ref, id), depth + 1);
  if (expr.kind === 'member' || expr.kind === 'element') return of(expr.object);
  if (expr.kind === 'call') return of(expr.callee);
  if (expr.kind === 'choice') return expr.options.some(of);
  const definitions = expr.kind === 'name' ? (ref.file.variables[expr.variable]?.definitions ?? []) : [];
  return definitions.some((d) => d.kind === 'parameter' || (d.kind === 'value' && (d.path.includes('*') || of(d.value))));
}

/** Texts and patterns with "prompt" in them: the expression itself, or what a list or set holds. */
function literals(graph: Graph, ref: Ref): string[] {
  const values = [...graph.originsOf(ref, [], 'value'), ...(exprOf(ref).kind === 'name' ? graph.originsOf(ref, ['*'], 'value') : [])].map((o) => o.value);
  const texts = values.flatMap((v) => (v.kind === 'literal' && typeof v.value === 'string' ? [v.value] : v.kind === 'unknown' ? patterns(v.at) : []));
  return texts.map((text) => text.replace(/[\\^$]/g, '')).filter((text) => LIKE_A_PROMPT.test(text) && !METHOD.test(text));
}

/** The source of a regular expression, or the text that one is made of. */
function patterns(ref: Ref): string[] {
  const own = exprAs(ref, 'regexp');
  if (own) return [own.source.replace(/^\/|\/[a-z]*$/g, '')];
  const made = exprAs(ref, 'new') ?? exprAs(ref, 'call');
  const text = made && calleeName(ref) === 'RegExp' ? exprAs(at(ref, made.args[0] ?? NONE), 'literal')?.value : undefined;
  return typeof text === 'string' ? [text] : [];
}

/** The branch that runs a prompt for a name like those left out: a condition around the request, or around a call that leads to it. */
function openArm(inquiry: Inquiry, filter: Filter): NameFilter[] {
  for (const sink of inquiry.sinks('prompts/get')) {
    if (sink.kind === 'dynamic') continue;
    const paths = inquiry.whoCauses(sink.ref);
    if (paths.length > 0 && paths.every((p) => p.initiator === 'user' || p.initiator === 'prompts/get')) continue;
    const calls = [sink.ref, ...paths.flatMap((p) => p.calls)];
    const arm = calls.flatMap((call) => armsAround(inquiry.graph, call)).find(({ words }) => words.some((w) => filter.words.some((f) => w.startsWith(f) || f.startsWith(w))));
    if (arm) return [{ at: filter.at, arm: arm.at, sink, certain: sink.certain }];
    const open = paths.find((p) => p.initiator === 'model' && p.because !== undefined && ('place' in p.because || p.because.role === 'request-handler'));
    if (open) return [{ at: filter.at, arm: open.entry, sink, certain: open.certain }];
  }
  return [];
}

function armsAround(graph: Graph, call: Ref): { readonly at: Ref; readonly words: readonly string[] }[] {
  const { file } = call;
  const arms: { at: Ref; words: readonly string[] }[] = [];
  for (let id: RegionId = exprOf(call).region; id > 0; id = file.regions[id]?.parent ?? 0) {
    const region = file.regions[id];
    if (!region || region.test === NONE) continue;
    const test = at(call, region.test);
    if (region.kind === 'if') arms.push({ at: test, words: isNegative(test) ? [] : wordsOf(graph, test, 0) });
    if (region.kind === 'guard' && isNegative(test)) arms.push({ at: test, words: wordsOf(graph, test, 0) });
    if (region.kind === 'case') arms.push({ at: at(call, region.labels[0] ?? region.test), words: region.labels.flatMap((l) => literals(graph, at(call, l))) });
  }
  for (let ref: Ref | undefined = call, inner = call; ref; inner = ref, ref = parentOf(ref)) {
    const choice = exprAs(ref, 'choice');
    if (choice?.operator === '?:' && choice.options[0] === inner.id) arms.push({ at: at(ref, choice.test), words: wordsOf(graph, at(ref, choice.test), 0) });
  }
  return arms;
}

