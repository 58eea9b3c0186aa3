import { NONE } from '../facts/model.js';
import { calledFunctions } from './callees.js';
import { callsNamed } from './calls.js';
import { at, calleeName, exprAs, exprOf, isInFunction } from './code.js';
import { listedKind } from './foreign.js';
import { requestMethod } from './reach.js';
import { functionsAt } from './request-handlers.js';
const KINDS = { 'notifications/prompts/list_changed': 'prompts', 'notifications/tools/list_changed': 'tools', 'notifications/resources/list_changed': 'resources' };
const LOGS = /^(?:log|debug|info|warn|error|trace|verbose|silly|notice)$/i;
export const staleHandlers = {
    find: (inquiry) => changedHandlers(inquiry.graph).flatMap((handler) => handler.functions.flatMap(({ file, fn }) => {
        const known = { kind: handler.kind, registration: handler.registration };
        if (isIdle(file, fn))
            return isReplacing(inquiry.graph, handler) ? [] : [{ ...known, how: 'idle', at: handler.registration }];
        const kept = keptEntries(inquiry, file, fn);
        return kept ? [{ ...known, how: 'merges', at: kept }] : [];
    })),
    begin: () => undefined,
};
function changedHandlers(graph) {
    return [...notificationHandlers(graph), ...optionHandlers(graph)];
}
function notificationHandlers(graph) {
    return callsNamed(graph, 'setNotificationHandler').flatMap((registration) => {
        const kind = KINDS[requestMethod(graph, registration) ?? writtenMethod(registration) ?? ''];
        const last = exprAs(registration, 'call')?.args.at(-1);
        return kind && last !== undefined ? [{ kind, registration, functions: functionsAt(graph, at(registration, last)) }] : [];
    });
}
/** `{ method: 'notifications/…' }` in the place of a schema. */
function writtenMethod(registration) {
    const first = exprAs(registration, 'call')?.args[0];
    const property = first === undefined ? undefined : exprAs(at(registration, first), 'object')?.properties.find((p) => p.key === 'method');
    const value = property && exprAs(at(registration, property.value), 'literal')?.value;
    return typeof value === 'string' ? value : undefined;
}
/** `new Client(info, { listChanged: { prompts: { onChanged } } })` */
function optionHandlers(graph) {
    return graph.source.filesContaining('onChanged').flatMap((path) => {
        const file = graph.source.facts(path);
        return (file?.index.objects.get('onChanged') ?? []).flatMap((id) => {
            if (!file)
                return [];
            const registration = { file, id };
            const kind = keyOf(registration);
            const property = exprAs(registration, 'object')?.properties.find((p) => p.key === 'onChanged');
            const isOption = kind !== undefined && keyOf(at(registration, exprOf(registration).parent)) === 'listChanged';
            return isOption && property ? [{ kind, registration, functions: functionsAt(graph, at(registration, property.value)) }] : [];
        });
    });
}
function keyOf(value) {
    if (value.id === NONE)
        return undefined;
    const { parent } = exprOf(value);
    return parent === NONE ? undefined : exprAs(at(value, parent), 'object')?.properties.find((p) => p.value === value.id)?.key;
}
/** Nothing but log lines. */
function isIdle(file, fn) {
    const acts = file.exprs.some((expr, id) => isInFunction(file, expr.fn, fn) && (['assign', 'new', 'yield', 'jsx'].includes(expr.kind) || (expr.kind === 'call' && !isLogging(file, id))));
    const fact = file.functions[fn];
    return fact?.hasBody === true && !acts && fact.throws.length === 0 && fact.returns.every((r) => r.value === NONE || isLogging(file, r.value) || file.exprs[r.value]?.kind === 'literal');
}
/** Another handler of the same notification, or one whose notification is computed, is registered in the file: this one takes its place when listening ends. */
function isReplacing(graph, { kind, registration: { file, id } }) {
    return (file.index.calls.get('setNotificationHandler') ?? []).some((other) => {
        const first = exprAs({ file, id: other }, 'call')?.args[0];
        if (other === id || first === undefined)
            return false;
        const method = requestMethod(graph, { file, id: other }) ?? writtenMethod({ file, id: other });
        return exprAs({ file, id: first }, 'element') !== undefined || KINDS[method ?? ''] === kind;
    });
}
/** A log line, or part of one. */
function isLogging(file, id) {
    for (let up = id; up !== NONE; up = file.exprs[up]?.parent ?? NONE)
        if (file.exprs[up]?.kind === 'call' && LOGS.test(calleeName({ file, id: up })))
            return true;
    return false;
}
/** `entries.set(…)` for every entry of the new list, while nothing on the way takes the old ones out. */
function keptEntries(inquiry, file, fn) {
    const reached = reachedFrom(inquiry.graph, file, fn, 0);
    const sets = reached.flatMap((r) => callsIn(r, 'set').filter((call) => receiverName(call, r) !== '' && isPerEntry(inquiry, call)).map((call) => ({ call, name: receiverName(call, r) })));
    return sets.find(({ name }) => !reached.some((r) => clears(r, name)))?.call;
}
function reachedFrom(graph, file, fn, depth) {
    const own = { file, fn };
    if (depth > 2 || !graph.spend())
        return [own];
    const called = file.exprs.flatMap((expr, id) => (expr.kind === 'call' && isInFunction(file, expr.fn, fn) ? calledFunctions(graph.calleesOf({ file, id })) : []));
    const seen = new Set();
    return [own, ...called.filter((c) => { const key = `${c.file.path}#${c.fn}`; return !seen.has(key) && seen.add(key); }).flatMap((c) => reachedFrom(graph, c.file, c.fn, depth + 1))];
}
function callsIn({ file, fn }, name) {
    return (file.index.calls.get(name) ?? []).filter((id) => isInFunction(file, file.exprs[id]?.fn ?? 0, fn)).map((id) => ({ file, id }));
}
/** Name of the field or variable outside the function whose method is called. */
function receiverName(call, { fn }) {
    const callee = exprAs(call, 'call')?.callee ?? NONE;
    const member = exprAs(at(call, callee), 'member');
    const receiver = member && exprOf(at(call, member.object));
    if (receiver?.kind === 'member')
        return receiver.property;
    return receiver?.kind === 'name' && !isInFunction(call.file, call.file.variables[receiver.variable]?.fn ?? 0, fn) ? receiver.name : '';
}
/** Does the call stand in a loop over what a server listed, and keep it in something that was there before? */
function isPerEntry({ graph }, call) {
    const { file } = call;
    for (let id = exprOf(call).region; id > 0; id = file.regions[id]?.parent ?? 0) {
        const region = file.regions[id];
        if (region?.kind === 'each' && region.test !== NONE && isListed(graph, { file, id: region.test }))
            return true;
    }
    const fact = file.functions[exprOf(call).fn];
    const each = fact && fact.expr !== NONE ? exprAs(at(call, file.exprs[fact.expr]?.parent ?? NONE), 'call') : undefined;
    const member = each && exprAs(at(call, each.callee), 'member');
    return member?.property === 'forEach' && isListed(graph, at(call, member.object));
}
const isListed = (graph, list) => graph.originsOf(list, ['*'], 'near').some((origin) => listedKind(origin, new Map()) !== undefined);
/** Old entries are deleted, or the whole is made anew. */
function clears({ file, fn }, name) {
    if (['delete', 'clear'].some((method) => callsIn({ file, fn }, method).some((call) => ['', name].includes(receiverName(call, { file, fn })))))
        return true;
    return file.exprs.some((expr) => {
        if (expr.kind !== 'assign' || !isInFunction(file, expr.fn, fn))
            return false;
        const target = file.exprs[expr.target];
        return (target?.kind === 'member' && target.property === name) || (target?.kind === 'name' && target.name === name);
    });
}
