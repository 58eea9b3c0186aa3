import { NONE, type FileFacts, type FnId } from '../facts/model.js';
import { argumentAt, callsWithRole } from './calls.js';
import { calledFunctions, calleeRoles } from './callees.js';
import { at, calleeName, exprAs, exprOf, refKey, type Ref } from './code.js';
import { statementContext } from './expected.js';
import type { Role } from '../catalogue/roles.js';
import type { Graph } from './graph.js';
import { roleOf, type Origin } from './value.js';

/** A call by which a host sends one JSON-RPC method to a server. */
export interface Sink {
  readonly ref: Ref;
  readonly method: string;
  /** `dynamic`: the method is not written there; whoever calls chooses it. */
  readonly kind: 'declared' | 'literal' | 'shape' | 'dynamic';
  /** The value sent as `name`, where it can be pointed at. */
  readonly name: { readonly ref: Ref; readonly path: readonly string[] } | undefined;
  readonly certain: boolean;
  /** The value sent as method, for a dynamic one. */
  readonly sent?: { readonly ref: Ref; readonly path: readonly string[] };
}

export interface SinkNames { readonly declared: readonly string[]; readonly request: readonly string[] }

const SENDERS = /(?:^|_)(?:request|send|call|rpc|invoke|query|post|emit|dispatch)|Request|Rpc|RPC/;
const RECEIVERS = /^(?:set|on|handle|register|add|use|fallback|match|is|has|assert|expect|describe|it|test|log|debug|trace|span|includes|startsWith|set\w*Handler|run\w*Hook\w*)/;

export type HostMethod = keyof typeof METHOD_ROLES;

export const METHOD_ROLES = { 'prompts/get': 'prompt-get', 'prompts/list': 'prompt-list', 'tools/call': 'tool-call', 'tools/list': 'tool-list', 'resources/list': 'resource-list', 'resources/templates/list': 'resource-list', 'resources/read': 'resource-read' } as const;

/** Every place that sends `method`, by declaration, by wire string or by the shape of the protocol. */
export function findSinks(graph: Graph, method: HostMethod, names: SinkNames): Sink[] {
  const role = METHOD_ROLES[method];
  const sinks = [
    ...declaredSinks(graph, method, role, names.declared),
    ...literalSinks(graph, method),
    ...(method === 'prompts/get' ? [...shapeSinks(graph), ...dynamicSinks(graph, names.request)] : []),
  ];
  const seen = new Set<string>();
  return sinks.filter((s) => !seen.has(refKey(s.ref)) && seen.add(refKey(s.ref)));
}

function declaredSinks(graph: Graph, method: string, role: (typeof METHOD_ROLES)[HostMethod], names: readonly string[]): Sink[] {
  return callsWithRole(graph, names, role, (name) => (name.length < 6 ? `prompts.${name}` : name)).map(({ ref, role: found }) => ({
    ref, method, kind: 'declared', name: argumentAt(ref, found.values['name']), certain: true,
  }));
}

/** `request({ method: 'prompts/get' })`, `request('prompts/get', …)`, `send(JSON.stringify({ jsonrpc, method: 'prompts/get' }))`. */
function literalSinks(graph: Graph, method: string): Sink[] {
  const sinks: Sink[] = [];
  for (const path of graph.source.filesContaining(method)) {
    const file = graph.source.facts(path);
    file?.exprs.forEach((expr, id) => {
      if (expr.kind === 'literal' && expr.value === method) sinks.push(...sendsOf(graph, { file, id }, method));
    });
  }
  return sinks;
}

function sendsOf(graph: Graph, literal: Ref, method: string, depth = 0): Sink[] {
  const { parent } = exprOf(literal);
  if (parent === NONE) {
    // a constant: its uses send
    const context = statementContext(literal.file).get(literal.id);
    if (context?.kind !== 'variable' || depth > 1) return [];
    return (literal.file.variables[context.variable]?.uses ?? []).flatMap((use) => sendsOf(graph, at(literal, use), method, depth + 1));
  }
  const holder = at(literal, parent);
  const expr = exprOf(holder);
  if (expr.kind === 'cast') return sendsOf(graph, holder, method, depth);
  if (expr.kind === 'call' && expr.args[0] === literal.id) return isSender(graph, holder) ? [sink(holder, method, argumentAt(holder, '1.name'))] : [];
  if (expr.kind !== 'object') return [];
  const key = expr.properties.find((p) => p.value === literal.id)?.key;
  if (key !== 'method') return [];
  return messageSends(graph, holder, method, 0);
}

const sink = (ref: Ref, method: string, name: Sink['name']): Sink => ({ ref, method, kind: 'literal', name, certain: true });

/** Calls that a JSON-RPC message object is handed to, through variables and encoders. */
function messageSends(graph: Graph, message: Ref, method: string, depth: number): Sink[] {
  const name = { ref: message, path: ['params', 'name'] };
  const { parent } = exprOf(message);
  if (depth > 4) return [];
  if (parent === NONE) {
    const context = statementContext(message.file).get(message.id);
    if (context?.kind !== 'variable') return context?.kind === 'returned' && isMessage(message) ? [sink(message, method, name)] : [];
    return (message.file.variables[context.variable]?.uses ?? []).flatMap((use) => messageSends(graph, at(message, use), method, depth + 1).map((s) => ({ ...s, name })));
  }
  const holder = at(message, parent);
  const expr = exprOf(holder);
  if (expr.kind === 'call') {
    if (!expr.args.includes(message.id)) return [];
    if (isSender(graph, holder)) return [sink(holder, method, name)];
    return calleeName(holder) === 'stringify' || isMessage(message) ? orSelf(messageSends(graph, holder, method, depth + 1), holder, method, name) : [];
  }
  if (['cast', 'await', 'choice', 'spread', 'binary', 'template', 'object'].includes(expr.kind)) return messageSends(graph, holder, method, depth + 1);
  return [];
}

const orSelf = (found: Sink[], ref: Ref, method: string, name: Sink['name']): Sink[] => (found.length > 0 ? found : [sink(ref, method, name)]);

function isMessage(ref: Ref): boolean {
  const keys = new Set(exprAs(ref, 'object')?.properties.map((p) => p.key));
  return keys.has('jsonrpc') || (keys.has('params') && keys.has('id'));
}

function isSender(graph: Graph, call: Ref, depth = 0): boolean {
  const roles = calleeRoles(graph.calleesOf(call));
  if (roleOf(roles, 'request-handler') || roleOf(roles, 'registers')) return false;
  if (roleOf(roles, 'request')) return true;
  const name = calleeName(call).replace(/^#/, '');
  if (RECEIVERS.test(name) || isSchemaMaker(graph, call)) return false;
  return SENDERS.test(name) || calledFunctions(graph.calleesOf(call)).some((fn) => sendsItsFirst(graph, fn.file, fn.fn, depth));
}

/** A function whose first parameter becomes the `method` of a message it builds, or is handed on to such a function. */
function sendsItsFirst(graph: Graph, file: FileFacts, fn: FnId, depth: number): boolean {
  const variable = file.functions[fn]?.params[0]?.variable ?? NONE;
  return (file.variables[variable]?.uses ?? []).some((use) => {
    const parent = { file, id: file.exprs[use]?.parent ?? NONE };
    const object = exprAs(parent, 'object');
    if (object) return object.properties.some((p) => p.value === use && p.key === 'method');
    const call = exprAs(parent, 'call');
    return call?.args[0] === use && depth < 2 && isSender(graph, parent, depth + 1);
  });
}

const DESCRIBES = new Set(['literal', 'enum', 'const']);

/** `toSchema('prompts/get', …)` whose body puts the method into a schema: it says what a request looks like. */
function isSchemaMaker(graph: Graph, call: Ref): boolean {
  const functions = calledFunctions(graph.calleesOf(call));
  return functions.length > 0 && functions.every(({ file, fn }) => {
    const uses = file.variables[file.functions[fn]?.params[0]?.variable ?? NONE]?.uses ?? [];
    return uses.length > 0 && uses.every((use) => DESCRIBES.has(calleeName({ file, id: file.exprs[use]?.parent ?? NONE })));
  });
}

/** `x.getPrompt({ name, arguments })` on a receiver nobody knows: no other library's getPrompt takes that object. */
function shapeSinks(graph: Graph): Sink[] {
  const sinks: Sink[] = [];
  for (const path of graph.source.filesContaining('getPrompt')) {
    const file = graph.source.facts(path);
    for (const id of file?.index.calls.get('getPrompt') ?? []) {
      if (!file) continue;
      const ref = { file, id };
      const expr = exprOf(ref);
      if (expr.kind !== 'call' || graph.calleesOf(ref).some((c) => c.kind !== 'builtin')) continue;
      const keys = expr.args[0] === undefined ? undefined : exprAs(at(ref, expr.args[0]), 'object')?.properties.map((p) => p.key);
      if (keys?.includes('name') && keys.includes('arguments')) sinks.push({ ref, method: 'prompts/get', kind: 'shape', name: argumentAt(ref, '0.name'), certain: true });
    }
  }
  return sinks;
}

/** A client's `request(…)` whose method is not written at the call: any method includes prompts/get. */
function dynamicSinks(graph: Graph, names: readonly string[]): Sink[] {
  const calls = callsWithRole(graph, names, 'request', (name) => `.${name}(`);
  return calls.flatMap(({ ref, role }): Sink[] => {
    const method = argumentAt(ref, role.values['method']);
    if (!method) return [];
    const origins = graph.originsOf(method.ref, method.path, 'value');
    const written = origins.filter(({ value }) => value.kind === 'literal' && value.value === 'prompts/get').map((origin) => writtenSink(ref, role, origin));
    const isOpen = origins.length === 0 || origins.some(({ value }) => value.kind === 'unknown' || value.kind === 'text' || (value.kind === 'declared' && value.shape.kind === 'text' && value.shape.value === undefined));
    return isOpen ? [...written, { ref, method: 'prompts/get', kind: 'dynamic' as const, name: undefined, certain: true, sent: method }] : written;
  });
}

/** Where the method is written: the request itself, or the call that gives it to the function around the request, whose other callers send something else. */
function writtenSink(request: Ref, role: Role, { hops }: Origin): Sink {
  for (let hop = hops; hop; hop = hop.from) {
    if (hop.note === 'argument' && exprOf(hop.at).kind === 'call') return sink(hop.at, 'prompts/get', argumentAt(hop.at, '1.name'));
  }
  return sink(request, 'prompts/get', argumentAt(request, role.values['params']));
}
