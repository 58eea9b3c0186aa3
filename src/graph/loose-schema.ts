import { at, exprAs, type Ref } from './code.js';
import type { Graph } from './graph.js';
import { ownOrigins, type Registration, type Stretch } from './registration.js';
import { elementsOf, fieldValue, schemaCallOf, writtenFields, type SchemaCall } from './schema-calls.js';

/**
 * What a schema leaves open. `any`: nothing is said of the value; `record`: an object of which nothing is said; `open`: fields beside the declared ones
 * are asked for; `empty`: the object of all arguments declares none; `items`: a list of which nothing is said.
 */
export type LooseKind = 'any' | 'record' | 'open' | 'empty' | 'items';

export interface LooseSchema {
  readonly kind: LooseKind;
  /** The field, or the schema when it is that of all arguments. */
  readonly at: Ref | Stretch;
  /** Names from the outside in; empty for the schema of all arguments. */
  readonly path: readonly string[];
  /** Where the schema says it. */
  readonly made: Ref;
  /** `true` of `additionalProperties`, where `false` would do: there are properties. */
  readonly permission?: Stretch | undefined;
}

/** A field whose value is any text. */
export interface TextField { readonly name: string; readonly at: Stretch; readonly made: Ref }

export interface SchemaReading { readonly loose: readonly LooseSchema[]; readonly texts: readonly TextField[] }

interface Reading { readonly graph: Graph; readonly own: Pick<Registration, 'row' | 'name'>; readonly loose: LooseSchema[]; readonly texts: TextField[] }
interface Spot { readonly at: Ref | Stretch; readonly path: readonly string[] }

const MAX_DEPTH = 32;
/** They check the value themselves, or make another of it. */
const CHECKING = new Set(['refine', 'superRefine', 'check', 'transform', 'pipe', 'overwrite']);
const NARROWING = new Set([...CHECKING, 'regex', 'uuid', 'email', 'url', 'datetime', 'date', 'time', 'cuid', 'ulid', 'ip', 'base64', 'jwt', 'startsWith', 'endsWith', 'includes', 'array', 'or']);
const INNER_FIRST = new Set(['array', 'set', 'optional', 'nullable', 'nullish', 'lazy', 'promise', 'readonly', 'exactOptional']);

/** Everything that the schema of a tool's arguments leaves open. */
export function readSchema(graph: Graph, registration: Registration): SchemaReading {
  const r: Reading = { graph, own: registration, loose: [], texts: [] };
  const input = registration.parts.get('input');
  for (const { value } of input ? ownOrigins(graph, registration, input) : []) {
    const place = value.kind === 'object' ? value.ref : value.kind === 'unknown' && value.rest.length > 0 ? undefined : 'at' in value ? value.at : undefined;
    if (!place) continue;
    if (value.kind !== 'object') readMade(r, place, { at: place, path: [] }, 0);
    else if (isJsonSchema(graph, place)) readJson(r, place, { at: place, path: [] }, 0);
    else readFields(r, place, { at: place, path: [] }, 0);
  }
  return { loose: r.loose, texts: r.texts };
}

function note(r: Reading, kind: LooseKind, spot: Spot, made: Ref, permission?: Stretch): void {
  r.loose.push({ kind, at: spot.at, path: spot.path, made, permission });
}

/** `{ topic: z.string() }` */
function readFields(r: Reading, object: Ref, outer: Spot, depth: number): void {
  for (const { name, value, at: field } of writtenFields(object)) {
    const schema = fieldValue(value);
    const path = [...outer.path, name];
    if (path.length === 1 && isFreeText(r, schema)) r.texts.push({ name, at: field, made: schema });
    readMade(r, schema, { at: field, path }, depth + 1);
  }
}

/** A schema made by calls, through constants and helpers. */
function readMade(r: Reading, ref: Ref, spot: Spot, depth: number): void {
  const call = depth > MAX_DEPTH ? undefined : schemaCall(r, ref);
  if (!call) return;
  const { made, name, on, args } = call;
  if (!on) { readBase(r, call, spot, depth); return; }
  if (CHECKING.has(name)) { readChecked(r, on, spot, depth); return; }
  if ((name === 'passthrough' || name === 'loose') && args.length === 0) note(r, 'open', spot, made);
  if (name === 'catchall' && args.some((a) => isAnything(r, a))) note(r, 'open', spot, made);
  const [first] = args;
  if (first && ['extend', 'safeExtend'].includes(name) && exprAs(first, 'object')) readFields(r, first, spot, depth + 1);
  else if (first && ['or', 'and', 'merge'].includes(name)) readMade(r, first, spot, depth + 1);
  readMade(r, on, spot, depth + 1);
}

const schemaCall = (r: Reading, ref: Ref): SchemaCall | undefined => schemaCallOf((place) => ownOrigins(r.graph, r.own, { ref: place, path: [] }), ref);

/** What is left open at the top is checked; its fields are not. */
function readChecked(r: Reading, ref: Ref, spot: Spot, depth: number): void {
  const before = r.loose.length;
  readMade(r, ref, spot, depth + 1);
  const inner = r.loose.splice(before).filter((l) => l.path.length > spot.path.length);
  r.loose.push(...inner);
}

function readBase(r: Reading, { made, name, args }: SchemaCall, spot: Spot, depth: number): void {
  const [first] = args;
  const last = args.at(-1);
  if (name === 'any' || name === 'unknown') note(r, 'any', spot, made);
  else if (name === 'record' && last) { if (isAnything(r, last)) note(r, 'record', spot, made); else readMade(r, last, spot, depth + 1); }
  else if (name === 'looseObject') note(r, 'open', spot, made);
  else if (name === 'preprocess' && last) readMade(r, last, spot, depth + 1);
  else if (INNER_FIRST.has(name) && first) readMade(r, first, spot, depth + 1);
  else if (['union', 'discriminatedUnion', 'tuple', 'intersection'].includes(name)) for (const option of args.flatMap(elementsOf)) readMade(r, option, spot, depth + 1);
  if (['object', 'strictObject', 'looseObject'].includes(name) && first) readObject(r, first, spot, depth);
}

function readObject(r: Reading, fields: Ref, spot: Spot, depth: number): void {
  if (exprAs(fields, 'object')) { readFields(r, fields, spot, depth); return; }
  for (const { value } of r.graph.originsOf(fields, [], 'value')) if (value.kind === 'object') readFields(r, value.ref, spot, depth);
}

/** Says nothing of the value: `z.any()`, `z.unknown().optional()`. */
function isAnything(r: Reading, ref: Ref): boolean {
  const call = schemaCall(r, ref);
  if (!call?.on) return call !== undefined && ['any', 'unknown'].includes(call.name);
  return !CHECKING.has(call.name) && isAnything(r, call.on);
}

function isFreeText(r: Reading, ref: Ref, depth = 0): boolean {
  const call = depth > MAX_DEPTH ? undefined : schemaCall(r, ref);
  if (!call?.on) return call?.name === 'string';
  return !NARROWING.has(call.name) && isFreeText(r, call.on, depth + 1);
}

/** `{ type: 'object', properties: { … } }` */
function isJsonSchema(graph: Graph, object: Ref): boolean {
  const keys = keysOf(object);
  return keys.has('properties') || keys.has('$schema') || keys.has('additionalProperties') || typeOf(graph, object) === 'object';
}

const keysOf = (object: Ref): Set<string | undefined> => new Set(exprAs(object, 'object')?.properties.map((p) => p.key));
const OTHERWISE_SAID = ['enum', 'const', '$ref', 'anyOf', 'oneOf', 'allOf', 'not', 'if', 'patternProperties', 'propertyNames', '$dynamicRef'];

function typeOf(graph: Graph, object: Ref): string | undefined {
  const found = graph.originsOf(object, ['type'], 'value').flatMap(({ value }) => (value.kind === 'literal' && typeof value.value === 'string' ? [value.value] : []));
  return found.length === 1 ? found[0] : undefined;
}

function readJson(r: Reading, object: Ref, spot: Spot, depth: number): void {
  const expr = exprAs(object, 'object');
  if (!expr || depth > MAX_DEPTH) return;
  const keys = keysOf(object);
  const child = (key: string): Ref | undefined => { const p = expr.properties.find((q) => q.key === key); return p && at(object, p.value); };
  // a spread, or a key that is computed, may say the rest
  if (!keys.has(undefined)) judgeJson(r, object, keys, spot);
  for (const key of ['items', 'additionalProperties']) readOptions(r, child(key), spot, depth);
  for (const key of ['anyOf', 'oneOf', 'allOf']) { const list = child(key); for (const option of list ? elementsOf(list) : []) readOptions(r, option, spot, depth); }
  const fields = child('properties');
  if (fields) readProperties(r, fields, spot, depth);
}

function readOptions(r: Reading, ref: Ref | undefined, spot: Spot, depth: number): void {
  for (const schema of ref ? jsonObjects(r, ref) : []) if (keysOf(schema).size > 0) readJson(r, schema, spot, depth + 1);
}

function jsonObjects(r: Reading, ref: Ref): Ref[] {
  if (exprAs(ref, 'object')) return [ref];
  const found = ownOrigins(r.graph, r.own, { ref, path: [] }).flatMap(({ value }) => (value.kind === 'object' ? [value.ref] : []));
  return found.length === 1 ? found : [];
}

function readProperties(r: Reading, ref: Ref, outer: Spot, depth: number): void {
  for (const { name, value, at: field } of jsonObjects(r, ref).flatMap(writtenFields)) {
    const path = [...outer.path, name];
    for (const schema of jsonObjects(r, value)) {
      if (path.length === 1 && isFreeJsonText(r.graph, schema)) r.texts.push({ name, at: field, made: schema });
      readJson(r, schema, { at: field, path }, depth + 1);
    }
  }
}

function isFreeJsonText(graph: Graph, schema: Ref): boolean {
  const keys = keysOf(schema);
  return typeOf(graph, schema) === 'string' && ![...OTHERWISE_SAID, 'pattern', 'format', undefined].some((key) => keys.has(key));
}

function judgeJson(r: Reading, object: Ref, keys: ReadonlySet<string | undefined>, spot: Spot): void {
  const says = (...wanted: readonly string[]): boolean => wanted.some((key) => keys.has(key));
  const isRoot = spot.path.length === 0;
  const type = typeOf(r.graph, object);
  if (allowsMore(r.graph, object)) { note(r, 'open', spot, object, says('properties') && !isWithoutFields(object) ? permissionOf(object) : undefined); return; }
  if (says(...OTHERWISE_SAID)) return;
  if (type === 'array') { if (!says('items', 'prefixItems', 'contains')) note(r, 'items', spot, object); return; }
  if (says('properties') && !isWithoutFields(object)) return;
  if (type === 'object') { if (!says('additionalProperties')) note(r, isRoot ? 'empty' : 'record', spot, object); return; }
  if (!says('type', 'properties', 'items', 'format', 'pattern') && !isRoot) note(r, 'any', spot, object);
}

/** `additionalProperties: true`, or `{}`. */
function allowsMore(graph: Graph, object: Ref): boolean {
  const given = exprAs(object, 'object')?.properties.find((p) => p.key === 'additionalProperties');
  if (!given) return false;
  return graph.originsOf(at(object, given.value), [], 'value').some(({ value }) => (value.kind === 'literal' && value.value === true) || (value.kind === 'object' && keysOf(value.ref).size === 0));
}

function permissionOf(object: Ref): Stretch | undefined {
  const given = exprAs(object, 'object')?.properties.find((p) => p.key === 'additionalProperties');
  const value = given && exprAs(at(object, given.value), 'literal');
  return value && { file: object.file, start: value.start, end: value.end };
}

/** `properties: {}` */
function isWithoutFields(object: Ref): boolean {
  const given = exprAs(object, 'object')?.properties.find((p) => p.key === 'properties');
  return given !== undefined && exprAs(at(object, given.value), 'object')?.properties.length === 0;
}
