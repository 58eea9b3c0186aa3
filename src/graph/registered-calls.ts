import { STUB_SCHEME } from '../facts/lower-file.js';
import { NONE, type FileFacts } from '../facts/model.js';
import { calleeRoles } from './callees.js';
import { at, calleeName, exprAs, exprOf, isCatalogue, type Ref } from './code.js';
import type { Callee, ClassRef, Graph } from './graph.js';
import { ownOrigins, type Handler, type Located, type Registration, type Sdk } from './registration.js';
import { givenBy, type Given } from './registration-forms.js';
import { isNamePlace, keyOf, rowOf, rowOnTheWay } from './registration-rows.js';
import { selfRegistered } from './self-registrations.js';
import type { Origin } from './value.js';

const KINDS: Readonly<Record<string, Registration['kind']>> = {
  registerTool: 'tool', registerPrompt: 'prompt', registerResource: 'resource', registerToolTask: 'tool',
  tool: 'tool', prompt: 'prompt', resource: 'resource',
  addTool: 'tool', addPrompt: 'prompt', addResource: 'resource', addResourceTemplate: 'resource',
  addTools: 'tool', addPrompts: 'prompt', addResources: 'resource',
};

export const REGISTERING = Object.keys(KINDS);

const ROLES = new Set(['tool-definition', 'prompt-handler', 'resource-handler']);

/** Primitives that one call registers: one, or as many as the name has values. */
export function registeredBy(graph: Graph, call: Ref): Registration[] {
  const kind = KINDS[methodOf(call)];
  const expr = exprAs(call, 'call');
  if (!kind || !expr) return [];
  const callees = graph.calleesOf(call);
  const roles = calleeRoles(callees);
  const isDeclared = roles.some((role) => ROLES.has(role.name)) && !roles.some(({ name }) => name === 'offers');
  const isGuess = !isDeclared && callees.every((c) => c.kind === 'builtin') && looksRegistering(call);
  if (!isDeclared && !isGuess) return [];
  const given = givenBy(graph, call, methodOf(call), kind, roles);
  return given.flatMap((one) => withNames(graph, { kind, call, given: one, sdk: sdkOf(callees), isGuess })).filter((r) => !isHandedOn(r));
}

/** `server.tool(made)` with what a function of the library made: registered there. */
function isHandedOn({ call, name, handlers }: Registration): boolean {
  return name === undefined && handlers.length === 0 && exprAs(call, 'call')?.args.length === 1 && !/^(?:add|register)/.test(methodOf(call));
}

/** The method that is called, also where it is cast on the way: `(server.registerTool as Loose)(…)`. */
function methodOf(call: Ref): string {
  const expr = exprAs(call, 'call');
  let callee = expr && at(call, expr.callee);
  for (let cast = callee && exprAs(callee, 'cast'); callee && cast; cast = exprAs(callee, 'cast')) callee = at(callee, cast.value);
  return (callee && exprAs(callee, 'member')?.property) ?? '';
}

/** `x.registerTool('name', { description, inputSchema }, handler)` on a receiver nobody knows. */
function looksRegistering(call: Ref): boolean {
  const args = exprAs(call, 'call')?.args ?? [];
  if (!/^register(?:Tool|Prompt|Resource)$/.test(calleeName(call)) || args.length < 3) return false;
  const config = exprAs(at(call, args[args.length - 2] ?? NONE), 'object');
  return config?.properties.some((p) => ['description', 'inputSchema', 'argsSchema', 'title', 'mimeType'].includes(p.key ?? '')) ?? false;
}

export function sdkOf(callees: readonly Callee[]): Sdk {
  const paths = callees.flatMap((c) => (c.kind === 'declared' && 'file' in c.shape ? [c.shape.file.path] : c.kind === 'function' && isCatalogue(c.file) ? [c.file.path] : []));
  const known = paths.filter((path) => path.startsWith(`${STUB_SCHEME}@modelcontextprotocol/`));
  // a server that may be of either generation is asked no more than the second asks
  return known.length === 0 ? 'other' : known.every((path) => path.startsWith(`${STUB_SCHEME}@modelcontextprotocol/sdk`)) ? 'v1' : 'v2';
}

interface Known { readonly kind: Registration['kind']; readonly call: Ref; readonly given: Given; readonly sdk: Sdk; readonly isGuess: boolean }

/** One registration for each name the call may be made with. */
export function withNames(graph: Graph, { kind, call, given, sdk, isGuess }: Known): Registration[] {
  const own = given.name ? selfRegistered(graph, call, given.name, given.handler) : [];
  if (own.length > 0) {
    return own.map(({ self, name, nameAt, handlers }) => ({
      kind, call, parts: given.parts, sdk, isGuess, style: 'class', name, nameAt, handlers, row: stretchOf(self),
    }));
  }
  const names = given.name ? graph.originsOf(given.name.ref, given.name.path, 'value').flatMap((origin) => textOf(origin)) : [];
  const common = { kind, call, parts: given.parts, sdk, isGuess, style: 'call' as const };
  const one = (name: string | undefined, nameAt: Registration['nameAt'], row: Registration['row']): Registration => (
    { ...common, name, nameAt, row, handlers: given.handler ? handlersAt(graph, { row, name }, given.handler) : [] }
  );
  if (names.length === 0) return [one(undefined, undefined, undefined)];
  return names.map(({ text, ref, hops }) => one(text, keyOf(ref, text) ?? ref, names.length > 1 ? rowOf(call, ref, text) ?? rowOnTheWay(call, hops) : undefined));
}

function stretchOf({ file, class: id }: ClassRef): Registration['row'] {
  const fact = file.classes[id];
  return fact && { file, start: fact.start, end: fact.end };
}

function textOf({ value, hops }: Origin): { text: string; ref: Ref; hops: Origin['hops'] }[] {
  return value.kind === 'literal' && typeof value.value === 'string' && isNamePlace(value.at) ? [{ text: value.value, ref: value.at, hops }] : [];
}

export function handlersAt(graph: Graph, own: Pick<Registration, 'row' | 'name'>, located: Located): Handler[] {
  const seen = new Set<string>();
  return ownOrigins(graph, own, located).flatMap(({ value }) => {
    if (value.kind !== 'function' || isCatalogue(value.file)) return [];
    const key = `${value.file.path}#${value.fn}`;
    if (seen.has(key)) return [];
    seen.add(key);
    return [{ file: value.file, fn: value.fn, region: 0, given: located.ref, isShared: own.row !== undefined && !isWithin(value.file, value.fn, own.row) && located.path.length === 0 && exprOf(located.ref).kind === 'function' }];
  });
}

function isWithin(file: FileFacts, fn: number, row: NonNullable<Registration['row']>): boolean {
  const fact = file.functions[fn];
  return fact !== undefined && file === row.file && fact.start >= row.start && fact.end <= row.end;
}
