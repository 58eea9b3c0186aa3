import { NONE, type FileFacts, type FnId } from '../facts/model.js';
import { isRegistration } from './builtins.js';
import { calleeName, isInFunction, type Ref } from './code.js';

/** What a function calls, makes and tags by itself and in the callbacks written in it, unless those are kept for later. */
export function callsRunIn(file: FileFacts, fn: FnId): Ref[] {
  return [...callsByFunction(file)].flatMap(([inner, refs]) => (inner === fn || (isInFunction(file, inner, fn) && runsWith(file, inner, fn)) ? refs : []));
}

const stretches = new WeakMap<FileFacts, ReadonlyMap<FnId, readonly Ref[]>>();

/** Calls and tagged templates by the function they stand in. */
function callsByFunction(file: FileFacts): ReadonlyMap<FnId, readonly Ref[]> {
  const known = stretches.get(file);
  if (known) return known;
  const map = new Map<FnId, Ref[]>();
  file.exprs.forEach((expr, id) => {
    if (expr.kind !== 'call' && expr.kind !== 'new' && !(expr.kind === 'template' && expr.tag !== NONE)) return;
    const list = map.get(expr.fn) ?? [];
    list.push({ file, id });
    map.set(expr.fn, list);
  });
  stretches.set(file, map);
  return map;
}

/** Is the inner function run where it stands: a callback, not a named function, a returned one, a method of an object or a listener? */
function runsWith(file: FileFacts, inner: FnId, outer: FnId): boolean {
  for (let id = inner; id !== outer; id = file.functions[id]?.parent ?? NONE) {
    const fact = file.functions[id];
    if (!fact || id === NONE) return false;
    const holder = fact.expr === NONE ? undefined : file.exprs[file.exprs[fact.expr]?.parent ?? NONE];
    if (holder?.kind !== 'call' && holder?.kind !== 'new') return false;
    if (holder.kind === 'call' && isRegistration(calleeName({ file, id: file.exprs[fact.expr]?.parent ?? NONE }))) return false;
  }
  return true;
}
