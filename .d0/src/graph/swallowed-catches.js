import { NONE } from '../facts/model.js';
import { calleeRoles } from './callees.js';
import { at, calleeName, exprAs, exprOf, isInRegion } from './code.js';
import { isDefault } from './defaults.js';
import { isHandled } from './handled.js';
import { swallow } from './swallow.js';
import { statusTest } from './swallowed-statuses.js';
import { roleOf } from './value.js';
export function caught(file, fact, hops, value) {
    const { start, end } = fact.catchSpan ?? fact;
    return { kind: 'caught', at: { file, start, end }, key: `catch ${file.path}:${start}`, hops, try: fact, value: value === undefined || value === NONE ? undefined : { file, id: value } };
}
export function inFunction(graph, file, fn, hops) {
    const fact = file.functions[fn];
    if (!fact)
        return [];
    const found = [];
    for (const exit of fact.returns) {
        const attempt = enclosingCatch(file, exit.region);
        if (attempt && isSwallowing(graph, file, attempt) && isDefault(graph, { file, id: exit.value }) && !isHandled(hops))
            found.push(caught(file, attempt, hops, exit.value));
        const test = statusTest(file, exit.region);
        if (!attempt && test !== undefined && isDefault(graph, { file, id: exit.value }) && exit.value !== NONE && !isHandled(hops))
            found.push(swallow('status', { file, id: exit.value }, hops));
    }
    // a function that has results but falls off the end of its catch answers undefined
    for (const attempt of file.tries) {
        if (attempt.fn !== fn || attempt.catchRegion === NONE || !isSwallowing(graph, file, attempt))
            continue;
        const returnsInTry = fact.returns.some((e) => e.value !== NONE && isInRegion(file, e.region, attempt.tryRegion));
        const leaves = fact.returns.some((e) => isInRegion(file, e.region, attempt.catchRegion));
        const goesOn = fact.returns.some((e) => e.start > (attempt.catchSpan?.end ?? attempt.end));
        if (returnsInTry && !leaves && !goesOn && !isHandled(hops))
            found.push(caught(file, attempt, hops));
    }
    return found;
}
export function enclosingCatch(file, region) {
    for (let id = region; id > 0; id = file.regions[id]?.parent ?? 0) {
        const fact = file.regions[id];
        if (fact?.kind === 'function')
            return undefined;
        if (fact?.kind === 'catch')
            return file.tries[fact.try];
    }
    return undefined;
}
/** Something in the try block can fail for reasons outside the program, and the catch clause lets no failure out. */
export function isSwallowing(graph, file, attempt) {
    if (attempt.catchRegion === NONE)
        return false;
    const fn = file.functions[attempt.fn];
    if (fn?.throws.some((t) => isInRegion(file, t.region, attempt.catchRegion)))
        return false;
    if (leavesByCall(file, attempt) || isThrownLater(file, attempt) || triesAgain(graph, file, attempt))
        return false;
    return file.exprs.some((expr, id) => isInRegion(file, expr.region, attempt.tryRegion) && isFallible(graph, { file, id }));
}
/** The catch clause makes another attempt, whose failure goes on. */
function triesAgain(graph, file, attempt) {
    return file.exprs.some((expr, id) => isInRegion(file, expr.region, attempt.catchRegion) && (expr.kind === 'await' || expr.kind === 'call') && isFallible(graph, { file, id }) && !/^(?:log|warn|error|info|debug|trace|report|notify|capture\w*|record\w*)$/i.test(awaitedName(file, id)));
}
function awaitedName(file, id) {
    const expr = file.exprs[id];
    return expr?.kind === 'await' ? calleeName({ file, id: expr.value }) : calleeName({ file, id });
}
/** `catch (error) { last = error; } … throw last;`, `errors.push(error); … throw new AggregateError(errors)` */
function isThrownLater(file, attempt) {
    const holders = (file.variables[attempt.caught]?.uses ?? []).flatMap((use) => holderOfCaught(file, use));
    const thrown = file.functions[attempt.fn]?.throws ?? [];
    return thrown.some((t) => holders.some((h) => (file.variables[h]?.uses ?? []).some((use) => isInside(file, use, t.value))));
}
function holderOfCaught(file, use) {
    for (let id = file.exprs[use]?.parent ?? NONE; id !== NONE; id = file.exprs[id]?.parent ?? NONE) {
        const expr = file.exprs[id];
        const target = expr?.kind === 'assign' ? file.exprs[expr.target] : expr?.kind === 'call' ? receiverName(file, expr.callee) : undefined;
        if (target?.kind === 'name' && target.variable !== NONE)
            return [target.variable];
    }
    return [];
}
function receiverName(file, callee) {
    const member = file.exprs[callee];
    return member?.kind === 'member' && member.property === 'push' ? file.exprs[member.object] : undefined;
}
function isInside(file, inner, outer) {
    for (let id = inner; id !== NONE; id = file.exprs[id]?.parent ?? NONE)
        if (id === outer)
            return true;
    return false;
}
/** `fail(err)`, `reject(err)`, `process.exit()` in a catch clause let the failure out. */
function leavesByCall(file, attempt) {
    return file.exprs.some((expr, id) => expr.kind === 'call' && isInRegion(file, expr.region, attempt.catchRegion) && /^(?:reject|exit|abort|fail\w*|raise\w*|throw\w*|rethrow\w*|assertNever|unreachable|panic)$/.test(calleeName({ file, id })));
}
const SYNC_IO = /^(?:\w+Sync|query|execute|all|fetch|request|read\w*|load\w*|get\w*|find\w*|list\w*)$/;
function isFallible(graph, ref) {
    const expr = exprOf(ref);
    if (expr.kind === 'await') {
        const call = exprOf(at(ref, expr.value));
        return call.kind === 'call' || call.kind === 'name' || call.kind === 'new' || call.kind === 'member';
    }
    if (expr.kind !== 'call')
        return false;
    const member = exprAs(at(ref, expr.callee), 'member');
    if (member && exprAs(at(ref, member.object), 'name')?.name === 'JSON')
        return member.property === 'parse';
    const effect = roleOf(calleeRoles(graph.calleesOf(ref)), 'effect')?.values['is'];
    if (effect !== undefined)
        return effect !== 'none';
    return SYNC_IO.test(calleeName(ref)) && graph.calleesOf(ref).some((c) => c.kind === 'function');
}
/** `let x = ''; try { x = await f(); } catch {}`: the failure leaves the first value in place. */
export function inVariable(graph, file, variable, hops) {
    const definitions = (file.variables[variable]?.definitions ?? []).filter((d) => d.kind === 'value');
    return file.tries.flatMap((attempt) => {
        const filled = definitions.filter((d) => isInRegion(file, d.region, attempt.tryRegion)).length + fills(file, variable, attempt);
        if (filled === 0 || !isSwallowing(graph, file, attempt))
            return [];
        if (isDeclaredInside(file, variable, attempt) || leavesFunction(file, attempt))
            return [];
        const inCatch = definitions.filter((d) => isInRegion(file, d.region, attempt.catchRegion));
        if (inCatch.some((d) => !isDefault(graph, { file, id: d.value })) || statesFailure(file, variable, attempt))
            return [];
        return isHandled(hops) ? [] : [caught(file, attempt, hops)];
    });
}
function isDeclaredInside(file, variable, attempt) {
    const start = file.variables[variable]?.start ?? 0;
    return start > attempt.start && start < attempt.end;
}
function leavesFunction(file, attempt) {
    return file.functions[attempt.fn]?.returns.some((e) => file.regions[e.region] !== undefined && e.region === attempt.catchRegion) ?? false;
}
/** Mutations of the variable inside the try block: `list.push(…)`. */
function fills(file, variable, attempt) {
    return (file.variables[variable]?.uses ?? []).filter((use) => isMutated(file, use) && isInRegion(file, file.exprs[use]?.region ?? 0, attempt.tryRegion)).length;
}
/** The catch clause puts words about the failure into the same collection. */
function statesFailure(file, variable, attempt) {
    return (file.variables[variable]?.uses ?? []).some((use) => isMutated(file, use) && isInRegion(file, file.exprs[use]?.region ?? 0, attempt.catchRegion));
}
function isMutated(file, use) {
    const parent = file.exprs[file.exprs[use]?.parent ?? NONE];
    if (parent?.kind === 'element' && parent.object === use)
        return file.exprs[parent.parent]?.kind === 'assign';
    if (parent?.kind !== 'member' || parent.object !== use)
        return false;
    const outer = file.exprs[parent.parent];
    return (outer?.kind === 'call' && ['push', 'set', 'add', 'unshift'].includes(parent.property)) || (outer?.kind === 'assign' && outer.target === file.exprs[use]?.parent);
}
