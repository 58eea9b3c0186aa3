import { NONE } from '../facts/model.js';
import { argumentAt, callsWithRole } from './calls.js';
import { at, calleeName, exprAs, exprOf } from './code.js';
/** Calls that hand tools to a model. */
export function hostSurfaces({ graph, namesOf }) {
    return callsWithRole(graph, namesOf('model-tools'), 'model-tools', (name) => name).flatMap(({ ref, role }) => {
        const tools = argumentAt(ref, role.values['tools']);
        if (!tools)
            return [];
        const conditional = filteredNames(graph, tools);
        const separator = separatorOf(graph, tools);
        return conditional.size > 0 || separator ? [{ call: ref, conditional, separator, texts: textsBeside(graph, ref) }] : [];
    });
}
/** `Object.fromEntries(Object.entries(all).filter(…))`: the keys of `all`. */
function filteredNames(graph, { ref, path }) {
    const made = path.length === 0 ? madeBy(ref) : undefined;
    const call = made && exprAs(made, 'call');
    if (!made || !call || calleeName(made) !== 'fromEntries' || call.args[0] === undefined)
        return new Map();
    const filter = exprAs(at(made, call.args[0]), 'call');
    const member = filter && exprAs(at(made, filter.callee), 'member');
    const entries = member?.property === 'filter' ? exprAs(at(made, member.object), 'call') : undefined;
    if (!entries || !member || calleeName(at(made, member.object)) !== 'entries' || entries.args[0] === undefined)
        return new Map();
    return new Map(graph.valuesOf(at(made, entries.args[0])).flatMap((value) => (value.kind === 'object'
        ? (exprAs(value.ref, 'object')?.properties ?? []).flatMap((p) => (p.key === undefined ? [] : [[p.key, at(value.ref, p.value)]])) : [])));
}
/** The expression a constant was given; casts and `await` do not count. */
function madeBy(ref, depth = 0) {
    const expr = exprOf(ref);
    if (depth > 4)
        return undefined;
    if (expr.kind === 'cast' || expr.kind === 'await')
        return madeBy(at(ref, expr.value), depth + 1);
    if (expr.kind !== 'name')
        return ref;
    const [definition] = ref.file.variables[expr.variable]?.definitions ?? [];
    return definition?.kind === 'value' && definition.path.length === 0 ? madeBy(at(ref, definition.value), depth + 1) : undefined;
}
/** Every name is `${server}__${tool.name}`. */
function separatorOf(graph, { ref, path }) {
    const origins = [['*', 'function', 'name'], ['*', 'name'], ['#']].map((tail) => graph.originsOf(ref, [...path, ...tail], 'value')).find((found) => found.length > 0 && found.some(({ value }) => value.kind !== 'unknown'));
    const found = (origins ?? []).map(({ value }) => (value.kind === 'text' ? joinedBy(value.at) : undefined));
    const [first] = found;
    return first && found.every((s) => s !== undefined) ? first : undefined;
}
function joinedBy(ref) {
    const template = exprAs(ref, 'template');
    const inner = template?.texts.slice(1, -1).join('') ?? '';
    return template && template.parts.length > 1 && /^(?:_{2,}|-{2,}|[.:/-])$/.test(inner) ? { text: inner, at: ref } : undefined;
}
/** Literals and templates among the system texts of the call. */
function textsBeside(graph, call) {
    const argument = exprAs(call, 'call')?.args[0] ?? NONE;
    const holder = argument === NONE || exprOf(at(call, argument)).kind !== 'object' ? undefined : at(call, argument);
    if (!holder)
        return [];
    return [['system'], ['instructions'], ['systemPrompt'], ['messages', '*', 'content']].flatMap((path) => graph.originsOf(holder, path, 'value').flatMap((origin) => {
        const { value } = origin;
        return (value.kind === 'literal' && typeof value.value === 'string') || value.kind === 'text' ? (isChosen(origin) ? [] : [value.at]) : [];
    }));
}
/** Only some of several texts are taken. */
function isChosen({ hops }) {
    for (let hop = hops; hop; hop = hop.from)
        if (exprOf(hop.at).kind === 'call' && ['filter', 'find', 'flatMap'].includes(calleeName(hop.at)))
            return true;
    return false;
}
