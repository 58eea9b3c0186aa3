import { NONE, type FileFacts, type FnId } from '../facts/model.js';
import { argumentAt, callsNamed } from './calls.js';
import { calleeRoles } from './callees.js';
import { at, exprAs, type Ref } from './code.js';
import type { Graph } from './graph.js';
import type { Registration } from './registration.js';
import { functionsAt, type RequestHandler } from './request-handlers.js';
import { declaredMembers } from './types.js';
import { roleOf } from './value.js';

/** A function that renders a prompt, and where it is registered. */
export interface PromptHandler {
  readonly file: FileFacts;
  readonly fn: FnId;
  readonly registration: Ref;
  /** The expression that was registered: a function, or a call of a wrapper that makes one. */
  readonly given: Ref;
}

/** Functions that answer prompts/get: given to a registration, kept under a property the catalogue knows, or overriding a framework's method. */
export function findPromptHandlers(graph: Graph, names: readonly string[], answering: readonly RequestHandler[], offered: readonly Registration[]): PromptHandler[] {
  const found = [...registeredHandlers(graph, names), ...propertyHandlers(graph, names), ...overridingHandlers(graph, names), ...requestHandlers(answering), ...offeredHandlers(offered)];
  const seen = new Set<string>();
  return found.filter(({ file, fn }) => { const key = `${file.path}#${fn}`; return !seen.has(key) && seen.add(key); });
}

function registeredHandlers(graph: Graph, names: readonly string[]): PromptHandler[] {
  return names.flatMap((name) => callsNamed(graph, name)).flatMap((call) => {
    const roles = calleeRoles(graph.calleesOf(call)).filter((role) => role.name === 'prompt-handler');
    // overloads differ in how many arguments they take: the handler is where a function stands
    const given = roles.flatMap((role) => argumentAt(call, role.values['handler']) ?? []);
    const found = given.flatMap((g) => handlersAt(graph, g.ref, g.path, call));
    return found.length > 0 || roles.length === 0 ? found : lastFunction(graph, call);
  });
}

function lastFunction(graph: Graph, call: Ref): PromptHandler[] {
  const last = exprAs(call, 'call')?.args.at(-1);
  return last === undefined ? [] : handlersAt(graph, at(call, last), [], call);
}

function handlersAt(graph: Graph, ref: Ref, path: readonly string[], registration: Ref): PromptHandler[] {
  return functionsAt(graph, ref, path).map((handler) => ({ ...handler, registration }));
}

/** `addPrompt({ load: … })`: the property says so itself. */
function propertyHandlers(graph: Graph, names: readonly string[]): PromptHandler[] {
  return names.flatMap((name) => graph.source.filesShaped(name, 'definition').flatMap((path) => {
    const file = graph.source.facts(path);
    return (file?.index.objects.get(name) ?? []).flatMap((id) => {
      const ref = { file: file as FileFacts, id };
      const isHandler = graph.expectedTypes(ref).some((shape) => declaredMembers(graph, shape, name).some((m) => roleOf(m.roles, 'prompt-handler')));
      const property = exprAs(ref, 'object')?.properties.find((p) => p.key === name);
      return isHandler && property ? handlersAt(graph, at(ref, property.value), [], ref) : [];
    });
  }));
}

/** `class ReviewPrompt extends MCPPrompt { generateMessages() {} }` */
function overridingHandlers(graph: Graph, names: readonly string[]): PromptHandler[] {
  return names.flatMap((name) => graph.source.filesShaped(name, 'definition').flatMap((path) => {
    const file = graph.source.facts(path);
    return (file?.classes ?? []).flatMap((fact, id) => {
      const member = fact.members.get(name)?.find((m) => m.kind === 'method');
      if (!file || !member || fact.extends === NONE) return [];
      const isHandler = graph.callersOf(file, member.function).landings.some((l) => l.role === 'prompt-handler');
      return isHandler ? [{ file, fn: member.function, registration: { file, id: file.classes[id]?.extends ?? NONE }, given: { file, id: file.classes[id]?.extends ?? NONE } }] : [];
    });
  }));
}

/** A server out of sight may be one of the SDK; a class of the code's own passes on what it is given. */
function requestHandlers(answering: readonly RequestHandler[]): PromptHandler[] {
  return answering.filter(({ method, server }) => method === 'prompts/get' && server !== 'own').map(({ file, fn, given, call }) => ({ file, fn, given, registration: call }));
}

/** Decorated, made by a function of a framework, or the default export of a module of its own. */
function offeredHandlers(offered: readonly Registration[]): PromptHandler[] {
  return offered.flatMap(({ kind, call, handlers }) => (kind === 'prompt' ? handlers.map(({ file, fn, given }) => ({ file, fn, registration: call, given })) : []));
}
