import { argumentAt } from './calls.js';
import { calledFunctions, calleeRoles } from './callees.js';
import { calleeName, exprAs, exprOf, refKey } from './code.js';
import { roleOf } from './value.js';
export const LIST_METHODS = ['prompts/list', 'tools/list', 'resources/list', 'resources/templates/list'];
export const LISTS = { 'prompts/list': 'prompts', 'tools/list': 'tools', 'resources/list': 'resources', 'resources/templates/list': 'resourceTemplates' };
const ROLES = ['prompt-list', 'tool-list', 'resource-list'];
/** Every call that lists, once. */
export const listingCalls = {
    find: (inquiry) => {
        const seen = new Set();
        return LIST_METHODS.flatMap((method) => inquiry.sinks(method).filter(({ ref }) => isCall(ref) && !seen.has(refKey(ref)) && seen.add(refKey(ref))).map((sink) => toListing(inquiry, sink, method)));
    },
    begin: (inquiry) => LIST_METHODS.flatMap((method) => inquiry.sinks(method))[0]?.ref,
};
const isCall = (ref) => exprOf(ref).kind === 'call' && calleeName(ref) !== 'stringify';
function toListing({ graph }, sink, sent) {
    const method = sent === 'resources/list' && /template/i.test(calleeName(sink.ref)) ? 'resources/templates/list' : sent;
    const known = { ref: sink.ref, method, list: LISTS[method] };
    const roles = calleeRoles(graph.calleesOf(sink.ref));
    if (sink.kind !== 'declared') {
        // a request is answered with one page, whichever client sends it
        const request = roleOf(roles, 'request');
        const isResolved = request !== undefined || calledFunctions(graph.calleesOf(sink.ref)).length > 0;
        return { ...known, pages: 'one', cursor: cursorGiven(graph, sink.ref, `${request?.values['params'] ?? '1'}.cursor`), certain: isResolved };
    }
    const role = ROLES.flatMap((name) => roleOf(roles, name) ?? [])[0];
    const pages = role?.values['pages'];
    return { ...known, pages: pages === 'one' || pages === 'joined' ? pages : 'unknown', cursor: cursorGiven(graph, sink.ref, role?.values['cursor']), certain: true };
}
function cursorGiven(graph, call, path) {
    const given = argumentAt(call, path);
    if (!given)
        return 'none';
    const origins = graph.originsOf(given.ref, given.path, 'value');
    const isAbsent = origins.every(({ value }) => isNothing(value));
    if (given.path.length === 0 && origins.length > 0 && isAbsent)
        return 'none';
    // a loop that begins without a cursor
    if (given.path.length === 0)
        return origins.some(({ value }) => isNothing(value)) || isOnlyOfPages(given.ref) ? 'unknown' : 'given';
    if (origins.some(({ value }) => value.kind !== 'unknown' && !isNothing(value)))
        return 'given';
    return isAbsent && isClosed(graph, given.ref, given.path) ? 'none' : 'unknown';
}
/** A variable that has no value before the first page. */
function isOnlyOfPages(ref) {
    const name = exprAs(ref, 'name');
    const definitions = name && ref.file.variables[name.variable]?.definitions;
    return definitions !== undefined && definitions.length > 0 && definitions.every((d) => d.kind === 'value' && (d.path.at(-1) === 'nextCursor' || exprAs({ file: ref.file, id: d.value }, 'member')?.property === 'nextCursor'));
}
/** Literals in sight all the way, nothing spread into them. */
function isClosed(graph, ref, path) {
    return graph.valuesOf(ref).every((value) => {
        if (isNothing(value))
            return true;
        const object = value.kind === 'object' ? exprAs(value.ref, 'object') : undefined;
        if (value.kind !== 'object' || !object || object.properties.some((p) => p.key === undefined))
            return false;
        const inner = object.properties.find((p) => p.key === path[0]);
        return !inner || (path.length > 1 && isClosed(graph, { file: value.ref.file, id: inner.value }, path.slice(1)));
    });
}
const isNothing = (value) => value.kind === 'literal' && (value.value === undefined || value.value === null);
