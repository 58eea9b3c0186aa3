import type { RoleName } from '../catalogue/roles.js';
import type { FileFacts, FnId } from '../facts/model.js';
import { argumentAt } from './calls.js';
import { calleeRoles, enclosingMethod } from './callees.js';
import { calleeName, exprOf, receiverOf, type Ref, refKey } from './code.js';
import { leavesOf, modelEvidence, type Evidence } from './evidence.js';
import type { ClassRef, Graph, Invocation, Landing } from './graph.js';
import { isSubclass } from './hierarchy.js';
import { judgeToolShape } from './tool-shape.js';
import { roleOf } from './value.js';

export type Initiator = 'model' | 'user' | 'schedule' | 'request' | 'prompts/get' | 'start-up' | 'unknown';

/** One way from an initiator to a call. */
export interface Path {
  readonly initiator: Initiator;
  /** The call with which the path begins, inside the code the initiator runs. */
  readonly entry: Ref;
  /** What makes it an entry: the place the function was handed to, or the model's words around the call. */
  readonly because: Landing | Evidence | undefined;
  /** The calls from the entry to the sink; the sink last. */
  readonly calls: readonly Ref[];
  /** No hop and no entry rests on a name alone. */
  readonly certain: boolean;
  /** Set when several loops of the model run one dispatcher: the first call inside it, which nobody but the model reaches. */
  readonly shared?: Ref;
}

export interface Reach { readonly paths: readonly Path[]; readonly complete: boolean }

const MAX_DEPTH = 24;
const MAX_NODES = 1500;

interface Node {
  readonly call: Ref;
  readonly from: Node | undefined;
  readonly certain: boolean;
  readonly depth: number;
  /** The class `this` must be here: a method of it was reached through `this` of a base class. */
  readonly self?: ClassRef | undefined;
}

/** Backwards from a call to everybody who can cause it, breadth first, so each path is a shortest one. */
export function reach(graph: Graph, sink: Ref): Reach {
  const paths: Path[] = [];
  const weak: Path[] = [];
  const seen = new Set<string>();
  let queue: Node[] = [{ call: sink, from: undefined, certain: true, depth: 0 }];
  let visited = 0;
  while (queue.length > 0) {
    const next: Node[] = [];
    for (const node of queue) {
      if (++visited > MAX_NODES || node.depth > MAX_DEPTH || !graph.spend(10)) return { paths: settle(graph, withWeak(paths, weak)), complete: false };
      next.push(...step(graph, node, paths, weak, seen));
    }
    queue = next;
  }
  return { paths: settle(graph, withWeak(paths, weak)), complete: true };
}

/** Weak entries stand where no path of the model goes through them, and the ways on from them are theirs. */
function withWeak(paths: readonly Path[], weak: readonly Path[]): Path[] {
  const open = weak.filter((w) => !paths.some((p) => (p.initiator === 'model' && passes(p, w.entry)) || (isSomebodyElses(p) && refKey(p.entry) === refKey(w.entry))));
  return [...paths.filter((p) => p.initiator === 'model' || !open.some((w) => passes(p, w.entry))), ...open];
}

const GESTURES = /^on(?:Click|DoubleClick|Submit|Select|Change|Press|Tap|Key\w+|Pointer\w+|Mouse\w+)$/;

/** The function itself answers prompts/get, or a person's gesture: the names of tools in it are no model's call. */
function isSomebodyElses({ initiator, because, certain }: Path): boolean {
  return certain && (initiator === 'prompts/get' || (initiator === 'user' && because !== undefined && 'name' in because && GESTURES.test(because.name)));
}

/** Either the call belongs to an initiator, and a path ends here, or the search goes on with whoever runs the function around it. */
function step(graph: Graph, node: Node, paths: Path[], weak: Path[], seen: Set<string>): Node[] {
  const evidence = modelEvidence(graph, node.call);
  if (evidence?.certain) { paths.push(toPath('model', node, evidence, true)); return []; }
  // a name alone is a weak reason: it counts when nothing better is found further up
  if (evidence) weak.push(toPath('model', node, evidence, false));
  const { file } = node.call;
  const fn = exprOf(node.call).fn;
  if (fn === 0) { paths.push(toPath('start-up', node, undefined, true)); return []; }
  const key = `${file.path}#${fn} ${node.self ? `${node.self.file.path}#${node.self.class}` : ''}`;
  if (seen.has(key)) return [];
  seen.add(key);
  const { invocations, landings } = graph.callersOf(file, fn);
  const ended = endAtLanding(graph, node, file, fn, landings, paths);
  // who runs a tool is the model, through whatever registry; the registry's own callers add nothing
  if (ended === 'model') return [];
  if (ended) return invocationsBesides(invocations, landings).flatMap((i) => follow(graph, node, i));
  if (invocations.length === 0) paths.push(toPath('unknown', node, undefined, false));
  return invocations.flatMap((i) => follow(graph, node, i));
}

/** One hop up, unless the receiver cannot be the class that the path so far needs `this` to be. */
function follow(graph: Graph, node: Node, invocation: Invocation): Node[] {
  const { site } = invocation;
  const self = node.self ?? methodClass(node.call);
  const receiver = receiverOf(site);
  const next: Node = { call: site, from: node, certain: node.certain && invocation.evidence === 'resolved', depth: node.depth + 1 };
  if (!self || !receiver) return [next];
  if (exprOf(receiver).kind === 'this') return [{ ...next, self }];
  return node.self && !mayBe(graph, receiver, self) ? [] : [next];
}

function methodClass(call: Ref): ClassRef | undefined {
  const method = enclosingMethod(call.file, exprOf(call).fn);
  const fact = method === undefined ? undefined : call.file.functions[method];
  return fact && !fact.isStatic ? { file: call.file, class: fact.class } : undefined;
}

function mayBe(graph: Graph, receiver: Ref, self: ClassRef): boolean {
  const values = graph.valuesOf(receiver);
  return values.length === 0 || values.some((value) => value.kind !== 'instance' || isSubclass(graph, value, self) || (!value.exact && isSubclass(graph, self, value)));
}

/** A handler that is also called by name has both kinds of callers. */
function invocationsBesides(invocations: readonly Invocation[], landings: readonly Landing[]): readonly Invocation[] {
  const places = new Set(landings.map((l) => refKey(l.at)));
  return invocations.filter((i) => !places.has(refKey(i.site)));
}

function endAtLanding(graph: Graph, node: Node, file: FileFacts, fn: FnId, landings: readonly Landing[], paths: Path[]): Initiator | undefined {
  let ended: Initiator | undefined;
  for (const landing of landings) {
    const initiator = initiatorOf(graph, landing);
    if (!initiator) continue;
    ended = ended === 'model' ? ended : initiator;
    paths.push(toPath(initiator, node, landing, landing.certain));
  }
  if (ended) return ended;
  const shape = judgeToolShape(graph, file, fn);
  if (!shape) return undefined;
  paths.push(toPath('model', node, { role: 'tool-shape', at: shape.at, name: shape.name, certain: shape.certain }, shape.certain));
  return 'model';
}

function toPath(initiator: Initiator, node: Node, because: Path['because'], certain: boolean): Path {
  const calls: Ref[] = [];
  for (let n: Node | undefined = node; n; n = n.from) calls.push(n.call);
  return { initiator, entry: node.call, because, calls, certain: certain && node.certain };
}

const INITIATORS: Partial<Record<RoleName | Landing['role'], Initiator>> = {
  'model-entry': 'model', 'tool-shape': 'model', 'user-entry': 'user', 'schedule-entry': 'schedule', 'request-entry': 'request', 'prompt-handler': 'prompts/get', 'resource-handler': 'request',
};

const USER_REGISTRATIONS = /^(?:command|action|registerCommand|onClick|onSubmit|onSelect|handle|keybinding|registerTextEditorCommand)$/;

function initiatorOf(graph: Graph, landing: Landing): Initiator | undefined {
  if (landing.role === 'request-handler') return requestInitiator(graph, landing.at);
  if (landing.role === 'registered') return USER_REGISTRATIONS.test(landing.name) ? 'user' : undefined;
  return INITIATORS[landing.role];
}

/** `setRequestHandler(CallToolRequestSchema | 'tools/call', …)`: whoever sends the method. */
function requestInitiator(graph: Graph, call: Ref): Initiator {
  const method = requestMethod(graph, call);
  if (method === 'tools/call') return 'model';
  return method === 'prompts/get' ? 'prompts/get' : 'request';
}

/** The JSON-RPC method a `request-handler` registration answers: its string, or the method its schema constant stands for. */
export const requestMethod = (graph: Graph, call: Ref): string | undefined => requestMethods(graph, call)[0];

/** All of them, where one registration in a loop stands for several. */
export function requestMethods(graph: Graph, call: Ref): readonly string[] {
  const role = roleOf(calleeRoles(graph.calleesOf(call)), 'request-handler');
  const argument = argumentAt(call, role?.values['method'] ?? '0');
  if (!argument) return [];
  const written = graph.valuesOf(argument.ref).flatMap((value): string[] => {
    if (value.kind === 'literal' && typeof value.value === 'string') return [value.value];
    return value.kind === 'declared' ? [roleOf(value.roles, 'method')?.values['is'] ?? []].flat() : [];
  });
  return written.length > 0 ? [...new Set(written)] : [schemaMethod(argument.ref) ?? []].flat();
}

/** Schema constants follow one naming convention: `GetPromptRequestSchema` is prompts/get. */
const SCHEMA_METHODS: Record<string, string> = { GetPromptRequestSchema: 'prompts/get', ListPromptsRequestSchema: 'prompts/list', CallToolRequestSchema: 'tools/call', ListToolsRequestSchema: 'tools/list', ReadResourceRequestSchema: 'resources/read', ListResourcesRequestSchema: 'resources/list', ListResourceTemplatesRequestSchema: 'resources/templates/list' };

function schemaMethod(ref: Ref): string | undefined {
  const expr = exprOf(ref);
  const name = expr.kind === 'name' ? expr.name : expr.kind === 'member' ? expr.property : '';
  return SCHEMA_METHODS[name];
}


/** Moves the beginning of a path to where the model's part of it is decided, once all paths are known. */
function settle(graph: Graph, paths: readonly Path[]): Path[] {
  return paths.map((path) => {
    if (path.initiator !== 'model' || !path.because || !('place' in path.because)) return path;
    return path.because.kind === 'text' ? atParse(graph, path, paths) : withShared(path, paths);
  });
}

const passes = (path: Path, call: Ref): boolean => path.calls.some((c) => refKey(c) === refKey(call));

function withShared(path: Path, paths: readonly Path[]): Path {
  const inside = path.calls[1];
  if (!inside || path.calls.length < 3) return path;
  const through = paths.filter((other) => passes(other, inside));
  const isDispatcher = through.length > 1 && through.every((o) => o.initiator === 'model' && o.because !== undefined && 'place' in o.because);
  return isDispatcher ? { ...path, shared: inside } : path;
}

/** Words of a model travel as data until something takes them apart: the path begins where they are parsed. */
function atParse(graph: Graph, path: Path, paths: readonly Path[]): Path {
  for (let i = path.calls.length - 2; i > 0; i--) {
    const call = path.calls[i];
    if (!call || !takesParsedText(graph, call) || paths.filter((o) => passes(o, call)).length > 1) continue;
    return { ...path, entry: call, calls: path.calls.slice(i), certain: true };
  }
  return path;
}

const PARSES = /parse|extract|match|exec|decode|split/i;

function takesParsedText(graph: Graph, call: Ref): boolean {
  const expr = exprOf(call);
  const args = expr.kind === 'call' || expr.kind === 'new' ? expr.args : [];
  return args.some((id) => leavesOf({ file: call.file, id }).some((leaf) => graph.originsOf(leaf, [], 'local').some((origin) => {
    for (let hop = origin.hops; hop; hop = hop.from) if (exprOf(hop.at).kind === 'call' && PARSES.test(calleeName(hop.at))) return true;
    return false;
  })));
}
