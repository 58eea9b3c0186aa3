import { NONE } from '../facts/model.js';
import { exprOf, type Ref } from './code.js';
import type { Stretch } from './registration.js';

/**
 * What a primitive is made of, when the call that registers it serves many: the object, tuple or call in which its name is written, or the
 * class whose member the name is. `undefined` when the name stands in the call itself.
 */
export function rowOf(call: Ref, name: Ref, text: string): Stretch | undefined {
  const key = keyOf(name, text);
  if (key) return key;
  const registering = exprOf(call);
  const written = exprOf(name);
  if (name.file === call.file && written.start >= registering.start && written.end <= registering.end) return undefined;
  for (let id = written.parent; id !== NONE; id = name.file.exprs[id]?.parent ?? NONE) {
    const expr = name.file.exprs[id];
    if (!expr) break;
    if (['object', 'array', 'call', 'new'].includes(expr.kind)) return { file: name.file, start: expr.start, end: expr.end };
  }
  const holder = classAround(name);
  return holder && { file: name.file, start: holder.start, end: holder.end };
}

/** The innermost class around an expression. */
function classAround({ file, id }: Ref): { readonly start: number; readonly end: number } | undefined {
  const expr = file.exprs[id];
  return expr && file.classes.filter((c) => c.start <= expr.start && c.end >= expr.end).sort((a, b) => (a.end - a.start) - (b.end - b.start))[0];
}

/** A name that is the key of a record, with what is kept under it. */
export function keyOf({ file, id }: Ref, text: string): Stretch | undefined {
  const object = file.exprs[id];
  const property = object?.kind === 'object' ? object.properties.find((p) => p.key === text) : undefined;
  return property && { file, start: property.start, end: property.end };
}
