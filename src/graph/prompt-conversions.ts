import type { Role } from '../catalogue/roles.js';
import { type FileFacts, NONE } from '../facts/model.js';
import { calledFunctions, calleeRoles, enclosingMethod } from './callees.js';
import { argumentAt, filesWithAll } from './calls.js';
import { at, exprAs, exprOf, type Ref } from './code.js';
import type { Listings } from './foreign.js';
import type { Graph } from './graph.js';
import { argumentList, promptOrigin, type PromptTool } from './prompt-tool.js';
import { isToolType, judgeToolShape } from './tool-shape.js';
import { baseShapes, declaredMembers, shapeRoles } from './types.js';
import { hasRole, type Hop, type Origin } from './value.js';

/** Literals typed as tools, tool factories and tool classes whose name is a prompt's. */
export function conversions(graph: Graph, listings: Listings, factories: readonly string[], needle = 'rompt'): PromptTool[] {
  return filesOfTools(graph, needle).flatMap((file) => [
    ...(file.index.objects.get('name') ?? []).flatMap((id) => convertedLiteral(graph, { file, id }, listings)),
    ...factories.flatMap((name) => file.index.calls.get(name) ?? []).flatMap((id) => convertedCall(graph, { file, id }, listings)),
  ]);
}

const TOOLISH = ['tool', 'Tool', 'functionDeclarations', 'FunctionDeclaration'];

/** Files that speak of tools and of the other thing, prompts where nothing else is said. */
export const filesOfTools = (graph: Graph, needle = 'rompt'): FileFacts[] => filesWithAll(graph, [[needle], TOOLISH]);

function convertedLiteral(graph: Graph, object: Ref, listings: Listings): PromptTool[] {
  if (!isToolTyped(graph, object) && !runsForModel(graph, object)) return [];
  const origin = promptNameOf(graph, object, listings);
  if (!origin) return [];
  return [{ kind: 'converted', at: conversionPlace(graph, object, origin), origin, certain: true }];
}

/** The literal is asked for as a model's tool: by the type of its place, or by being one of a list of tools. */
export function isToolTyped(graph: Graph, object: Ref): boolean {
  const outer = exprAs(at(object, exprOf(object).parent), 'object') ? at(object, exprOf(object).parent) : undefined;
  return [object, outer].some((ref) => ref !== undefined && graph.expectedTypes(ref).some((shape) => isToolType(shape) || hasRole(shapeRoles(graph, shape), 'model-tool') || (shape.kind === 'opaque' && hasRole(shape.roles, 'model-tools'))));
}

/** `{ name, description, inputSchema, execute }`, whoever takes it: the function of such a literal is a tool's. */
function runsForModel(graph: Graph, object: Ref): boolean {
  return exprAs(object, 'object')?.properties.some((p) => {
    const fn = exprAs(at(object, p.value), 'function')?.function;
    return fn !== undefined && judgeToolShape(graph, object.file, fn)?.certain === true;
  }) ?? false;
}

export function promptNameOf(graph: Graph, object: Ref, listings: Listings): Origin | undefined {
  const expr = exprAs(object, 'object');
  const name = expr?.properties.find((p) => p.key === 'name')?.value;
  const nested = expr?.properties.find((p) => p.key === 'function')?.value;
  if (name !== undefined) return promptOrigin(graph, at(object, name), [], listings);
  return nested === undefined ? undefined : promptOrigin(graph, at(object, nested), ['name'], listings);
}

/** `new DynamicTool({ name: prompt.name })`, `server.registerTool(prompt.name, …)`, `prompt.asTool()` */
function convertedCall(graph: Graph, call: Ref, listings: Listings): PromptTool[] {
  const expr = exprOf(call);
  if (expr.kind !== 'call' && expr.kind !== 'new') return [];
  const roles = calleeRoles(graph.calleesOf(call));
  if (hasRole(roles, 'prompt-as-tool')) return [{ kind: 'frameworkPrompt', at: call, origin: undefined, certain: true }];
  for (const role of roles) {
    if (role.name !== 'tool-definition') continue;
    const origin = namesOf(call, role).map((name) => promptOrigin(graph, name.ref, name.path, listings)).find((o) => o !== undefined);
    if (origin) return [{ kind: 'converted', at: conversionPlace(graph, call, origin), origin, certain: true }];
  }
  return [];
}

interface Named { readonly ref: Ref; readonly path: readonly string[] }

/** What a tool is called: the argument the catalogue names, the key it is stored under, or what it is described as. */
function namesOf(call: Ref, role: Role): Named[] {
  const { name, tool } = role.values;
  const given = [name, tool && `${tool}.name`, tool && `${tool}.description`].flatMap((path) => argumentAt(call, path) ?? []);
  const key = keyOf(call);
  return key ? [...given, { ref: key, path: [] }] : given;
}

/** `tools[key] = tool(…)`, `{ [key]: tool(…) }` */
function keyOf(call: Ref): Ref | undefined {
  const { parent } = exprOf(call);
  if (parent === NONE) return undefined;
  const expr = exprOf(at(call, parent));
  if (expr.kind === 'assign') { const target = exprAs(at(call, expr.target), 'element'); return target && at(call, target.index); }
  // `[key, tool(…)]` of Object.fromEntries or new Map
  if (expr.kind === 'array' && expr.elements.length === 2 && expr.elements[1] === call.id) return at(call, expr.elements[0] ?? NONE);
  const computed = expr.kind === 'object' ? expr.properties.find((p) => p.value === call.id)?.computed : undefined;
  return computed === undefined || computed === NONE ? undefined : at(call, computed);
}

/**
 * Where the conversion stands. In a helper that tools pass through as well it is the call that gives the prompt to the helper; else the tool itself.
 */
export function conversionPlace(graph: Graph, tool: Ref, origin: Origin): Ref {
  let place = tool;
  for (let hop: Hop | undefined = origin.hops; hop; hop = hop.from) {
    if (hop.note === 'argument' && exprOf(hop.at).kind === 'call' && !isIteration(hop.at) && runsAround(graph, hop.at, tool)) { place = hop.at; break; }
  }
  if (place === tool) return overriddenCall(graph, tool) ?? tool;
  return isInFunctionWith(tool, origin) ? tool : place;
}

/** Is the tool made inside a function that the call runs, itself or as a callback? */
function runsAround(graph: Graph, call: Ref, tool: Ref): boolean {
  const callbacks = argumentList(call).flatMap((a) => graph.valuesOf(at(call, a)).flatMap((v) => (v.kind === 'function' ? [v] : [])));
  return [...calledFunctions(graph.calleesOf(call)), ...callbacks].some(({ file, fn }) => {
    const home = file.functions[fn];
    const { start, end } = exprOf(tool);
    return file === tool.file && home !== undefined && home.start <= start && home.end >= end;
  });
}

/** Subclasses make the tool in a method that a base class calls for each prompt: the fault stands in the base class, once. */
function overriddenCall(graph: Graph, tool: Ref): Ref | undefined {
  const { file } = tool;
  const method = enclosingMethod(file, exprOf(tool).fn);
  const fact = method === undefined ? undefined : file.functions[method];
  if (!fact || method === undefined) return undefined;
  const isDeclaredAbove = baseShapes(graph, { file, class: fact.class }).some((base) => declaredMembers(graph, base, fact.name).length > 0);
  const sites = isDeclaredAbove ? graph.callersOf(file, method).invocations.filter((i) => i.site.file !== file) : [];
  return sites.length === 1 ? sites[0]?.site : undefined;
}

/** `.map((p) => …)` gives the prompt to a callback that stands there; the callback is no helper. */
function isIteration(call: Ref): boolean {
  const expr = exprAs(call, 'call');
  return expr !== undefined && expr.args.some((a) => exprOf(at(call, a)).kind === 'function');
}

/** The prompt was declared as such where the tool is made. */
function isInFunctionWith(tool: Ref, { hops }: Origin): boolean {
  return hops !== undefined && hops.at.file === tool.file && exprOf(hops.at).fn === exprOf(tool).fn;
}
