import { NONE } from '../facts/model.js';
import { at, exprAs, exprOf, type Ref } from './code.js';
import type { Stretch } from './registration.js';
import type { Origin } from './value.js';

/** A call that makes a schema: a function of the library, `z.string()`, `optional(inner)`, or a method of another schema, `inner.optional()`. */
export interface SchemaCall {
  readonly made: Ref;
  readonly name: string;
  /** The schema whose method it is; none for a function of the library. */
  readonly on: Ref | undefined;
  readonly args: readonly Ref[];
}

/** Functions that take a schema and make another of it, whoever offers them. */
const WRAPPING = new Set(['optional', 'nullish', 'exactOptional', 'undefinedable', 'default', '_default', 'catch', 'prefault', 'fallback', 'nullable', 'nonoptional', 'readonly', 'pipe', 'lazy', 'completable']);
/** Methods by which a schema is known that stands under a name. */
const METHODS = new Set(['optional', 'describe', 'default', 'nullable', 'nullish', 'passthrough', 'loose', 'strict', 'extend', 'safeExtend', 'merge', 'pick', 'omit', 'partial', 'required', 'meta']);

/** A call taken apart, as far as its form is that of a schema. */
export function schemaCallAt(made: Ref): SchemaCall | undefined {
  const call = exprAs(made, 'call');
  if (!call) return undefined;
  const args = call.args.map((id) => at(made, id));
  const callee = at(made, call.callee);
  const name = exprAs(callee, 'name');
  if (name) return WRAPPING.has(name.name) || isOfLibrary(callee) ? { made, name: name.name, on: undefined, args } : undefined;
  const member = exprAs(callee, 'member');
  if (!member) return undefined;
  const object = at(made, member.object);
  return { made, name: member.property, on: isNamespace(object) ? undefined : object, args };
}

/** Where a chain of methods begins: the function of the library, or a method of a schema kept under a name. */
export function schemaRoot(made: Ref): SchemaCall | undefined {
  const call = schemaCallAt(made);
  if (call?.on && exprOf(call.on).kind === 'call') return schemaRoot(call.on);
  return call && (!call.on || (exprOf(call.on).kind === 'name' && METHODS.has(call.name))) ? call : undefined;
}

/** The call that makes a schema, through constants, imports and helpers. */
export function schemaCallOf(originsOf: (ref: Ref) => readonly Origin[], ref: Ref): SchemaCall | undefined {
  const expr = exprOf(ref);
  if (expr.kind === 'cast') return schemaCallOf(originsOf, at(ref, expr.value));
  // `() => schema` of `lazy`
  if (expr.kind === 'function') { const body = ref.file.functions[expr.function]?.returns[0]?.value ?? NONE; return body === NONE ? undefined : schemaCallOf(originsOf, at(ref, body)); }
  if (expr.kind === 'call' && schemaRoot(ref)) return schemaCallAt(ref);
  if (expr.kind !== 'name' && expr.kind !== 'member' && expr.kind !== 'call') return undefined;
  const places = originsOf(ref).flatMap(({ value }) => {
    if (!('at' in value)) return [];
    return value.kind === 'unknown' && value.rest.length > 0 ? fieldSchema(value.at, value.rest) : schemaRoot(value.at) ? [value.at] : [];
  });
  const [found] = places;
  if (found) return places.length === 1 ? schemaCallAt(found) : undefined;
  return expr.kind === 'call' ? schemaCallAt(ref) : undefined;
}

/** `Base.shape.topic` */
function fieldSchema(made: Ref, [shape, name]: readonly string[]): Ref[] {
  const first = exprAs(made, 'call')?.args[0];
  const property = shape === 'shape' && first !== undefined ? exprAs(at(made, first), 'object')?.properties.find((p) => p.key === name) : undefined;
  return property && exprOf(at(made, property.value)).kind === 'call' ? [at(made, property.value)] : [];
}

/** `z`, or whatever a schema library was imported as. */
function isNamespace(ref: Ref): boolean {
  return exprAs(ref, 'name')?.name === 'z' || isOfLibrary(ref);
}

function isOfLibrary(ref: Ref): boolean {
  const name = exprAs(ref, 'name');
  const definition = !name || name.variable === NONE ? undefined : ref.file.variables[name.variable]?.definitions[0];
  const specifier = definition?.kind === 'import' ? definition.specifier : definition?.kind === 'value' ? exprAs(at(ref, definition.value), 'import')?.specifier : undefined;
  return specifier !== undefined && /^(?:zod|valibot)(?:$|\/)/.test(specifier);
}

/** The schema of a field; frameworks take `{ type: z.string(), description }` as well. */
export function fieldValue(value: Ref): Ref {
  const typed = exprAs(value, 'object')?.properties.find((p) => p.key === 'type');
  return typed ? at(value, typed.value) : value;
}

/** What an array holds, or the one thing that stands in place of an array. */
export function elementsOf(ref: Ref): Ref[] {
  const array = exprAs(ref, 'array');
  return array ? array.elements.map((id) => at(ref, id)) : [ref];
}

export interface WrittenField { readonly name: string; readonly value: Ref; readonly at: Stretch }

/** `{ topic: … }`: the fields that are written out. */
export function writtenFields(object: Ref): WrittenField[] {
  return (exprAs(object, 'object')?.properties ?? []).flatMap(({ key, kind, value, start, end }) => (
    key === undefined || kind !== 'value' ? [] : [{ name: key, value: at(object, value), at: { file: object.file, start, end } }]
  ));
}
