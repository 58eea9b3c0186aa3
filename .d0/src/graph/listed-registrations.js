import { NONE } from '../facts/model.js';
import { calledFunctions } from './callees.js';
import { at, exprAs, exprOf, isInFunction, refKey } from './code.js';
import { partOf } from './registration.js';
import { sdkOf } from './registered-calls.js';
import { isNamePlace, keyOf, rowOf } from './registration-rows.js';
const FAMILIES = [
    { kind: 'tool', list: ['tools/list'], key: 'tools', serve: 'tools/call' },
    { kind: 'prompt', list: ['prompts/list'], key: 'prompts', serve: 'prompts/get' },
    { kind: 'resource', list: ['resources/list'], key: 'resources', serve: 'resources/read' },
    { kind: 'resource', list: ['resources/templates/list'], key: 'resourceTemplates', serve: 'resources/read' },
];
const PARTS = [
    ['title', ['title']], ['description', ['description']], ['input', ['inputSchema', 'arguments']], ['output', ['outputSchema']], ['annotations', ['annotations']], ['uri', ['uri', 'uriTemplate']],
];
/** Primitives of a low-level server: the entries its list handler answers with. */
export function listedRegistrations(graph, handlers) {
    return FAMILIES.flatMap((family) => handlers.filter(({ method }) => family.list.includes(method)).flatMap((lister) => {
        const servers = handlers.filter(({ method, call }) => method === family.serve && call.file === lister.call.file);
        return entriesOf(graph, lister, family.key).flatMap((entry) => registrationsOf(graph, family.kind, lister, servers, entry));
    }));
}
/** The object literals that the answer holds under `key`. */
function entriesOf(graph, { file, fn }, key) {
    const seen = new Set();
    return (file.functions[fn]?.returns ?? []).filter(({ value }) => value !== NONE).flatMap(({ value }) => (graph.originsOf({ file, id: value }, [key, '*'], 'value').flatMap(({ value: entry }) => (entry.kind === 'object' ? [entry.ref] : [])))).filter((ref) => !seen.has(refKey(ref)) && seen.add(refKey(ref)));
}
/** One for each name that an entry may have: `table.map((row) => ({ name: row.name }))` lists as many as the table has rows. */
function registrationsOf(graph, kind, lister, servers, entry) {
    const object = exprAs(entry, 'object');
    const has = (key) => object?.properties.some((p) => p.key === key) ?? false;
    const parts = new Map(PARTS.flatMap(([part, keys]) => { const key = keys.find(has); return key === undefined ? [] : [[part, partOf({ ref: entry, path: [] }, key)]]; }));
    const named = graph.originsOf(entry, ['name'], 'value').flatMap(({ value }) => (value.kind === 'literal' && typeof value.value === 'string' && isNamePlace(value.at) ? [{ name: value.value, at: value.at }] : []));
    const whole = { file: entry.file, start: exprOf(entry).start, end: exprOf(entry).end };
    const written = partOf({ ref: entry, path: [] }, 'name');
    const sdk = sdkOf(graph.calleesOf(lister.call));
    const make = (name, nameAt, row) => ({
        kind, call: lister.call, row, name, nameAt, handlers: servers.flatMap((server) => servedBy(graph, server, name)), parts, sdk, style: 'listed', isGuess: false,
    });
    const [first] = named;
    if (named.length < 2)
        return [make(first?.name, first && written.path.length === 0 ? written.ref : first?.at, whole)];
    return named.map(({ name, at: ref }) => make(name, keyOf(ref, name) ?? ref, rowOf(entry, ref, name) ?? whole));
}
const MAX_DEPTH = 3;
/** The part of the handler, or of what it calls, that stands under the name; else the whole of it. */
function servedBy(graph, server, name) {
    const arms = name === undefined ? [] : armsFor(graph, server.file, server.fn, name, 0, new Set());
    if (arms.length > 0)
        return arms.map((arm) => ({ ...arm, given: server.given, isShared: false }));
    return [{ file: server.file, fn: server.fn, region: 0, given: server.given, isShared: true }];
}
function armsFor(graph, file, fn, name, depth, seen) {
    const key = `${file.path}#${fn}`;
    if (seen.has(key))
        return [];
    seen.add(key);
    const own = file.regions.flatMap((region, id) => (isInFunction(file, region.fn, fn) && isFor(graph, file, id, name) ? [{ file, fn: region.fn, region: id }] : []));
    if (own.length > 0 || depth >= MAX_DEPTH)
        return own;
    return callsIn(file, fn).flatMap((call) => calledFunctions(graph.calleesOf(call)).flatMap((callee) => armsFor(graph, callee.file, callee.fn, name, depth + 1, seen)));
}
/** `case 'name':`, `if (name === 'name')` */
function isFor(graph, file, region, name) {
    const fact = file.regions[region];
    if (fact?.kind === 'case')
        return fact.labels.some((label) => isText(graph, { file, id: label }, name));
    if (fact?.kind !== 'if' || fact.test === NONE)
        return false;
    const test = exprAs({ file, id: fact.test }, 'binary');
    return test !== undefined && ['===', '=='].includes(test.operator) && [test.left, test.right].some((side) => isText(graph, { file, id: side }, name));
}
function isText(graph, ref, name) {
    const literal = exprAs(ref, 'literal');
    if (literal)
        return literal.value === name;
    return ['name', 'member'].includes(exprOf(ref).kind) && graph.valuesOf(ref).some((v) => v.kind === 'literal' && v.value === name);
}
function callsIn(file, fn) {
    const fact = file.functions[fn];
    if (!fact)
        return [];
    return file.exprs.flatMap((expr, id) => (expr.kind === 'call' && expr.start >= fact.start && expr.end <= fact.end ? [at({ file, id }, id)] : []));
}
