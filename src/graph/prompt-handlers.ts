import { NONE, type FileFacts, type FnId } from '../facts/model.js';
import { argumentAt } from './calls.js';
import { calleeRoles } from './callees.js';
import { at, exprAs, isCatalogue, type Ref } from './code.js';
import type { Graph } from './graph.js';
import { requestMethod } from './reach.js';
import { declaredMembers } from './types.js';
import { roleOf, type Value } from './value.js';

/** A function that renders a prompt, and where it is registered. */
export interface PromptHandler {
  readonly file: FileFacts;
  readonly fn: FnId;
  readonly registration: Ref;
  /** The expression that was registered: a function, or a call of a wrapper that makes one. */
  readonly given: Ref;
}

export interface HandlerNames { readonly handlers: readonly string[]; readonly requests: readonly string[] }

/** Functions that answer prompts/get: given to a registration, kept under a property the catalogue knows, or overriding a framework's method. */
export function findPromptHandlers(graph: Graph, names: HandlerNames): PromptHandler[] {
  const found = [...registeredHandlers(graph, names.handlers), ...propertyHandlers(graph, names.handlers), ...overridingHandlers(graph, names.handlers), ...requestHandlers(graph, names.requests)];
  const seen = new Set<string>();
  return found.filter(({ file, fn }) => { const key = `${file.path}#${fn}`; return !seen.has(key) && seen.add(key); });
}

function callsNamed(graph: Graph, names: readonly string[]): Ref[] {
  return names.flatMap((name) => graph.source.filesShaped(name, 'member').flatMap((path) => {
    const file = graph.source.facts(path);
    return (file?.index.calls.get(name) ?? []).map((id) => ({ file: file as FileFacts, id }));
  }));
}

function registeredHandlers(graph: Graph, names: readonly string[]): PromptHandler[] {
  return callsNamed(graph, names).flatMap((call) => {
    const roles = calleeRoles(graph.calleesOf(call)).filter((role) => role.name === 'prompt-handler');
    // overloads differ in how many arguments they take: the handler is where a function stands
    const given = roles.flatMap((role) => argumentAt(call, role.values['handler']) ?? []);
    const found = given.flatMap((g) => functionsAt(graph, g.ref, g.path, call));
    return found.length > 0 || roles.length === 0 ? found : lastFunction(graph, call);
  });
}

function lastFunction(graph: Graph, call: Ref): PromptHandler[] {
  const last = exprAs(call, 'call')?.args.at(-1);
  return last === undefined ? [] : functionsAt(graph, at(call, last), [], call);
}

function functionsAt(graph: Graph, ref: Ref, path: readonly string[], registration: Ref): PromptHandler[] {
  const values: readonly Value[] = path.length === 0 ? graph.valuesOf(ref) : graph.originsOf(ref, path, 'value').map((o) => o.value);
  return values.flatMap((v) => (v.kind === 'function' && !isCatalogue(v.file) ? [{ file: v.file, fn: v.fn, registration, given: ref }] : []));
}

/** `addPrompt({ load: … })`: the property says so itself. */
function propertyHandlers(graph: Graph, names: readonly string[]): PromptHandler[] {
  return names.flatMap((name) => graph.source.filesShaped(name, 'definition').flatMap((path) => {
    const file = graph.source.facts(path);
    return (file?.index.objects.get(name) ?? []).flatMap((id) => {
      const ref = { file: file as FileFacts, id };
      const isHandler = graph.expectedTypes(ref).some((shape) => declaredMembers(graph, shape, name).some((m) => roleOf(m.roles, 'prompt-handler')));
      const property = exprAs(ref, 'object')?.properties.find((p) => p.key === name);
      return isHandler && property ? functionsAt(graph, at(ref, property.value), [], ref) : [];
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

function requestHandlers(graph: Graph, names: readonly string[]): PromptHandler[] {
  return callsNamed(graph, names).flatMap((call) => {
    const role = roleOf(calleeRoles(graph.calleesOf(call)), 'request-handler');
    const isUnknownServer = role === undefined && graph.calleesOf(call).every((c) => c.kind === 'builtin');
    if ((!role && !isUnknownServer) || requestMethod(graph, call) !== 'prompts/get') return [];
    const given = argumentAt(call, role?.values['handler'] ?? '1');
    return given ? functionsAt(graph, given.ref, given.path, call) : [];
  });
}

