import type { Role } from '../catalogue/roles.js';
import { NONE } from '../facts/model.js';
import { argumentAt } from './calls.js';
import { at, exprAs, exprOf, type Ref } from './code.js';
import type { Graph } from './graph.js';
import { partOf, type Located, type Part, type Registration } from './registration.js';

/** What a registering call is given. */
export interface Given { readonly name: Located | undefined; readonly handler: Located | undefined; readonly parts: ReadonlyMap<Part, Located> }

/** By the method that is called, and by what the catalogue says of its arguments. */
export function givenBy(graph: Graph, call: Ref, method: string, kind: Registration['kind'], roles: readonly Role[]): Given[] {
  const args = (exprAs(call, 'call')?.args ?? []).map((id) => at(call, id));
  const [first] = args;
  if (method.startsWith('register')) return [configForm(graph, args, kind)];
  if (method.startsWith('add')) return args.flatMap((arg) => objectForms(graph, arg, method.endsWith('s')));
  if (!first) return [];
  if (roles.some(({ values }) => values['name'] === '0.name')) return [definitionForm(graph, call, first)];
  if (roles.some(({ values }) => values['tool'] === '1' || values['handler'] === '1.handler')) return [namedDefinition(graph, call, first)];
  if (kind === 'resource') return [resourceForm(graph, args, roles.some(({ values }) => values['uri'] === '0'))];
  // `tool({ name, … })` of a library of another kind
  return exprOf(first).kind === 'object' ? [] : [variadicForm(args)];
}

const whole = (ref: Ref | undefined): Located | undefined => ref && { ref, path: [] };

/** `(name, config, handler)`, for resources `(name, uri, config, handler)`. */
function configForm(graph: Graph, args: readonly Ref[], kind: Registration['kind']): Given {
  const isResource = kind === 'resource';
  const config = whole(args[isResource ? 2 : 1]);
  const parts = config ? partsIn(graph, config, kind === 'prompt' ? PROMPT_KEYS : CONFIG_KEYS) : new Map<Part, Located>();
  const uri = whole(args[1]);
  if (isResource && uri) parts.set('uri', uri);
  return { name: whole(args[0]), handler: whole(args[isResource ? 3 : 2]), parts };
}

type Keys = readonly (readonly [Part, readonly string[]])[];

const withInput = (keys: Keys, input: readonly string[]): Keys => keys.map(([part, names]) => [part, part === 'input' ? input : names]);

const CONFIG_KEYS: Keys = [
  ['title', ['title']], ['description', ['description']], ['input', ['inputSchema', 'argsSchema', 'parameters', 'arguments', 'schema', 'args']],
  ['output', ['outputSchema']], ['annotations', ['annotations']], ['uri', ['uri', 'uriTemplate', 'template']],
];
const PROMPT_KEYS = withInput(CONFIG_KEYS, ['argsSchema', 'arguments', 'args', 'inputSchema', 'schema', 'parameters']);
const OBJECT_KEYS = withInput(CONFIG_KEYS, ['parameters', 'arguments', 'inputSchema', 'paramsSchema', 'schema', 'argsSchema', 'inputs', 'args']);
const HANDLER_KEYS = ['execute', 'load', 'handler', 'cb', 'readCallback'];

function partsIn(graph: Graph, config: Located, wanted: Keys): Map<Part, Located> {
  const parts = new Map<Part, Located>();
  for (const [part, keys] of wanted) { const key = keyIn(graph, config, keys); if (key) parts.set(part, partOf(config, key)); }
  return parts;
}

/** The key under which the literals that are given hold the part; where none says it, the usual one. */
function keyIn(graph: Graph, { ref, path }: Located, keys: readonly string[]): string | undefined {
  const object = path.length === 0 ? exprAs(ref, 'object') : undefined;
  const objects = object ? [object] : graph.originsOf(ref, path, 'value').flatMap(({ value }) => (value.kind === 'object' ? exprAs(value.ref, 'object') ?? [] : []));
  if (objects.length === 0) return keys[0];
  const isOpen = objects.some((o) => o.properties.some((p) => p.key === undefined));
  return keys.find((key) => objects.some((o) => o.properties.some((p) => p.key === key))) ?? (isOpen ? keys[0] : undefined);
}

const HINTS = new Set(['title', 'readOnlyHint', 'destructiveHint', 'idempotentHint', 'openWorldHint']);

/** `(name, [description], [schema], [annotations], handler)` */
function variadicForm(args: readonly Ref[]): Given {
  const parts = new Map<Part, Located>();
  const between = args.slice(1, -1);
  for (const arg of between) {
    const expr = exprOf(arg);
    const object = exprAs(arg, 'object');
    const isText = expr.kind === 'template' || expr.kind === 'binary' || (expr.kind === 'literal' && typeof expr.value === 'string');
    if (isText) parts.set('description', { ref: arg, path: [] });
    else if (object && object.properties.length > 0 && object.properties.every((p) => HINTS.has(p.key ?? ''))) parts.set('annotations', { ref: arg, path: [] });
    else if (object || parts.has('description') || between.length === 1) parts.set(parts.has('input') ? 'annotations' : 'input', { ref: arg, path: [] });
    else parts.set('description', { ref: arg, path: [] });
  }
  return { name: whole(args[0]), handler: whole(args.at(-1)), parts };
}

/** `(name, uri, [metadata], handler)`, or `(uri, metadata, …, handler)` where a resource has no name of its own. */
function resourceForm(graph: Graph, args: readonly Ref[], isNameless: boolean): Given {
  const [first, second] = args;
  const metadata = whole(isNameless ? second : args.length > 3 ? args[2] : undefined);
  const parts = metadata ? partsIn(graph, metadata, CONFIG_KEYS) : new Map<Part, Located>();
  const uri = whole(isNameless ? first : second);
  if (uri) parts.set('uri', uri);
  return { name: isNameless ? metadata && (keyIn(graph, metadata, ['name']) === undefined ? uri : partOf(metadata, 'name')) : whole(first), handler: whole(args.at(-1)), parts };
}

/** `addTool({ name, parameters, execute })`, `addTools([…])` */
function objectForms(graph: Graph, arg: Ref, isList: boolean): Given[] {
  const array = isList ? exprAs(arg, 'array') : undefined;
  const items: Located[] = array ? array.elements.map((id) => ({ ref: at(arg, id), path: [] })) : [{ ref: arg, path: isList ? ['*'] : [] }];
  return items.map((item) => objectForm(graph, item));
}

export function objectForm(graph: Graph, item: Located): Given {
  const handler = keyIn(graph, item, HANDLER_KEYS);
  return { name: partOf(item, 'name'), handler: handler === undefined ? undefined : partOf(item, handler), parts: partsIn(graph, item, OBJECT_KEYS) };
}

/** `({ name, … }, handler)`, `({ name, …, handler })`, `({ name, … })(handler)` */
export function definitionForm(graph: Graph, call: Ref, definition: Ref): Given {
  const given = objectForm(graph, { ref: definition, path: [] });
  const { parent } = exprOf(call);
  const outer = exprAs(at(call, parent), 'call');
  const curried = outer?.callee === call.id ? argumentAt(at(call, parent), '0')?.ref : undefined;
  return { ...given, handler: whole(argumentAt(call, '1')?.ref ?? curried) ?? given.handler };
}

/** `(name, { description, handler })` */
function namedDefinition(graph: Graph, call: Ref, name: Ref): Given {
  const definition = argumentAt(call, '1')?.ref;
  return definition ? { ...objectForm(graph, { ref: definition, path: [] }), name: whole(name) } : { name: whole(name), handler: undefined, parts: new Map() };
}

/** The argument that stands last in the call in which `ref` is an argument itself. */
export function lastBeside(ref: Ref): Ref | undefined {
  const { parent } = exprOf(ref);
  const args = parent === NONE ? undefined : exprAs(at(ref, parent), 'call')?.args;
  const last = args?.includes(ref.id) ? args.at(-1) : undefined;
  return last === undefined || last === ref.id ? undefined : at(ref, last);
}
