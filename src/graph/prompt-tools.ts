import type { Role } from '../catalogue/roles.js';
import { NONE, type ExprId, type FileFacts } from '../facts/model.js';
import { argumentAt } from './calls.js';
import { calledFunctions, calleeRoles, enclosingMethod } from './callees.js';
import { at, exprAs, exprOf, refKey, type Ref } from './code.js';
import { leavesOf } from './evidence.js';
import { listedKind, type Listings } from './foreign.js';
import type { Graph } from './graph.js';
import type { PromptHandler } from './prompt-handlers.js';
import { requestMethod } from './reach.js';
import { isToolType } from './tool-shape.js';
import { baseShapes, declaredMembers, shapeRoles } from './types.js';
import { hasRole, type Hop, type Origin, type Value } from './value.js';

/** A place where a prompt becomes a tool, or where tools made of prompts join the tools of a model. */
export interface PromptTool {
  readonly kind: 'converted' | 'listed' | 'switch' | 'ownPrompts' | 'frameworkPrompt';
  readonly at: Ref;
  /** The prompt's way to this place. */
  readonly origin: Origin | undefined;
  readonly certain: boolean;
  /** The option of a framework, for a switch. */
  readonly option?: string;
}

/** What the catalogue knows of frameworks that make tools of prompts. */
export interface Frameworks {
  /** Names of tool factories and of conversions from prompt to tool. */
  readonly factories: readonly string[];
  /** Names of functions that hand a list of tools to a model. */
  readonly takers: readonly string[];
  /** A framework with prompts that are tools by themselves is in use. */
  readonly hasExecutablePrompts: boolean;
  readonly switches: Switches;
}

/** Options that make tools of prompts, and the modules that have them. */
interface Switches { readonly names: readonly string[]; readonly specifiers: readonly string[] }

const LISTS = ['tools', 'functionDeclarations', 'functions'];
const MAX_FILES = 80;

/** Every prompt of a server that is made a tool of a model. */
export function findPromptTools(graph: Graph, listings: Listings, handlers: readonly PromptHandler[], frameworks: Frameworks): PromptTool[] {
  const found: PromptTool[] = [...switches(graph, frameworks.switches), ...ownPromptTools(graph, handlers)];
  if ([...listings.values()].includes('prompt') || frameworks.hasExecutablePrompts) {
    found.push(...conversions(graph, listings, frameworks.factories), ...lists(graph, listings, frameworks.takers));
  }
  const seen = new Set<string>();
  // one line is one place, however many ways lead to it
  return found.filter((f) => { const key = lineKey(f.at); return !seen.has(key) && seen.add(key); });
}

function lineKey(ref: Ref): string {
  const { start } = exprOf(ref);
  return `${ref.file.path}:${ref.file.lineStarts.findLastIndex((s) => s <= start)}`;
}

// — one prompt becomes one tool —

/** Literals typed as tools, tool factories and tool classes whose name is a prompt's. */
function conversions(graph: Graph, listings: Listings, factories: readonly string[]): PromptTool[] {
  return promptFiles(graph).flatMap((file) => [
    ...(file.index.objects.get('name') ?? []).flatMap((id) => convertedLiteral(graph, { file, id }, listings)),
    ...factories.flatMap((name) => file.index.calls.get(name) ?? []).flatMap((id) => convertedCall(graph, { file, id }, listings)),
  ]);
}

function promptFiles(graph: Graph): FileFacts[] {
  const paths = new Set([...graph.source.filesContaining('rompt')]);
  return [...paths].filter((path) => TOOLISH.some((word) => graph.source.filesContaining(word).includes(path))).flatMap((path) => graph.source.facts(path) ?? []);
}

const TOOLISH = ['tool', 'Tool', 'functionDeclarations', 'FunctionDeclaration'];

function convertedLiteral(graph: Graph, object: Ref, listings: Listings): PromptTool[] {
  if (!isToolTyped(graph, object)) return [];
  const origin = promptNameOf(graph, object, listings);
  if (!origin) return [];
  return [{ kind: 'converted', at: conversionPlace(graph, object, origin), origin, certain: true }];
}

/** The literal is asked for as a model's tool: by the type of its place, or by being one of a list of tools. */
function isToolTyped(graph: Graph, object: Ref): boolean {
  const outer = exprAs(at(object, exprOf(object).parent), 'object') ? at(object, exprOf(object).parent) : undefined;
  return [object, outer].some((ref) => ref !== undefined && graph.expectedTypes(ref).some((shape) => isToolType(shape) || hasRole(shapeRoles(graph, shape), 'model-tool') || (shape.kind === 'opaque' && hasRole(shape.roles, 'model-tools'))));
}

function promptNameOf(graph: Graph, object: Ref, listings: Listings): Origin | undefined {
  const expr = exprAs(object, 'object');
  const name = expr?.properties.find((p) => p.key === 'name')?.value;
  const nested = expr?.properties.find((p) => p.key === 'function')?.value;
  if (name !== undefined) return promptOrigin(graph, at(object, name), [], listings);
  return nested === undefined ? undefined : promptOrigin(graph, at(object, nested), ['name'], listings);
}

function promptOrigin(graph: Graph, ref: Ref, path: readonly string[], listings: Listings): Origin | undefined {
  return graph.originsOf(ref, path, 'near').find((o) => listedKind(o, listings) === 'prompt');
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
function conversionPlace(graph: Graph, tool: Ref, origin: Origin): Ref {
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

// — lists that a model is given —

function lists(graph: Graph, listings: Listings, takers: readonly string[]): PromptTool[] {
  return [...modelLists(graph), ...argumentLists(graph, takers), ...mergedLists(graph)].flatMap((list) => promptsIn(graph, list, listings));
}

interface List { readonly ref: Ref; readonly certain: boolean; /** Where it joins a list, when that is not the list itself. */ readonly joins?: Ref; /** It is known to be a model's, so whatever stands in it is a tool. */ readonly isModels: boolean }

/** Values of properties called `tools`, `functionDeclarations`, …, and arguments the catalogue knows to be a model's tools. */
function modelLists(graph: Graph): List[] {
  return LISTS.flatMap((name) => graph.source.filesShaped(name, 'definition').slice(0, MAX_FILES).flatMap((path) => {
    const file = graph.source.facts(path);
    return (file?.index.objects.get(name) ?? []).flatMap((id): List[] => {
      const object = { file: file as FileFacts, id };
      const value = exprAs(object, 'object')?.properties.find((p) => p.key === name)?.value;
      if (value === undefined || exprOf(at(object, value)).kind === 'function') return [];
      const isModels = name !== 'functions' && !isOverview(object);
      return [{ ref: at(object, value), certain: true, isModels }];
    });
  }));
}

/** `model.bindTools(list)` */
function argumentLists(graph: Graph, takers: readonly string[]): List[] {
  return takers.flatMap((name) => graph.source.filesShaped(name, 'member').slice(0, MAX_FILES).flatMap((path) => {
    const file = graph.source.facts(path);
    return (file?.index.calls.get(name) ?? []).flatMap((id): List[] => {
      const call = { file: file as FileFacts, id };
      return calleeRoles(graph.calleesOf(call)).flatMap((role) => {
        const given = role.name === 'model-tools' ? argumentAt(call, role.values['tools']) : undefined;
        return given?.path.length === 0 ? [{ ref: given.ref, certain: true, isModels: true }] : [];
      });
    });
  }));
}

/** `{ tools, prompts, resources }` counts or shows what a server has; its parts are told apart. */
function isOverview(object: Ref): boolean {
  const keys = exprAs(object, 'object')?.properties.map((p) => p.key) ?? [];
  return keys.includes('prompts') || keys.includes('resources');
}

/** `[...tools, ...prompts]`: lists that join several, in files that speak of prompts. */
function mergedLists(graph: Graph): List[] {
  return promptFiles(graph).flatMap((file) => file.exprs.flatMap((expr, id): List[] => {
    if (expr.kind !== 'array' || expr.elements.filter((e) => exprAs({ file, id: e }, 'spread')).length < 2) return [];
    const speaks = leavesOf({ file, id }).some((leaf) => /prompt/i.test(chainOf(leaf)));
    return speaks ? [{ ref: { file, id }, certain: true, isModels: false }] : [];
  }).concat(pushedLists(file)));
}

/** `entries.push(...prompts)` */
function pushedLists(file: FileFacts): List[] {
  return (file.index.calls.get('push') ?? []).flatMap((id) => argumentList({ file, id }).flatMap((argument): List[] => {
    const spread = exprAs({ file, id: argument }, 'spread');
    if (!spread || !leavesOf({ file, id: spread.value }).some((leaf) => /prompt/i.test(chainOf(leaf)))) return [];
    return [{ ref: { file, id: spread.value }, certain: true, isModels: false, joins: { file, id } }];
  }));
}

function chainOf(ref: Ref): string {
  const expr = exprOf(ref);
  if (expr.kind === 'name') return expr.name;
  if (expr.kind === 'member') return `${chainOf(at(ref, expr.object))}.${expr.property}`;
  return expr.kind === 'call' ? chainOf(at(ref, expr.callee)) : '';
}

/** The entries of a list that are tools made of prompts; each reported where it is made, and again where it joins a list elsewhere. */
function promptsIn(graph: Graph, { ref: list, certain, isModels, joins }: List, listings: Listings): PromptTool[] {
  const found: PromptTool[] = [];
  for (const origin of graph.originsOf(list, ['*'], 'value')) {
    if (isFrameworkPrompt(origin.value)) { found.push({ kind: 'frameworkPrompt', at: joinedAt(list, origin) ?? list, origin, certain }); continue; }
    const made = toolMade(graph, origin, isModels);
    const source = made && promptSource(graph, made, origin, listings);
    if (!made || !source) continue;
    const place = conversionPlace(graph, made, source);
    found.push({ kind: 'converted', at: place, origin: source, certain });
    const joined = joins ?? joinedAt(list, origin);
    if (joined && !isSameFunction(joined, made) && !isSameFunction(joined, place)) found.push({ kind: 'listed', at: joined, origin: source, certain });
  }
  return found;
}

const isSameFunction = (a: Ref, b: Ref): boolean => a.file === b.file && exprOf(a).fn === exprOf(b).fn;

const isFrameworkPrompt = (value: Value): boolean => value.kind === 'declared' && (hasRole(value.roles, 'executable-prompt') || hasRole(value.roles, 'prompt-as-tool'));

/** The expression that makes the entry: a literal, a construction, or a call of a tool factory. */
function toolMade(graph: Graph, origin: Origin, isModels: boolean): Ref | undefined {
  if (origin.value.kind === 'object') {
    return isModels || isToolTyped(graph, origin.value.ref) || looksLikeTool(origin.value.ref) ? origin.value.ref : undefined;
  }
  for (let hop: Hop | undefined = origin.hops; hop; hop = hop.from) {
    const { kind } = exprOf(hop.at);
    if (kind !== 'new' && kind !== 'call') continue;
    if (hasRole(calleeRoles(graph.calleesOf(hop.at)), 'tool-definition')) return hop.at;
    if (kind === 'new' && (isToolInstance(graph, origin.value) || (origin.value.kind === 'declared' && hasRole(origin.value.roles, 'model-tool')))) return hop.at;
  }
  return undefined;
}

/** An instance of a class of the code that extends a tool class of the catalogue. */
function isToolInstance(graph: Graph, value: Value): boolean {
  return value.kind === 'instance' && hasRole(shapeRoles(graph, { kind: 'class', file: value.file, class: value.class }), 'model-tool');
}

/** `{ name, description, parameters }` or `{ type: 'function', … }` */
function looksLikeTool(object: Ref): boolean {
  const keys = new Set(exprAs(object, 'object')?.properties.map((p) => p.key));
  return keys.has('name') && ['parameters', 'inputSchema', 'input_schema', 'schema', 'parametersJsonSchema'].some((k) => keys.has(k)) && (keys.has('description') || keys.has('execute') || keys.has('func'));
}

function promptSource(graph: Graph, made: Ref, origin: Origin, listings: Listings): Origin | undefined {
  const expr = exprOf(made);
  if (expr.kind === 'object') return promptNameOf(graph, made, listings);
  if (expr.kind !== 'call' && expr.kind !== 'new') return undefined;
  const named = expr.args.flatMap((a) => promptOrigin(graph, at(made, a), ['name'], listings) ?? []);
  return named[0] ?? (listedKind(origin, listings) === 'prompt' ? origin : undefined);
}

/** The last place before the list where the entries were spread into a list of their own function. */
function joinedAt(list: Ref, { hops }: Origin): Ref | undefined {
  let joined: Ref | undefined;
  for (let hop: Hop | undefined = hops; hop; hop = hop.from) if (hop.note === 'listed') joined = hop.at;
  return joined ?? (exprAs(list, 'array') ? list : undefined);
}

// — switches of frameworks —

/** An option of a framework that makes tools of prompts: written as true, or left at a default of true. */
function switches(graph: Graph, { names, specifiers }: Switches): PromptTool[] {
  if (names.length === 0) return [];
  const paths = new Set(specifiers.flatMap((s) => [`'${s}'`, `"${s}"`].flatMap((quoted) => graph.source.filesContaining(quoted))));
  return [...paths].sort().flatMap((path) => {
    const file = graph.source.facts(path);
    return (file?.exprs ?? []).flatMap((expr, id) => ((expr.kind === 'new' || expr.kind === 'call') && file ? expr.args.flatMap((a) => switchIn(graph, { file, id }, { file, id: a }, names)) : []));
  });
}

function switchIn(graph: Graph, call: Ref, options: Ref, names: readonly string[]): PromptTool[] {
  if (!['object', 'name', 'member'].includes(exprOf(options).kind)) return [];
  const shapes = graph.expectedTypes(options);
  return names.flatMap((name): PromptTool[] => {
    const role = shapes.flatMap((shape) => declaredMembers(graph, shape, name)).flatMap((m) => m.roles).find((r) => r.name === 'exposes-prompts');
    if (!role) return [];
    const written = graph.originsOf(options, [name], 'value').filter((o) => o.value.kind === 'literal' && typeof o.value.value === 'boolean');
    const on = written.find((o) => o.value.kind === 'literal' && o.value.value === true);
    if (!on && (written.length > 0 || role.values['default'] !== 'true')) return [];
    const place = on?.value.kind === 'literal' && on.value.at.file === call.file ? on.value.at : call;
    return [{ kind: 'switch', at: place, origin: on, certain: true, option: name }];
  });
}

const argumentList = (call: Ref): readonly ExprId[] => { const expr = exprOf(call); return expr.kind === 'new' || expr.kind === 'call' ? expr.args : []; };

// — a server that hands out its own prompts —

const PROMPT_TOOL = /^(?:get|use|run|load|apply|invoke|execute|fetch|render|read|expand)[_-]?(?:\w+[_-])?(?:prompt|template)s?\b|[gG]etPrompt|[aA]pplyPrompt|^(?:apply|use|run)[_-]/;

/** A tool, named for it, whose handler renders with what a prompt handler of the same server renders with. */
function ownPromptTools(graph: Graph, handlers: readonly PromptHandler[]): PromptTool[] {
  if (handlers.length === 0) return [];
  const sources = new Set(handlers.flatMap(({ file, fn }) => ingredientsOf(graph, file, fn)));
  return [...declaredPromptTools(graph, handlers, sources), ...toolRegistrations(graph).flatMap(({ call, name, handler }): PromptTool[] => {
    if (!PROMPT_TOOL.test(name)) return [];
    const shared = handlesPrompts(graph, handler, handlers, sources);
    return shared ? [{ kind: 'ownPrompts', at: call, origin: undefined, certain: true }] : [];
  })];
}

function handlesPrompts(graph: Graph, handler: Ref, handlers: readonly PromptHandler[], sources: ReadonlySet<string>): boolean {
  return graph.valuesOf(handler).some((v) => v.kind === 'function' && (handlers.some((h) => h.file === v.file && h.fn === v.fn) || ingredientsOf(graph, v.file, v.fn).some((i) => sources.has(i))));
}

/** A low-level server: the tool is declared by a literal, and the tools/call handler renders with what the prompts/get handler renders with. */
function declaredPromptTools(graph: Graph, handlers: readonly PromptHandler[], sources: ReadonlySet<string>): PromptTool[] {
  return graph.source.filesShaped('setRequestHandler', 'member').flatMap((path) => {
    const file = graph.source.facts(path);
    const calls = (file?.index.calls.get('setRequestHandler') ?? []).map((id) => ({ file: file as FileFacts, id }));
    const serves = calls.some((call) => requestMethod(graph, call) === 'tools/call' && handlesPrompts(graph, at(call, argumentList(call)[1] ?? NONE), handlers, sources));
    if (!file || !serves) return [];
    return (file.index.objects.get('name') ?? []).flatMap((id): PromptTool[] => {
      const object = exprAs({ file, id }, 'object');
      const name = object?.properties.find((p) => p.key === 'name')?.value ?? NONE;
      const isTool = object?.properties.some((p) => p.key === 'inputSchema') ?? false;
      return isTool && PROMPT_TOOL.test(nameText({ file, id: name })) ? [{ kind: 'ownPrompts', at: { file, id }, origin: undefined, certain: true }] : [];
    });
  });
}

interface Registration { readonly call: Ref; readonly name: string; readonly handler: Ref }

function toolRegistrations(graph: Graph): Registration[] {
  return ['registerTool', 'tool', 'addTool'].flatMap((method) => graph.source.filesShaped(method, 'member').flatMap((path) => {
    const file = graph.source.facts(path);
    return (file?.index.calls.get(method) ?? []).flatMap((id): Registration[] => {
      const call = { file: file as FileFacts, id };
      const roles = calleeRoles(graph.calleesOf(call));
      const role = roles.find((r) => r.name === 'tool-definition');
      const named = role && argumentAt(call, role.values['name']);
      const name = named?.path.length === 0 ? nameText(named.ref) : '';
      const last = argumentList(call).at(-1);
      const own = last === undefined ? undefined : ownHandler(at(call, last));
      return name !== '' && own ? [{ call, name, handler: own }] : [];
    });
  }));
}

function ownHandler(ref: Ref): Ref | undefined {
  const object = exprAs(ref, 'object');
  if (!object) return ref;
  const property = object.properties.find((p) => p.key === 'execute' || p.key === 'handler');
  return property && at(ref, property.value);
}

/** The text of a name: a literal, or the fixed beginning of a template. */
function nameText(ref: Ref): string {
  const expr = exprOf(ref);
  if (expr.kind === 'literal') return typeof expr.value === 'string' ? expr.value : '';
  return expr.kind === 'template' ? (expr.texts[0] ?? '') : '';
}

/** Functions a handler calls and variables outside it that it reads, through one level of the code's own functions. */
function ingredientsOf(graph: Graph, file: FileFacts, fn: number): string[] {
  const home = file.functions[fn];
  if (!home) return [];
  return file.exprs.flatMap((expr, id) => {
    if (expr.start < home.start || expr.end > home.end || expr.kind !== 'name' || expr.variable === NONE) return [];
    const variable = file.variables[expr.variable];
    const isOutside = variable !== undefined && (variable.start < home.start || variable.start > home.end);
    if (!isOutside || isPlumbing(variable.name)) return [];
    return origin(graph, { file, id });
  });
}

const isPlumbing = (name: string): boolean => /^(?:z|console|logger|log|server|client|user|text|message|content|JSON|fs|path|process|config|ctx|context|schema)$/i.test(name) || /^(?:to|as|is|make|create|format|wrap|assert|parse)[A-Z]/.test(name);

/** The tables and functions a name leads back to. */
function origin(graph: Graph, ref: Ref): string[] {
  const places = new Set<string>();
  for (const { value, hops } of graph.originsOf(ref, [], 'value')) {
    if (value.kind === 'function') places.add(`fn ${value.file.path}#${value.fn}`);
    if (value.kind === 'object' || value.kind === 'array') places.add(`at ${refKey(value.ref)}`);
    if (value.kind === 'allocated') places.add(`at ${refKey(value.at)}`);
    // a table it was read from counts like the table itself
    for (let hop: Hop | undefined = hops; hop; hop = hop.from) if (['new', 'object', 'array'].includes(exprOf(hop.at).kind)) places.add(`at ${refKey(hop.at)}`);
  }
  return [...places];
}

