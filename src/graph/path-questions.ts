import { NONE, type FileFacts, type FnId } from '../facts/model.js';
import { at, exprAs, exprOf, refKey, type Ref } from './code.js';
import { leavesOf } from './evidence.js';
import type { Graph } from './graph.js';
import type { Path } from './reach.js';
import type { Sink } from './sinks.js';
import { judgeToolShape } from './tool-shape.js';
import { hasRole } from './value.js';

/** Is the prompt named by whoever causes the request, rather than fixed when the tool was made? */
export function isChosenByCaller(graph: Graph, sink: Sink): boolean {
  if (!sink.name) return true;
  const origins = graph.originsOf(sink.name.ref, sink.name.path, 'value');
  return !origins.every(({ value }) => value.kind === 'literal' || (value.kind === 'declared' && hasRole(value.roles, 'wire-name')));
}

/** Does any call on the way to the sink hand something on? */
export function givesSomething({ calls }: Path): boolean {
  return calls.length < 2 || calls.slice(0, -1).some((call) => {
    const expr = exprOf(call);
    return (expr.kind === 'call' || expr.kind === 'new') && expr.args.some((a) => exprOf(at(call, a)).kind !== 'function');
  });
}

/** Is the method a dynamic request sends taken from what the path's caller gave, rather than fixed on the way? */
export function isMethodFromCaller(graph: Graph, { calls }: Path, { sent }: Sink): boolean {
  let wanted = sent;
  for (let i = calls.length - 1; wanted && i > 0; i--) {
    const caller = calls[i - 1];
    const next = caller && argumentBehind(graph, wanted, caller);
    if (next === 'fixed') return false;
    if (!next) return true;
    wanted = next;
  }
  return true;
}

/** Does the function with which the path begins answer with what the call brought? */
export function isReturnedByEntry(graph: Graph, { entry }: Path): boolean {
  const returns = entry.file.functions[exprOf(entry).fn]?.returns ?? [];
  return returns.some(({ value }) => value !== NONE && leavesOf(at(entry, value)).some((leaf) => refKey(leaf) === refKey(entry) || comesFrom(graph, leaf, entry)));
}

/** Answers of other tools of the model, in the file where the path begins, that hold prompts of `listings`. */
export function listingAnswersBeside(graph: Graph, { entry }: Path, listings: ReadonlySet<string>): readonly Ref[] {
  const { file } = entry;
  return file.functions.flatMap((fn, id) => {
    if (fn.kind === 'module' || fn.expr === NONE || id === exprOf(entry).fn || fn.returns.length === 0 || !isRunByModel(graph, file, id)) return [];
    const answers = fn.returns.some(({ value }) => value !== NONE && leavesOf({ file, id: value }).some((leaf) => holdsPrompts(graph, leaf, listings)));
    return answers ? [definitionOf({ file, id: fn.expr })] : [];
  });
}

function isRunByModel(graph: Graph, file: FileFacts, fn: FnId): boolean {
  return graph.callersOf(file, fn).landings.some((l) => l.role === 'model-entry') || judgeToolShape(graph, file, fn) !== undefined;
}

function holdsPrompts(graph: Graph, leaf: Ref, listings: ReadonlySet<string>): boolean {
  return graph.originsOf(leaf, [], 'near').some((origin) => {
    if (origin.value.kind === 'declared' && (hasRole(origin.value.roles, 'prompt') || hasRole(origin.value.owner, 'prompt'))) return true;
    for (let hop = origin.hops; hop; hop = hop.from) if (listings.has(refKey(hop.at)) && hop.note !== 'argument') return true;
    return false;
  });
}

function comesFrom(graph: Graph, leaf: Ref, call: Ref): boolean {
  return graph.originsOf(leaf, [], 'local').some((origin) => {
    for (let hop = origin.hops; hop; hop = hop.from) if (refKey(hop.at) === refKey(call)) return true;
    return false;
  });
}

/** The argument of `caller` that a value inside the called function comes from; `fixed` when it is written there. */
function argumentBehind(graph: Graph, value: { readonly ref: Ref; readonly path: readonly string[] }, caller: Ref): { readonly ref: Ref; readonly path: readonly string[] } | 'fixed' | undefined {
  const inside = graph.originsOf(value.ref, value.path, 'local');
  if (inside.length > 0 && inside.every((o) => o.value.kind === 'literal')) return 'fixed';
  const open = inside.flatMap(({ value: v }) => (v.kind === 'unknown' && v.why === 'parameter' ? [v.at] : v.kind === 'declared' ? [v.at] : []))[0];
  const file = open?.file;
  const name = open && exprAs(open, 'name');
  const definition = name && file?.variables[name.variable]?.definitions.find((d) => d.kind === 'parameter');
  const call = exprOf(caller);
  if (definition?.kind !== 'parameter' || (call.kind !== 'call' && call.kind !== 'new')) return undefined;
  const runs = graph.calleesOf(caller).some((c) => c.kind === 'function' && c.file === file && c.fn === definition.fn);
  const argument = runs ? call.args[definition.index] : undefined;
  if (argument === undefined) return undefined;
  const path = definition.path;
  const origins = graph.originsOf(at(caller, argument), path, 'local');
  if (origins.length > 0 && origins.every((o) => o.value.kind === 'literal')) return 'fixed';
  return { ref: at(caller, argument), path };
}

/** What makes a tool of a function: the factory called with the literal that holds it; else the function itself. */
function definitionOf(fn: Ref): Ref {
  const literal = at(fn, exprOf(fn).parent);
  const call = exprAs(literal, 'object') ? at(fn, exprOf(literal).parent) : undefined;
  const made = call && (exprAs(call, 'call') ?? exprAs(call, 'new'));
  return made ? at(fn, made.callee) : fn;
}
