import type { Access, FileFacts, FnId } from '../facts/model.js';
import { boundToParameter } from './bindings.js';
import { calledFunctions } from './callees.js';
import { at, calleeName, exprAs, exprOf, type Ref } from './code.js';
import { stateSetBy, type Entered, type UseSearch } from './use-search.js';

/** The value is returned: it goes on where the function was entered, or at everybody who calls it. */
export function walkReturned(s: UseSearch, ref: Ref, fn: FnId, path: readonly Access[], within: Entered | undefined): void {
  const { file } = ref;
  if (within && within.file === file && within.fn === fn) { walkResult(s, within.call, file, fn, path, within.from); return; }
  const { invocations, landings } = s.graph.callersOf(file, fn);
  const known = invocations.filter(({ site }) => exprOf(site).kind === 'call' || exprOf(site).kind === 'new');
  if (known.length === 0 || landings.some((l) => l.role !== 'escaped')) s.escapes.push({ at: ref, how: 'returned' });
  for (const { site } of known) walkResult(s, site, file, fn, path, within);
}

/** The result of a call that runs the function, or of a call that a callback was given to. */
function walkResult(s: UseSearch, call: Ref, file: FileFacts, fn: FnId, path: readonly Access[], within: Entered | undefined): void {
  const callees = s.graph.calleesOf(call);
  if (callees.some((c) => c.kind === 'function' && c.file === file && c.fn === fn)) { s.to.expression(s, call, path, within); return; }
  switch (calleeName(call)) {
    case 'map': case 'from': s.to.expression(s, call, ['*', ...path], within); return;
    case 'flatMap': s.to.expression(s, call, ['*', ...path.slice(1)], within); return;
    case 'forEach': case 'filter': case 'some': case 'every': case 'find': case 'sort': return;
    default:
  }
  for (const state of stateSetBy(call)) s.to.variable(s, call.file, state, path, within);
  const index = indexOf(s, call, file, fn);
  const takers = calledFunctions(callees);
  for (const taker of takers) for (const run of runsOf(taker.file, taker.fn, index)) s.to.expression(s, run, path, { ...taker, call, from: within });
  // a wrapper nobody knows hands on what its callback answers
  if (takers.length === 0) s.to.expression(s, call, path, within);
}

function indexOf(s: UseSearch, call: Ref, file: FileFacts, fn: FnId): number {
  const args = exprAs(call, 'call')?.args ?? exprAs(call, 'new')?.args ?? [];
  return args.findIndex((arg) => s.graph.valuesOf(at(call, arg)).some((v) => v.kind === 'function' && v.file === file && v.fn === fn));
}

/** Calls inside a function that run its parameter. */
function runsOf(file: FileFacts, fn: FnId, index: number): Ref[] {
  return boundToParameter(file, fn, index).flatMap(({ variable }) => (file.variables[variable]?.uses ?? []).flatMap((use): Ref[] => {
    const { parent } = exprOf({ file, id: use });
    return exprAs({ file, id: parent }, 'call')?.callee === use ? [{ file, id: parent }] : [];
  }));
}
