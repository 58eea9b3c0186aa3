import { NONE, type ExprId, type FileFacts, type FnId, type VarId } from '../facts/model.js';
import { calledFunctions } from './callees.js';
import { at, calleeName, exprAs, exprOf, isInFunction, refKey, type Ref } from './code.js';
import type { Graph } from './graph.js';
import { type Path, requestMethods } from './reach.js';
import { runsOnce } from './effect-setup.js';
import { answerOf } from './answer-parts.js';
import { LISTS, type ListMethod } from './listing-calls.js';
import type { Inquiry, Question } from './question.js';
import { requestRegistrations, type RequestRegistration } from './request-handlers.js';

/** A change of what a low-level server lists that no client is told of in time. */
export interface UntoldChange {
  readonly how: 'neverSent' | 'sentTooEarly';
  /** `prompts`, `tools` or `resources`. */
  readonly kind: string;
  /** The change; for one that is told too early, the notification. */
  readonly at: Ref;
  readonly handler: Ref;
  readonly change: Ref;
}

/** A variable, or a field by its name, that holds entries. */
type Holder = { readonly file: FileFacts; readonly variable: VarId } | { readonly file: FileFacts; readonly field: string; readonly class: number };

const CHANGES = new Set(['set', 'delete', 'push', 'splice', 'add', 'clear', 'unshift', 'pop', 'shift']);

export const untoldChanges: Question<UntoldChange> = {
  find: (inquiry) => inquiry.answerTo(requestRegistrations).filter((r) => r.server === 'sdk').flatMap((registration) => changesOf(inquiry, registration)),
  begin: (inquiry) => requestRegistrations.begin(inquiry),
};

function changesOf(inquiry: Inquiry, { call, methods: [answered], functions }: RequestRegistration): UntoldChange[] {
  if (answered === undefined || !(answered in LISTS)) return [];
  const { graph } = inquiry;
  const method = answered as ListMethod;
  const kind = method === 'resources/templates/list' ? 'resources' : LISTS[method];
  const sends = notifications(graph, kind);
  const seen = new Set<string>();
  return functions.flatMap(({ file, fn }) => holdersIn(graph, file, fn)).flatMap((holder) => mutations(holder)).flatMap((change): UntoldChange[] => {
    if (seen.has(refKey(change)) || runsOnce(change) || !isCausedByRequest(inquiry, change)) return [];
    seen.add(refKey(change));
    const known = { kind, handler: call, change };
    if (sends.length === 0) return [{ ...known, how: 'neverSent', at: change }];
    const early = tooEarly(sends, change);
    return early ? [{ ...known, how: 'sentTooEarly', at: early }] : [];
  });
}

/** Collections outside the handler of which its answer is made, in it or in a function whose result it answers with. */
function holdersIn(graph: Graph, file: FileFacts, fn: FnId, depth = 0): Holder[] {
  const found: Holder[] = [];
  for (const id of answerOf(file, fn)) {
    const expr = exprOf({ file, id });
    if (expr.kind === 'name' && isCollection(file, expr.variable, fn)) found.push({ file, variable: expr.variable });
    if (expr.kind === 'member' && file.exprs[expr.object]?.kind === 'this') found.push(...fieldCollection(file, fn, expr.property));
    if (expr.kind === 'call' && depth < 2) for (const called of calledFunctions(graph.calleesOf({ file, id }))) found.push(...holdersIn(graph, called.file, called.fn, depth + 1));
  }
  return found;
}

function isCollection(file: FileFacts, variable: VarId, fn: FnId): boolean {
  const fact = file.variables[variable];
  return fact !== undefined && !isInFunction(file, fact.fn, fn) && fact.definitions.some((d) => d.kind === 'value' && d.path.length === 0 && makesCollection(file, d.value));
}

function makesCollection(file: FileFacts, value: ExprId): boolean {
  const expr = file.exprs[value];
  if (expr?.kind === 'cast') return makesCollection(file, expr.value);
  return expr?.kind === 'array' || (expr?.kind === 'new' && ['Map', 'Set', 'Array'].includes(calleeName({ file, id: value })));
}

function fieldCollection(file: FileFacts, fn: FnId, name: string): Holder[] {
  for (let id = fn; id > 0; id = file.functions[id]?.parent ?? 0) {
    const cls = file.functions[id]?.class ?? NONE;
    const member = file.classes[cls]?.members.get(name)?.find((m) => m.kind === 'field' && m.value !== NONE && makesCollection(file, m.value));
    if (member) return [{ file, field: name, class: cls }];
  }
  return [];
}

function mutations(holder: Holder): Ref[] {
  const { file } = holder;
  const uses = 'variable' in holder ? (file.variables[holder.variable]?.uses ?? []) : (file.index.members.get(holder.field) ?? []).filter((id) => isOwnField(file, id, holder.class));
  return uses.flatMap((use) => changeAt(file, use));
}

function isOwnField(file: FileFacts, id: ExprId, cls: number): boolean {
  const member = file.exprs[id];
  if (member?.kind !== 'member' || file.exprs[member.object]?.kind !== 'this') return false;
  for (let fn = member.fn; fn > 0; fn = file.functions[fn]?.parent ?? 0) if (file.functions[fn]?.class === cls) return true;
  return false;
}

function changeAt(file: FileFacts, use: ExprId): Ref[] {
  const { parent } = exprOf({ file, id: use });
  const holder = { file, id: parent };
  const member = exprAs(holder, 'member');
  if (member?.object === use && CHANGES.has(member.property)) {
    const call = member.parent === NONE ? undefined : exprAs(at(holder, member.parent), 'call');
    return call?.callee === parent ? [at(holder, member.parent)] : [];
  }
  const assign = exprAs(holder, 'assign');
  return assign?.target === use ? [holder] : [];
}

/** A request of the protocol makes the change, for certain. */
function isCausedByRequest(inquiry: Inquiry, change: Ref): boolean {
  if (exprOf(change).fn === 0) return false;
  return inquiry.whoCauses(change).some((path) => path.certain && !isHandshake(path) && !isListing(inquiry.graph, path) && ['model', 'request', 'prompts/get', 'user', 'schedule'].includes(path.initiator));
}

/** What a host's own listing brings up to date is in the answer that it gets. */
function isListing(graph: Graph, { because }: Path): boolean {
  return because !== undefined && 'role' in because && because.role === 'request-handler' && requestMethods(graph, because.at).some((method) => method in LISTS);
}

/** While the connection is made nobody has listed anything yet: `connect(transport)`, or the handler of `initialize`. */
function isHandshake({ entry, calls }: Path): boolean {
  if ([entry, ...calls].some((call) => calleeName(call) === 'connect')) return true;
  for (let fn = exprOf(entry).fn; fn > 0; fn = entry.file.functions[fn]?.parent ?? 0) {
    const given = entry.file.exprs[entry.file.functions[fn]?.expr ?? NONE];
    const call = given && exprAs({ file: entry.file, id: given.parent }, 'call');
    const method = call?.args[0] === undefined ? undefined : exprOf(at(entry, call.args[0]));
    if (method?.kind === 'name' && method.name === 'InitializeRequestSchema') return true;
    if (method?.kind === 'literal' && method.value === 'initialize') return true;
  }
  return false;
}

/** Where the notification for the kind is sent, by method or by its name on the wire. */
function notifications(graph: Graph, kind: string): Ref[] {
  const method = `send${kind === 'prompts' ? 'Prompt' : kind === 'tools' ? 'Tool' : 'Resource'}ListChanged`;
  const calls = graph.source.filesShaped(method, 'member').flatMap((path) => {
    const file = graph.source.facts(path);
    return file ? [...(file.index.calls.get(method) ?? []), ...(file.index.members.get(method) ?? [])].map((id) => ({ file, id })) : [];
  });
  const wire = graph.source.filesContaining(`${kind}/list_changed`).flatMap((path) => {
    const file = graph.source.facts(path);
    return file ? file.exprs.flatMap((expr, id) => (expr.kind === 'literal' && expr.value === `notifications/${kind}/list_changed` ? [{ file, id }] : [])) : [];
  });
  return [...calls, ...wire];
}

/** The only notification of the function stands before the change, so that a client that lists again at once sees what was. */
function tooEarly(sends: readonly Ref[], change: Ref): Ref | undefined {
  const { fn, start } = exprOf(change);
  const beside = sends.filter((send) => send.file === change.file && exprOf(send).fn === fn && exprOf(send).kind === 'call');
  const [first] = beside;
  return first && beside.every((send) => exprOf(send).end <= start) && exprOf(first).region === exprOf(change).region ? first : undefined;
}
