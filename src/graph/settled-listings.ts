import { NONE } from '../facts/model.js';
import { at, calleeName, exprAs, exprOf, isInFunction, type Ref } from './code.js';
import { leavesOf } from './evidence.js';
import type { Graph } from './graph.js';
import { isNothingListed } from './nothing-listed.js';
import type { Hop } from './value.js';
import { bindingsOf } from './bindings.js';

/** `settled.status === 'fulfilled' ? settled.value.tools : []` of a listing that `Promise.allSettled` waits for. */
export function settledAsNothing(graph: Graph, call: Ref): Ref | undefined {
  const waiting = settlingCall(call, 0);
  if (!waiting) return undefined;
  const { file } = call;
  const { fn } = exprOf(waiting);
  // whoever looks at the reason hears of it
  if ((file.index.members.get('reason') ?? []).some((id) => isInFunction(file, file.exprs[id]?.fn ?? 0, fn)) || (file.index.destructured.get('reason') ?? []).some((id) => isInFunction(file, file.variables[id]?.fn ?? 0, fn))) return undefined;
  const own = new Set((bindingsOf(file).values.get(waiting.id) ?? bindingsOf(file).values.get(exprOf(waiting).parent) ?? []).map(({ variable }) => variable));
  const isOwn = (test: Ref): boolean => leavesOf(test).some((leaf) => {
    const settled = at(leaf, exprAs(leaf, 'member')?.object ?? leaf.id);
    return own.has(exprAs(settled, 'name')?.variable ?? NONE) || graph.originsOf(settled, [], 'near').some(({ hops }) => isFrom(hops, waiting));
  });
  return file.exprs.flatMap((expr, id): Ref[] => {
    if (expr.kind !== 'choice' || expr.operator !== '?:' || !isInFunction(file, expr.fn, fn)) return [];
    const test = { file, id: expr.test };
    return isSettledTest(test) && isOwn(test) && expr.options.some((option) => isNothingListed(graph, { file, id: option })) ? [{ file, id }] : [];
  })[0];
}

/** `all[0]`, an element of `all.map(…)`, what a callback of `then` gets. */
function isFrom(hops: Hop | undefined, waiting: Ref): boolean {
  for (let hop = hops; hop; hop = hop.from) if (hop.at.file === waiting.file && hop.at.id === waiting.id) return true;
  return false;
}

/** The call of `allSettled` that the listing is handed to, in a list, by itself or from the callback of `map`. */
function settlingCall(call: Ref, depth: number): Ref | undefined {
  const { parent } = exprOf(call);
  if (depth > 6) return undefined;
  if (parent === NONE) {
    const fn = bindingsOf(call.file).returns.get(call.id);
    const made = at(call, (fn !== undefined && call.file.functions[fn]?.expr) || NONE);
    const mapping = made.id === NONE ? made : at(call, exprOf(made).parent);
    return mapping.id !== NONE && calleeName(mapping) === 'map' ? settlingCall(mapping, depth + 1) : undefined;
  }
  const holder = at(call, parent);
  const expr = exprOf(holder);
  if (expr.kind === 'call' && expr.callee !== call.id) return calleeName(holder) === 'allSettled' ? holder : undefined;
  return ['array', 'member', 'call', 'cast', 'choice'].includes(expr.kind) ? settlingCall(holder, depth + 1) : undefined;
}

function isSettledTest(test: Ref): boolean {
  const binary = exprAs(test, 'binary');
  return binary !== undefined && [binary.left, binary.right].some((side) => { const literal = exprAs(at(test, side), 'literal'); return literal?.value === 'fulfilled' || literal?.value === 'rejected'; });
}
