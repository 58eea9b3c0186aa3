import { STUB_SCHEME } from '../facts/lower-file.js';
import { NONE } from '../facts/model.js';
import { calleeRoles } from './callees.js';
import { at, calleeName, exprAs, exprOf, isCatalogue } from './code.js';
import { ownOrigins, partOf } from './registration.js';
import { isNamePlace, keyOf, rowOf, rowOnTheWay } from './registration-rows.js';
import { selfRegistered } from './self-registrations.js';
const KINDS = {
    registerTool: 'tool', registerPrompt: 'prompt', registerResource: 'resource', registerToolTask: 'tool',
    tool: 'tool', prompt: 'prompt', resource: 'resource',
    addTool: 'tool', addPrompt: 'prompt', addResource: 'resource', addResourceTemplate: 'resource',
    addTools: 'tool', addPrompts: 'prompt', addResources: 'resource',
};
export const REGISTERING = Object.keys(KINDS);
const ROLES = new Set(['tool-definition', 'prompt-handler', 'resource-handler']);
/** Primitives that one call registers: one, or as many as the name has values. */
export function registeredBy(graph, call) {
    const kind = KINDS[methodOf(call)];
    const expr = exprAs(call, 'call');
    if (!kind || !expr)
        return [];
    const callees = graph.calleesOf(call);
    const isDeclared = calleeRoles(callees).some((role) => ROLES.has(role.name));
    const isGuess = !isDeclared && callees.every((c) => c.kind === 'builtin') && looksRegistering(call);
    if (!isDeclared && !isGuess)
        return [];
    const given = givenBy(graph, call);
    return given.flatMap((one) => withNames(graph, { kind, call, given: one, sdk: sdkOf(callees), isGuess }));
}
/** The method that is called, also where it is cast on the way: `(server.registerTool as Loose)(…)`. */
function methodOf(call) {
    const expr = exprAs(call, 'call');
    let callee = expr && at(call, expr.callee);
    for (let cast = callee && exprAs(callee, 'cast'); callee && cast; cast = exprAs(callee, 'cast'))
        callee = at(callee, cast.value);
    return (callee && exprAs(callee, 'member')?.property) ?? '';
}
/** `x.registerTool('name', { description, inputSchema }, handler)` on a receiver nobody knows. */
function looksRegistering(call) {
    const args = exprAs(call, 'call')?.args ?? [];
    if (!/^register(?:Tool|Prompt|Resource)$/.test(calleeName(call)) || args.length < 3)
        return false;
    const config = exprAs(at(call, args[args.length - 2] ?? NONE), 'object');
    return config?.properties.some((p) => ['description', 'inputSchema', 'argsSchema', 'title', 'mimeType'].includes(p.key ?? '')) ?? false;
}
export function sdkOf(callees) {
    const paths = callees.flatMap((c) => (c.kind === 'declared' && 'file' in c.shape ? [c.shape.file.path] : c.kind === 'function' && isCatalogue(c.file) ? [c.file.path] : []));
    if (paths.some((path) => path.startsWith(`${STUB_SCHEME}@modelcontextprotocol/sdk`)))
        return 'v1';
    return paths.some((path) => path.startsWith(`${STUB_SCHEME}@modelcontextprotocol/`)) ? 'v2' : 'other';
}
function givenBy(graph, call) {
    const name = methodOf(call);
    const args = (exprAs(call, 'call')?.args ?? []).map((id) => at(call, id));
    if (name.startsWith('register'))
        return [configForm(graph, args, KINDS[name] ?? 'tool')];
    if (name.startsWith('add'))
        return args.flatMap((arg) => objectForms(graph, arg, name.endsWith('s')));
    // `tool({ name, … })` of a library of another kind
    const [first] = args;
    return first && exprOf(first).kind !== 'object' ? [variadicForm(args)] : [];
}
const whole = (ref) => ref && { ref, path: [] };
/** `(name, config, handler)`, for resources `(name, uri, config, handler)`. */
function configForm(graph, args, kind) {
    const isResource = kind === 'resource';
    const config = whole(args[isResource ? 2 : 1]);
    const parts = new Map();
    if (config)
        for (const [part, keys] of CONFIG_KEYS) {
            const key = keyIn(graph, config, kind === 'prompt' && part === 'input' ? PROMPT_INPUT : keys);
            if (key)
                parts.set(part, partOf(config, key));
        }
    const uri = whole(args[1]);
    if (isResource && uri)
        parts.set('uri', uri);
    return { name: whole(args[0]), handler: whole(args[isResource ? 3 : 2]), parts };
}
const PROMPT_INPUT = ['argsSchema', 'arguments', 'args', 'inputSchema', 'schema', 'parameters'];
const CONFIG_KEYS = [
    ['title', ['title']], ['description', ['description']], ['input', ['inputSchema', 'argsSchema', 'parameters', 'arguments', 'schema', 'args']],
    ['output', ['outputSchema']], ['annotations', ['annotations']], ['uri', ['uri', 'uriTemplate']],
];
/** The key under which the literals that are given hold the part; where none says it, the usual one. */
function keyIn(graph, { ref, path }, keys) {
    const object = path.length === 0 ? exprAs(ref, 'object') : undefined;
    const objects = object ? [object] : graph.originsOf(ref, path, 'value').flatMap(({ value }) => (value.kind === 'object' ? exprAs(value.ref, 'object') ?? [] : []));
    if (objects.length === 0)
        return keys[0];
    const isOpen = objects.some((o) => o.properties.some((p) => p.key === undefined));
    return keys.find((key) => objects.some((o) => o.properties.some((p) => p.key === key))) ?? (isOpen ? keys[0] : undefined);
}
const HINTS = new Set(['title', 'readOnlyHint', 'destructiveHint', 'idempotentHint', 'openWorldHint']);
/** `(name, [description], [schema], [annotations], handler)` */
function variadicForm(args) {
    const parts = new Map();
    const between = args.slice(1, -1);
    for (const arg of between) {
        const expr = exprOf(arg);
        const object = exprAs(arg, 'object');
        const isText = expr.kind === 'template' || expr.kind === 'binary' || (expr.kind === 'literal' && typeof expr.value === 'string');
        if (isText)
            parts.set('description', { ref: arg, path: [] });
        else if (object && object.properties.length > 0 && object.properties.every((p) => HINTS.has(p.key ?? '')))
            parts.set('annotations', { ref: arg, path: [] });
        else if (object || parts.has('description') || between.length === 1)
            parts.set(parts.has('input') ? 'annotations' : 'input', { ref: arg, path: [] });
        else
            parts.set('description', { ref: arg, path: [] });
    }
    return { name: whole(args[0]), handler: whole(args.at(-1)), parts };
}
/** `addTool({ name, parameters, execute })`, `addTools([…])` */
function objectForms(graph, arg, isList) {
    const array = isList ? exprAs(arg, 'array') : undefined;
    const items = array ? array.elements.map((id) => ({ ref: at(arg, id), path: [] })) : [{ ref: arg, path: isList ? ['*'] : [] }];
    return items.map((item) => {
        const parts = new Map();
        for (const [part, keys] of OBJECT_KEYS) {
            const key = keyIn(graph, item, keys);
            if (key)
                parts.set(part, partOf(item, key));
        }
        const handler = keyIn(graph, item, ['execute', 'load', 'handler']);
        return { name: partOf(item, 'name'), handler: handler === undefined ? undefined : partOf(item, handler), parts };
    });
}
const OBJECT_KEYS = CONFIG_KEYS.map(([part, keys]) => (part === 'input' ? [part, ['parameters', 'arguments', 'inputSchema', 'schema', 'argsSchema']] : [part, keys]));
/** One registration for each name the call may be made with. */
function withNames(graph, { kind, call, given, sdk, isGuess }) {
    const own = given.name ? selfRegistered(graph, call, given.name, given.handler) : [];
    if (own.length > 0) {
        return own.map(({ self, name, nameAt, handlers }) => ({
            kind, call, parts: given.parts, sdk, isGuess, style: 'class', name, nameAt, handlers, row: stretchOf(self),
        }));
    }
    const names = given.name ? graph.originsOf(given.name.ref, given.name.path, 'value').flatMap((origin) => textOf(origin)) : [];
    const common = { kind, call, parts: given.parts, sdk, isGuess, style: 'call' };
    const one = (name, nameAt, row) => ({ ...common, name, nameAt, row, handlers: given.handler ? handlersAt(graph, { row, name }, given.handler) : [] });
    if (names.length === 0)
        return [one(undefined, undefined, undefined)];
    return names.map(({ text, ref, hops }) => one(text, keyOf(ref, text) ?? ref, names.length > 1 ? rowOf(call, ref, text) ?? rowOnTheWay(call, hops) : undefined));
}
function stretchOf({ file, class: id }) {
    const fact = file.classes[id];
    return fact && { file, start: fact.start, end: fact.end };
}
function textOf({ value, hops }) {
    return value.kind === 'literal' && typeof value.value === 'string' && isNamePlace(value.at) ? [{ text: value.value, ref: value.at, hops }] : [];
}
export function handlersAt(graph, own, located) {
    const seen = new Set();
    return ownOrigins(graph, own, located).flatMap(({ value }) => {
        if (value.kind !== 'function' || isCatalogue(value.file))
            return [];
        const key = `${value.file.path}#${value.fn}`;
        if (seen.has(key))
            return [];
        seen.add(key);
        return [{ file: value.file, fn: value.fn, region: 0, given: located.ref, isShared: own.row !== undefined && !isWithin(value.file, value.fn, own.row) && located.path.length === 0 && exprOf(located.ref).kind === 'function' }];
    });
}
function isWithin(file, fn, row) {
    const fact = file.functions[fn];
    return fact !== undefined && file === row.file && fact.start >= row.start && fact.end <= row.end;
}
