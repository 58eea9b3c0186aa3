import { at, exprAs, type Ref } from './code.js';
import type { Graph } from './graph.js';
import { schemaCallOf } from './schema-calls.js';

/** What a schema of one value says, as far as it is written in the code. */
export interface SchemaType {
  /** What it accepts: `string`, `enum`, `number`, `object`, …; `unknown` when that is not to be seen. */
  readonly type: string;
  readonly isOptional: boolean;
  /** A value that is left out is filled in. */
  readonly hasDefault: boolean;
  /** Text is converted before it is checked. */
  readonly isCoerced: boolean;
}

const UNKNOWN: SchemaType = { type: 'unknown', isOptional: false, hasDefault: false, isCoerced: false };
const OPTIONAL = new Set(['optional', 'nullish', 'exactOptional', 'undefinedable']);
const FILLED = new Set(['default', '_default', 'catch', 'prefault', 'fallback']);
const WRAPPING = new Set([...OPTIONAL, ...FILLED, 'nullable', 'nonoptional', 'readonly', 'pipe', 'lazy', 'completable']);
/** Bases that no text on the wire satisfies. */
const NOT_TEXT = new Set(['number', 'int', 'bigint', 'boolean', 'date', 'object', 'strictObject', 'looseObject', 'array', 'tuple', 'record', 'map', 'set', 'float32', 'float64', 'int32', 'uint32', 'int64', 'uint64', 'integer', 'null']);
const OBJECTS: Readonly<Record<string, string>> = { strictObject: 'object', looseObject: 'object' };

/** Is no text of that type? Arguments of a prompt are texts on the wire. */
export const refusesText = ({ type, isCoerced }: SchemaType): boolean => !isCoerced && NOT_TEXT.has(type);

/** Reads `z.string().min(1).optional()`, `completable(z.string(), …)`, `v.optional(v.number())` and constants of them. */
export function schemaTypeOf(graph: Graph, ref: Ref, depth = 0): SchemaType {
  const call = depth > 8 ? undefined : schemaCallOf((r) => graph.originsOf(r, [], 'value'), ref);
  if (!call) return UNKNOWN;
  const { name, on, args: [first] } = call;
  const inner = (): SchemaType => (first ? schemaTypeOf(graph, first, depth + 1) : UNKNOWN);
  if (!on) return baseType(graph, name, first, depth, inner);
  if (exprAs(on, 'member')?.property === 'coerce') return { ...UNKNOWN, type: name, isCoerced: true };
  return modified(schemaTypeOf(graph, on, depth + 1), name, inner);
}

function baseType(graph: Graph, name: string, first: Ref | undefined, depth: number, inner: () => SchemaType): SchemaType {
  if (WRAPPING.has(name)) return modified(inner(), name, () => UNKNOWN);
  if (name === 'preprocess' || name === 'stringbool') return { ...UNKNOWN, type: 'string', isCoerced: true };
  if (name === 'union') return firstText(optionsOf(first).map((option) => schemaTypeOf(graph, option, depth + 1)));
  if (name === 'literal') return { ...UNKNOWN, type: literalType(first) };
  if (NOT_TEXT.has(name)) return { ...UNKNOWN, type: OBJECTS[name] ?? name };
  return { ...UNKNOWN, type: name === 'enum' || name === 'picklist' ? 'enum' : name === 'string' ? 'string' : 'unknown' };
}

function optionsOf(ref: Ref | undefined): Ref[] {
  const array = ref && exprAs(ref, 'array');
  return ref && array ? array.elements.map((id) => at(ref, id)) : [];
}

/** Of a union the member that text satisfies counts; else the first, unless one is not known. */
function firstText(types: readonly SchemaType[]): SchemaType {
  return types.find((t) => !refusesText(t)) ?? types[0] ?? UNKNOWN;
}

function literalType(ref: Ref | undefined): string {
  const values = ref ? [ref, ...optionsOf(ref)].flatMap((r) => exprAs(r, 'literal') ?? []).map((l) => typeof l.value) : [];
  return values.length === 0 ? 'unknown' : values.includes('string') ? 'enum' : (values[0] ?? 'unknown');
}

function modified(inner: SchemaType, method: string, other: () => SchemaType): SchemaType {
  if (OPTIONAL.has(method)) return { ...inner, isOptional: true };
  if (FILLED.has(method)) return { ...inner, isOptional: true, hasDefault: true };
  if (method === 'nonoptional' || method === 'unwrap') return { ...inner, isOptional: false };
  if (method === 'or') return { ...firstText([inner, other()]), isOptional: inner.isOptional };
  if (method === 'array') return { ...UNKNOWN, type: 'array' };
  // what a transformation of nothing yields is not known
  if (method === 'transform' || method === 'overwrite') return { ...inner, hasDefault: inner.isOptional || inner.hasDefault };
  return inner;
}
