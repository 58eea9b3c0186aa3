import { NONE, type FileFacts, type FnId, type RegionId } from '../facts/model.js';
import { calledFunctions } from './callees.js';
import { callsInside, exprAs, exprOf, isInFunction, refKey, type Ref } from './code.js';
import type { Graph } from './graph.js';
import { partOf, type Handler, type Part, type Registration } from './registration.js';
import { sdkOf } from './registered-calls.js';
import { isNamePlace, keyOf, rowOf } from './registration-rows.js';
import type { RequestHandler } from './request-handlers.js';

interface Family { readonly kind: Registration['kind']; readonly list: readonly string[]; readonly key: string; readonly serve: string }

const FAMILIES: readonly Family[] = [
  { kind: 'tool', list: ['tools/list'], key: 'tools', serve: 'tools/call' },
  { kind: 'prompt', list: ['prompts/list'], key: 'prompts', serve: 'prompts/get' },
  { kind: 'resource', list: ['resources/list'], key: 'resources', serve: 'resources/read' },
  { kind: 'resource', list: ['resources/templates/list'], key: 'resourceTemplates', serve: 'resources/read' },
];

const PARTS: readonly (readonly [Part, readonly string[]])[] = [
  ['title', ['title']], ['description', ['description']], ['input', ['inputSchema', 'arguments']], ['output', ['outputSchema']], ['annotations', ['annotations']], ['uri', ['uri', 'uriTemplate']],
];

/** Primitives of a low-level server: the entries its list handler answers with. */
export function listedRegistrations(graph: Graph, handlers: readonly RequestHandler[]): Registration[] {
  return FAMILIES.flatMap((family) => handlers.filter(({ method }) => family.list.includes(method)).flatMap((lister) => {
    const servers = handlers.filter(({ method, call }) => method === family.serve && call.file === lister.call.file);
    return entriesOf(graph, lister, family.key).flatMap((entry) => registrationsOf(graph, family.kind, lister, servers, entry));
  }));
}

/** The object literals that the answer holds under `key`. */
function entriesOf(graph: Graph, { file, fn }: RequestHandler, key: string): Ref[] {
  const seen = new Set<string>();
  return (file.functions[fn]?.returns ?? []).filter(({ value }) => value !== NONE).flatMap(({ value }) => (
    graph.originsOf({ file, id: value }, [key, '*'], 'value').flatMap(({ value: entry }) => (entry.kind === 'object' ? [entry.ref] : []))
  )).filter((ref) => !seen.has(refKey(ref)) && seen.add(refKey(ref)));
}

/** One for each name that an entry may have: `table.map((row) => ({ name: row.name }))` lists as many as the table has rows. */
function registrationsOf(graph: Graph, kind: Registration['kind'], lister: RequestHandler, servers: readonly RequestHandler[], entry: Ref): Registration[] {
  const object = exprAs(entry, 'object');
  const has = (key: string): boolean => object?.properties.some((p) => p.key === key) ?? false;
  const parts = new Map(PARTS.flatMap(([part, keys]) => { const key = keys.find(has); return key === undefined ? [] : [[part, partOf({ ref: entry, path: [] }, key)] as const]; }));
  const named = graph.originsOf(entry, ['name'], 'value').flatMap(({ value }) => (value.kind === 'literal' && typeof value.value === 'string' && isNamePlace(value.at) ? [{ name: value.value, at: value.at }] : []));
  const whole = { file: entry.file, start: exprOf(entry).start, end: exprOf(entry).end };
  const written = partOf({ ref: entry, path: [] }, 'name');
  const sdk = sdkOf(graph.calleesOf(lister.call));
  const make = (name: string | undefined, nameAt: Registration['nameAt'], row: Registration['row']): Registration => ({
    kind, call: lister.call, row, name, nameAt, handlers: servers.flatMap((server) => servedBy(graph, server, name)), parts, sdk, style: 'listed', isGuess: false,
  });
  const [first] = named;
  if (named.length < 2) return [make(first?.name, first && written.path.length === 0 ? written.ref : first?.at, whole)];
  return named.map(({ name, at: ref }) => make(name, keyOf(ref, name) ?? ref, rowOf(entry, ref, name) ?? whole));
}

const MAX_DEPTH = 3;

/** The part of the handler, or of what it calls, that stands under the name; else the whole of it. */
function servedBy(graph: Graph, server: RequestHandler, name: string | undefined): Handler[] {
  const arms = name === undefined ? [] : armsFor(graph, server.file, server.fn, name, 0, new Set());
  if (arms.length > 0) return arms.map((arm) => ({ ...arm, given: server.given, isShared: false }));
  return [{ file: server.file, fn: server.fn, region: 0, given: server.given, isShared: true }];
}

interface Arm { readonly file: FileFacts; readonly fn: FnId; readonly region: RegionId }

function armsFor(graph: Graph, file: FileFacts, fn: FnId, name: string, depth: number, seen: Set<string>): Arm[] {
  const key = `${file.path}#${fn}`;
  if (seen.has(key)) return [];
  seen.add(key);
  const own = file.regions.flatMap((region, id): Arm[] => (isInFunction(file, region.fn, fn) && isFor(graph, file, id, name) ? [{ file, fn: region.fn, region: id }] : []));
  if (own.length > 0 || depth >= MAX_DEPTH) return own;
  return callsInside(file, fn).flatMap((call) => calledFunctions(graph.calleesOf(call)).flatMap((callee) => armsFor(graph, callee.file, callee.fn, name, depth + 1, seen)));
}

/** `case 'name':`, `if (name === 'name')` */
function isFor(graph: Graph, file: FileFacts, region: RegionId, name: string): boolean {
  const fact = file.regions[region];
  if (fact?.kind === 'case') return fact.labels.some((label) => isText(graph, { file, id: label }, name));
  if (fact?.kind !== 'if' || fact.test === NONE) return false;
  const test = exprAs({ file, id: fact.test }, 'binary');
  return test !== undefined && ['===', '=='].includes(test.operator) && [test.left, test.right].some((side) => isText(graph, { file, id: side }, name));
}

function isText(graph: Graph, ref: Ref, name: string): boolean {
  const literal = exprAs(ref, 'literal');
  if (literal) return literal.value === name;
  return ['name', 'member'].includes(exprOf(ref).kind) && graph.valuesOf(ref).some((v) => v.kind === 'literal' && v.value === name);
}
