import { NONE, type FileFacts, type FnId, type VarId } from '../facts/model.js';
import { at, exprAs, exprOf, isInFunction, type Ref, refKey } from './code.js';
import type { Graph, Invocation, Landing } from './graph.js';
import type { Value } from './value.js';

/** More files than this hold the name: too common to search. */
export const MAX_FILES = 60;

export const MAX_FLOW = 9;

export interface Search {
  readonly graph: Graph;
  readonly to: Ways;
  readonly file: FileFacts;
  readonly fn: FnId;
  readonly seen: Set<string>;
  readonly invocations: Invocation[];
  readonly landings: Landing[];
  ambiguous: number;
  /** The call inside a closure that runs the function, when what is followed is the closure. */
  run?: Ref | undefined;
  /** Functions the value was passed into, innermost last, each with the call that passed it. */
  readonly within: { readonly file: FileFacts; readonly fn: FnId; readonly call: Ref }[];
}

export function invoke(s: Search, inner: Ref, evidence: Invocation['evidence'], argument: Invocation['argument']): void {
  const site = onBehalfOf(s, inner);
  const key = `call ${refKey(site)} ${evidence}`;
  if (s.seen.has(key)) return;
  s.seen.add(key);
  s.invocations.push({ site, evidence, argument: s.run ? byPosition(s.run) : argument });
}

export const byPosition = (call: Ref): Invocation['argument'] => (index) => {
  const expr = exprOf(call);
  const args = expr.kind === 'call' || expr.kind === 'new' ? expr.args : [];
  const list = args.slice(0, index + 1).findIndex((arg) => exprOf(at(call, arg)).kind === 'spread');
  const spread = list < 0 ? undefined : exprAs(at(call, args[list] ?? NONE), 'spread');
  if (spread) return { ref: at(call, spread.value), path: [String(index - list)] };
  const id = args[index];
  return id === undefined ? undefined : { ref: at(call, id), path: [] };
};

export function land(s: Search, landing: Landing): void {
  const key = `land ${landing.role} ${refKey(landing.at)}`;
  if (!s.seen.has(key)) { s.seen.add(key); s.landings.push(landing); }
}

export const isThis = (s: Search, value: Value): boolean => value.kind === 'function' && value.file === s.file && value.fn === s.fn;

/**
 * The call on whose behalf a function runs: a run inside g, of something that was passed to g, belongs to the call that passed it.
 * What was stored and is run elsewhere belongs to whoever runs it.
 */
function onBehalfOf(s: Search, site: Ref): Ref {
  let result = site;
  for (const { file, fn, call } of [...s.within].reverse()) {
    if (result.file === file && isInFunction(file, exprOf(result).fn, fn)) result = call;
  }
  return result;
}

/** Where a search goes on. The ways call one another in circles, across files that must not. */
export interface Ways {
  value(s: Search, ref: Ref, depth: number): void;
  variable(s: Search, file: FileFacts, variable: VarId, depth: number): void;
  callsByName(s: Search, name: string, object: Ref | undefined): void;
  elementHolder(s: Search, holder: Ref): void;
  verified(s: Search, file: FileFacts, variable: VarId): void;
}
