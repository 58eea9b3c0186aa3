import { NONE } from '../facts/model.js';
import { calleeRoles } from './callees.js';
import { at, calleeName, exprAs, exprOf } from './code.js';
import { isDefault } from './defaults.js';
import { isHandled } from './handled.js';
import { swallow } from './swallow.js';
import { isErrorParameter, isFulfilledTest, looksAtRejected } from './swallowed-callbacks.js';
import { roleOf } from './value.js';
/** Is the exit under a test of a response's status: `if (!res.ok) return []`? */
export function statusTest(file, region) {
    const fact = file.regions[region];
    if (!fact || (fact.kind !== 'if' && fact.kind !== 'guard' && fact.kind !== 'else'))
        return undefined;
    return isStatus({ file, id: fact.test }) ? fact.test : undefined;
}
/** A test that says whether something outside answered well. */
function isStatus(ref) {
    if (ref.id === NONE)
        return false;
    const expr = exprOf(ref);
    if (expr.kind === 'member')
        return expr.property === 'ok' || expr.property === 'success' || expr.property === 'isError' || expr.property === 'error' || expr.property === 'isOk';
    if (expr.kind === 'unary')
        return isStatus(at(ref, expr.value));
    if (expr.kind === 'choice')
        return expr.options.some((o) => isStatus(at(ref, o)));
    if (expr.kind !== 'binary')
        return false;
    return [expr.left, expr.right].some((side) => {
        const member = exprAs(at(ref, side), 'member');
        return member !== undefined && ['status', 'statusCode', 'ok', 'success', 'error', 'exitCode', 'code'].includes(member.property) && comparesOutcome(ref) && !isNotFound(ref);
    });
}
/** Compared with a number, a boolean, nothing, or a word for an outcome; `task.status === 'done'` is data. */
function comparesOutcome(ref) {
    const expr = exprAs(ref, 'binary');
    return expr !== undefined && [expr.left, expr.right].some((side) => {
        const literal = exprAs(at(ref, side), 'literal');
        return literal !== undefined && (typeof literal.value !== 'string' || /^(?:fulfilled|rejected|ok|success|error|failed|failure)$/i.test(literal.value));
    });
}
/** `status === 404` and `code === 'ENOENT'` are answers, not failures. */
function isNotFound(ref) {
    const expr = exprAs(ref, 'binary');
    if (!expr)
        return false;
    return [expr.left, expr.right].some((side) => { const value = exprAs(at(ref, side), 'literal')?.value; return value === 404 || value === 'ENOENT' || value === 410 || value === 204; });
}
/** `r.ok ? await r.json() : []`, `r.status === 'fulfilled' ? r.value : []` */
export function statusChoice(graph, ref, hops) {
    const choice = exprAs(ref, 'choice');
    if (!choice || !(isStatus(at(ref, choice.test)) || isErrorParameter(at(ref, choice.test))) || (isFulfilledTest(at(ref, choice.test)) && looksAtRejected(ref.file)) || isHandled({ call: ref, from: hops }))
        return [];
    const defaults = choice.options.filter((o) => isDefault(graph, at(ref, o)));
    return defaults.length === 1 ? [swallow('status', ref, hops)] : [];
}
/** `data ?? []` where the error beside data is never read, or the answer's status never was. */
export function unchecked(graph, ref, hops) {
    const choice = exprAs(ref, 'choice');
    const [left, right] = choice?.options ?? [];
    if (left === undefined || right === undefined || !isDefault(graph, at(ref, right)) || isHandled({ call: ref, from: hops }))
        return [];
    return ignoresError(at(ref, left)) || ignoresStatus(graph, at(ref, left)) ? [swallow('unchecked', ref, hops)] : [];
}
/** `const { data } = await query()` without `error`, or with one that nobody reads. */
function ignoresError(left) {
    const name = exprAs(left, 'name');
    const variable = name && left.file.variables[name.variable];
    const definition = variable?.definitions.find((d) => d.kind === 'value');
    if (definition?.kind === 'value') {
        if (definition.path.at(-1) !== 'data' || exprOf(at(left, definition.value)).kind !== 'await')
            return false;
        const error = left.file.variables.find((v) => v.definitions.some((d) => d.kind === 'value' && d.value === definition.value && d.path.at(-1) === 'error'));
        return error === undefined || error.uses.length === 0;
    }
    const member = exprAs(left, 'member');
    const holder = member?.property === 'data' ? exprAs(at(left, member.object), 'name') : undefined;
    const result = holder && left.file.variables[holder.variable];
    const awaited = result?.definitions.some((d) => d.kind === 'value' && exprOf(at(left, d.value)).kind === 'await');
    return awaited === true && looksLikePair(left, holder?.variable ?? NONE) && !readsMember(left, holder?.variable ?? NONE, /^(?:error|status|ok)$/);
}
/** Only clients that answer with data and error side by side; axios and the like throw. */
function looksLikePair({ file }, variable) {
    return file.exprs.some((e) => e.kind === 'call' && file.exprs[e.callee]?.kind === 'member' && ['select', 'eq', 'from', 'rpc', 'single', 'maybeSingle'].includes(file.exprs[e.callee].property)) && variable !== NONE;
}
function readsMember({ file }, variable, names) {
    return (file.variables[variable]?.uses ?? []).some((use) => { const parent = file.exprs[file.exprs[use]?.parent ?? NONE]; return parent?.kind === 'member' && names.test(parent.property); });
}
/** `(await res.json()).items ?? []` with res a response whose status nobody looks at. */
function ignoresStatus(graph, left) {
    const response = responseOf(left, 0);
    if (!response || readsMember(left, response.variable, /^(?:ok|status|statusText)$/))
        return false;
    return (left.file.variables[response.variable]?.definitions ?? []).some((d) => {
        const call = d.kind === 'value' ? awaitedCall(at(left, d.value)) : undefined;
        return call !== undefined && (calleeName(call) === 'fetch' || roleOf(calleeRoles(graph.calleesOf(call)), 'effect')?.values['is'] === 'fetch') && !isThrowing(call);
    });
}
/** Clients that reject on a bad status by themselves. */
function isThrowing(call) {
    const expr = exprAs(call, 'call');
    const owner = expr && exprAs(at(call, expr.callee), 'member');
    return owner !== undefined && /^(?:axios|got|ky|http|api|client)$/i.test(exprAs(at(call, owner.object), 'name')?.name ?? '');
}
function awaitedCall(ref) {
    const awaited = exprAs(ref, 'await');
    const inner = awaited ? at(ref, awaited.value) : ref;
    return exprAs(inner, 'call') ? inner : undefined;
}
/** The variable whose `.json()` or `.text()` the value was read from. */
function responseOf(ref, depth) {
    const expr = exprOf(ref);
    if (depth > 6)
        return undefined;
    if (expr.kind === 'await' || expr.kind === 'cast')
        return responseOf(at(ref, expr.value), depth + 1);
    if (expr.kind === 'member')
        return responseOf(at(ref, expr.object), depth + 1);
    if (expr.kind === 'name') {
        const definition = ref.file.variables[expr.variable]?.definitions.find((d) => d.kind === 'value');
        return definition?.kind === 'value' ? responseOf(at(ref, definition.value), depth + 1) : undefined;
    }
    if (expr.kind !== 'call')
        return undefined;
    const member = exprAs(at(ref, expr.callee), 'member');
    if (!member || !['json', 'text'].includes(member.property))
        return undefined;
    const name = exprAs(at(ref, member.object), 'name');
    return name && name.variable !== NONE ? { variable: name.variable } : undefined;
}
