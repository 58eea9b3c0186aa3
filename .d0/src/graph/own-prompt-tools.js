import { NONE } from '../facts/model.js';
import { calleeRoles } from './callees.js';
import { argumentAt, callsNamed } from './calls.js';
import { at, exprAs, exprOf, refKey } from './code.js';
import { argumentList } from './prompt-tool.js';
import { requestMethod } from './reach.js';
const PROMPT_TOOL = /^(?:get|use|run|load|apply|invoke|execute|fetch|render|read|expand)[_-]?(?:\w+[_-])?(?:prompt|template)s?\b|[gG]etPrompt|[aA]pplyPrompt|^(?:apply|use|run)[_-]/;
/** A tool, named for it, whose handler renders with what a prompt handler of the same server renders with. */
export function ownPromptTools(graph, handlers) {
    if (handlers.length === 0)
        return [];
    const sources = new Set(handlers.flatMap(({ file, fn }) => ingredientsOf(graph, file, fn)));
    return [...declaredPromptTools(graph, handlers, sources), ...toolRegistrations(graph).flatMap(({ call, name, handler }) => {
            if (!PROMPT_TOOL.test(name))
                return [];
            const shared = handlesPrompts(graph, handler, handlers, sources);
            return shared ? [{ kind: 'ownPrompts', at: call, origin: undefined, certain: true }] : [];
        })];
}
function handlesPrompts(graph, handler, handlers, sources) {
    return graph.valuesOf(handler).some((v) => v.kind === 'function' && (handlers.some((h) => h.file === v.file && h.fn === v.fn) || ingredientsOf(graph, v.file, v.fn).some((i) => sources.has(i))));
}
/** A low-level server: the tool is declared by a literal, and the tools/call handler renders with what the prompts/get handler renders with. */
function declaredPromptTools(graph, handlers, sources) {
    return graph.source.filesShaped('setRequestHandler', 'member').flatMap((path) => {
        const file = graph.source.facts(path);
        const calls = (file?.index.calls.get('setRequestHandler') ?? []).map((id) => ({ file: file, id }));
        const serves = calls.some((call) => requestMethod(graph, call) === 'tools/call' && handlesPrompts(graph, at(call, argumentList(call)[1] ?? NONE), handlers, sources));
        if (!file || !serves)
            return [];
        return (file.index.objects.get('name') ?? []).flatMap((id) => {
            const object = exprAs({ file, id }, 'object');
            const name = object?.properties.find((p) => p.key === 'name')?.value ?? NONE;
            const isTool = object?.properties.some((p) => p.key === 'inputSchema') ?? false;
            return isTool && PROMPT_TOOL.test(nameText({ file, id: name })) ? [{ kind: 'ownPrompts', at: { file, id }, origin: undefined, certain: true }] : [];
        });
    });
}
function toolRegistrations(graph) {
    return ['registerTool', 'tool', 'addTool'].flatMap((method) => callsNamed(graph, method)).flatMap((call) => {
        const roles = calleeRoles(graph.calleesOf(call));
        const role = roles.find((r) => r.name === 'tool-definition');
        const named = role && argumentAt(call, role.values['name']);
        const name = named?.path.length === 0 ? nameText(named.ref) : '';
        const last = argumentList(call).at(-1);
        const own = last === undefined ? undefined : ownHandler(at(call, last));
        return name !== '' && own ? [{ call, name, handler: own }] : [];
    });
}
function ownHandler(ref) {
    const object = exprAs(ref, 'object');
    if (!object)
        return ref;
    const property = object.properties.find((p) => p.key === 'execute' || p.key === 'handler');
    return property && at(ref, property.value);
}
/** The text of a name: a literal, or the fixed beginning of a template. */
function nameText(ref) {
    const expr = exprOf(ref);
    if (expr.kind === 'literal')
        return typeof expr.value === 'string' ? expr.value : '';
    return expr.kind === 'template' ? (expr.texts[0] ?? '') : '';
}
/** Functions a handler calls and variables outside it that it reads, through one level of the code's own functions. */
function ingredientsOf(graph, file, fn) {
    const home = file.functions[fn];
    if (!home)
        return [];
    return file.exprs.flatMap((expr, id) => {
        if (expr.start < home.start || expr.end > home.end || expr.kind !== 'name' || expr.variable === NONE)
            return [];
        const variable = file.variables[expr.variable];
        const isOutside = variable !== undefined && (variable.start < home.start || variable.start > home.end);
        if (!isOutside || isPlumbing(variable.name))
            return [];
        return ingredients(graph, { file, id });
    });
}
const isPlumbing = (name) => /^(?:z|console|logger|log|server|client|user|text|message|content|JSON|fs|path|process|config|ctx|context|schema)$/i.test(name) || /^(?:to|as|is|make|create|format|wrap|assert|parse)[A-Z]/.test(name);
/** The tables and functions a name leads back to. */
function ingredients(graph, ref) {
    const places = new Set();
    for (const { value, hops } of graph.originsOf(ref, [], 'value')) {
        if (value.kind === 'function')
            places.add(`fn ${value.file.path}#${value.fn}`);
        if (value.kind === 'object' || value.kind === 'array')
            places.add(`at ${refKey(value.ref)}`);
        if (value.kind === 'allocated')
            places.add(`at ${refKey(value.at)}`);
        // a table it was read from counts like the table itself
        for (let hop = hops; hop; hop = hop.from)
            if (['new', 'object', 'array'].includes(exprOf(hop.at).kind))
                places.add(`at ${refKey(hop.at)}`);
    }
    return [...places];
}
