import type { FileFacts, FnId } from '../facts/model.js';
import { argumentAt } from './calls.js';
import { calleeRoles } from './callees.js';
import { isCatalogue, refKey, type Ref } from './code.js';
import type { Graph } from './graph.js';
import type { Inquiry, Question } from './question.js';
import { requestMethod } from './reach.js';
import { roleOf } from './value.js';

/** A low-level registration of the handler of one JSON-RPC method. */
export interface RequestHandler {
  readonly registration: Ref;
  readonly method: string;
  /** The functions that answer, as far as they are in sight. */
  readonly functions: readonly { readonly file: FileFacts; readonly fn: FnId }[];
}

/** `setRequestHandler(…)` and `setNotificationHandler(…)` of the SDK, wherever the method can be read off. */
export const requestHandlers: Question<RequestHandler> = {
  find: (inquiry) => inquiry.namesOf('request-handler').flatMap((name) => registrations(inquiry.graph, name)),
  begin: (inquiry) => firstRegistration(inquiry),
};

function firstRegistration(inquiry: Inquiry): Ref | undefined {
  return inquiry.namesOf('request-handler').flatMap((name) => callsNamed(inquiry.graph, name))[0];
}

function callsNamed(graph: Graph, name: string): Ref[] {
  return graph.source.filesShaped(name, 'member').flatMap((path) => {
    const file = graph.source.facts(path);
    return file ? (file.index.calls.get(name) ?? []).map((id) => ({ file, id })) : [];
  });
}

function registrations(graph: Graph, name: string): RequestHandler[] {
  return callsNamed(graph, name).flatMap((registration) => {
    const role = roleOf(calleeRoles(graph.calleesOf(registration)), 'request-handler');
    const method = role && requestMethod(graph, registration);
    if (!role || method === undefined) return [];
    const given = argumentAt(registration, role.values['handler']);
    // the last overload may take the function behind schemas
    const last = argumentAt(registration, 'last');
    const functions = [given, last].flatMap((g) => (g ? graph.valuesOf(g.ref) : [])).flatMap((v) => (v.kind === 'function' && !isCatalogue(v.file) ? [{ file: v.file, fn: v.fn }] : []));
    return [{ registration, method, functions: unique(functions) }];
  });
}

function unique(functions: RequestHandler['functions']): RequestHandler['functions'] {
  const seen = new Set<string>();
  return functions.filter(({ file, fn }) => { const key = refKey({ file, id: fn }); return !seen.has(key) && seen.add(key); });
}
