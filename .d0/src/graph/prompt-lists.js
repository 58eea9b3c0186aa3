import { calleeRoles } from './callees.js';
import { argumentAt } from './calls.js';
import { at, exprAs, exprOf } from './code.js';
import { leavesOf } from './evidence.js';
import { listedKind } from './foreign.js';
import { conversionPlace, isToolTyped, promptFiles, promptNameOf } from './prompt-conversions.js';
import { argumentList, isSameFunction, MAX_FILES, promptOrigin } from './prompt-tool.js';
import { shapeRoles } from './types.js';
import { hasRole } from './value.js';
const LISTS = ['tools', 'functionDeclarations', 'functions'];
export function lists(graph, listings, takers) {
    return [...modelLists(graph), ...argumentLists(graph, takers), ...mergedLists(graph)].flatMap((list) => promptsIn(graph, list, listings));
}
/** Values of properties called `tools`, `functionDeclarations`, …, and arguments the catalogue knows to be a model's tools. */
function modelLists(graph) {
    return LISTS.flatMap((name) => graph.source.filesShaped(name, 'definition').slice(0, MAX_FILES).flatMap((path) => {
        const file = graph.source.facts(path);
        return (file?.index.objects.get(name) ?? []).flatMap((id) => {
            const object = { file: file, id };
            const value = exprAs(object, 'object')?.properties.find((p) => p.key === name)?.value;
            if (value === undefined || exprOf(at(object, value)).kind === 'function')
                return [];
            const isModels = name !== 'functions' && !isOverview(object);
            return [{ ref: at(object, value), certain: true, isModels }];
        });
    }));
}
/** `model.bindTools(list)` */
function argumentLists(graph, takers) {
    return takers.flatMap((name) => graph.source.filesShaped(name, 'member').slice(0, MAX_FILES).flatMap((path) => {
        const file = graph.source.facts(path);
        return (file?.index.calls.get(name) ?? []).flatMap((id) => {
            const call = { file: file, id };
            return calleeRoles(graph.calleesOf(call)).flatMap((role) => {
                const given = role.name === 'model-tools' ? argumentAt(call, role.values['tools']) : undefined;
                return given?.path.length === 0 ? [{ ref: given.ref, certain: true, isModels: true }] : [];
            });
        });
    }));
}
/** `{ tools, prompts, resources }` counts or shows what a server has; its parts are told apart. */
function isOverview(object) {
    const keys = exprAs(object, 'object')?.properties.map((p) => p.key) ?? [];
    return keys.includes('prompts') || keys.includes('resources');
}
/** `[...tools, ...prompts]`: lists that join several, in files that speak of prompts. */
function mergedLists(graph) {
    return promptFiles(graph).flatMap((file) => file.exprs.flatMap((expr, id) => {
        if (expr.kind !== 'array' || expr.elements.filter((e) => exprAs({ file, id: e }, 'spread')).length < 2)
            return [];
        const speaks = leavesOf({ file, id }).some((leaf) => /prompt/i.test(chainOf(leaf)));
        return speaks ? [{ ref: { file, id }, certain: true, isModels: false }] : [];
    }).concat(pushedLists(file)));
}
/** `entries.push(...prompts)` */
function pushedLists(file) {
    return (file.index.calls.get('push') ?? []).flatMap((id) => argumentList({ file, id }).flatMap((argument) => {
        const spread = exprAs({ file, id: argument }, 'spread');
        if (!spread || !leavesOf({ file, id: spread.value }).some((leaf) => /prompt/i.test(chainOf(leaf))))
            return [];
        return [{ ref: { file, id: spread.value }, certain: true, isModels: false, joins: { file, id } }];
    }));
}
function chainOf(ref) {
    const expr = exprOf(ref);
    if (expr.kind === 'name')
        return expr.name;
    if (expr.kind === 'member')
        return `${chainOf(at(ref, expr.object))}.${expr.property}`;
    return expr.kind === 'call' ? chainOf(at(ref, expr.callee)) : '';
}
/** The entries of a list that are tools made of prompts; each reported where it is made, and again where it joins a list elsewhere. */
function promptsIn(graph, { ref: list, certain, isModels, joins }, listings) {
    const found = [];
    for (const origin of graph.originsOf(list, ['*'], 'value')) {
        if (isFrameworkPrompt(origin.value)) {
            found.push({ kind: 'frameworkPrompt', at: joinedAt(list, origin) ?? list, origin, certain });
            continue;
        }
        const made = toolMade(graph, origin, isModels);
        const source = made && promptSource(graph, made, origin, listings);
        if (!made || !source)
            continue;
        const place = conversionPlace(graph, made, source);
        found.push({ kind: 'converted', at: place, origin: source, certain });
        const joined = joins ?? joinedAt(list, origin);
        if (joined && !isSameFunction(joined, made) && !isSameFunction(joined, place))
            found.push({ kind: 'listed', at: joined, origin: source, certain });
    }
    return found;
}
const isFrameworkPrompt = (value) => value.kind === 'declared' && (hasRole(value.roles, 'executable-prompt') || hasRole(value.roles, 'prompt-as-tool'));
/** The expression that makes the entry: a literal, a construction, or a call of a tool factory. */
function toolMade(graph, origin, isModels) {
    if (origin.value.kind === 'object') {
        return isModels || isToolTyped(graph, origin.value.ref) || looksLikeTool(origin.value.ref) ? origin.value.ref : undefined;
    }
    for (let hop = origin.hops; hop; hop = hop.from) {
        const { kind } = exprOf(hop.at);
        if (kind !== 'new' && kind !== 'call')
            continue;
        if (hasRole(calleeRoles(graph.calleesOf(hop.at)), 'tool-definition'))
            return hop.at;
        if (kind === 'new' && (isToolInstance(graph, origin.value) || (origin.value.kind === 'declared' && hasRole(origin.value.roles, 'model-tool'))))
            return hop.at;
    }
    return undefined;
}
/** An instance of a class of the code that extends a tool class of the catalogue. */
function isToolInstance(graph, value) {
    return value.kind === 'instance' && hasRole(shapeRoles(graph, { kind: 'class', file: value.file, class: value.class }), 'model-tool');
}
/** `{ name, description, parameters }` or `{ type: 'function', … }` */
function looksLikeTool(object) {
    const keys = new Set(exprAs(object, 'object')?.properties.map((p) => p.key));
    return keys.has('name') && ['parameters', 'inputSchema', 'input_schema', 'schema', 'parametersJsonSchema'].some((k) => keys.has(k)) && (keys.has('description') || keys.has('execute') || keys.has('func'));
}
function promptSource(graph, made, origin, listings) {
    const expr = exprOf(made);
    if (expr.kind === 'object')
        return promptNameOf(graph, made, listings);
    if (expr.kind !== 'call' && expr.kind !== 'new')
        return undefined;
    const named = expr.args.flatMap((a) => promptOrigin(graph, at(made, a), ['name'], listings) ?? []);
    return named[0] ?? (listedKind(origin, listings) === 'prompt' ? origin : undefined);
}
/** The last place before the list where the entries were spread into a list of their own function. */
function joinedAt(list, { hops }) {
    let joined;
    for (let hop = hops; hop; hop = hop.from)
        if (hop.note === 'listed')
            joined = hop.at;
    return joined ?? (exprAs(list, 'array') ? list : undefined);
}
