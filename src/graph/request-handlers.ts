import type { Role } from '../catalogue/roles.js';
import type { FileFacts, FnId } from '../facts/model.js';
import { argumentAt, callsNamed } from './calls.js';
import { calleeRoles } from './callees.js';
import { isCatalogue, refKey, type Ref } from './code.js';
import type { Callee, Graph } from './graph.js';
import type { Question } from './question.js';
import { requestMethods } from './reach.js';
import { roleOf, type Value } from './value.js';

/** A registration with which a low-level server is told how to answer requests. */
export interface RequestRegistration {
  readonly call: Ref;
  /** The methods it is for: several where one call in a loop registers a table, none where that is not to be seen. */
  readonly methods: readonly string[];
  /** Whose method is called: the SDK's, that of something out of sight, or one of the code's own under the same name. */
  readonly server: 'sdk' | 'unknown' | 'own';
  /** The functions that answer, as far as they are in sight. */
  readonly functions: readonly HandlerFunction[];
}

interface HandlerFunction {
  readonly file: FileFacts;
  readonly fn: FnId;
  /** The expression that was registered: a function, or a call of a wrapper that makes one. */
  readonly given: Ref;
}

/** A function that answers a method, and where it was given to the server. */
export interface RequestHandler extends HandlerFunction, Pick<RequestRegistration, 'call' | 'server'> { readonly method: string }

const REGISTER = 'setRequestHandler';

/** `setRequestHandler(…)` of a server, and what the code itself says to be one. Notifications are answered by nobody. */
export const requestRegistrations: Question<RequestRegistration> = {
  find: ({ graph, namesOf }) => [...new Set([REGISTER, ...namesOf('request-handler')])].filter((name) => name !== 'setNotificationHandler').flatMap((name) => (
    callsNamed(graph, name).flatMap((call) => registrationAt(graph, call, name))
  )),
  begin: ({ graph }) => callsNamed(graph, REGISTER)[0],
};

/** Which function answers which method. */
export const requestHandlers: Question<RequestHandler> = {
  find: ({ answerTo }) => answerTo(requestRegistrations).flatMap(({ call, server, methods: [method], functions }) => (method === undefined ? [] : functions.map((handler) => ({ ...handler, call, server, method })))),
  begin: (inquiry) => requestRegistrations.begin(inquiry),
};

function registrationAt(graph: Graph, call: Ref, name: string): RequestRegistration[] {
  const callees = graph.calleesOf(call);
  const role = roleOf(calleeRoles(callees), 'request-handler');
  return role || name === REGISTER ? [{ call, methods: requestMethods(graph, call), server: serverOf(callees, role), functions: functionsGiven(graph, call, role) }] : [];
}

function serverOf(callees: readonly Callee[], role: Role | undefined): RequestRegistration['server'] {
  if (role) return 'sdk';
  return callees.every((c) => c.kind === 'builtin') ? 'unknown' : 'own';
}

function functionsGiven(graph: Graph, call: Ref, role: Role | undefined): HandlerFunction[] {
  // the last overload of the SDK takes the function behind schemas
  const given = role ? [argumentAt(call, role.values['handler']), argumentAt(call, 'last')] : [argumentAt(call, '1')];
  const seen = new Set<string>();
  return given.flatMap((g) => (g ? functionsAt(graph, g.ref, g.path) : [])).filter(({ file, fn }) => { const key = refKey({ file, id: fn }); return !seen.has(key) && seen.add(key); });
}

/** The functions of the code that stand in a place. */
export function functionsAt(graph: Graph, given: Ref, path: readonly string[] = []): HandlerFunction[] {
  const values: readonly Value[] = path.length === 0 ? graph.valuesOf(given) : graph.originsOf(given, path, 'value').map((o) => o.value);
  return values.flatMap((v) => (v.kind === 'function' && !isCatalogue(v.file) ? [{ file: v.file, fn: v.fn, given }] : []));
}
