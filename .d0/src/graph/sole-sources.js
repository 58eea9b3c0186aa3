import { NONE } from '../facts/model.js';
import { at, calleeName, exprAs, exprOf, isInRegion, isNullish, refKey } from './code.js';
import { statementContext } from './expected.js';
/**
 * Does everything that is answered come out of what failed? An answer that lost one part of several is still an answer, and to leave out a decoration
 * is often meant; one whose only source failed and which is empty says something false.
 */
export function isWholeAnswer(rendered, swallow) {
    const { kind, hops, value } = swallow;
    if (kind === 'coerced' || kind === 'nullText' || kind === 'settled' || value === undefined || !isReturned(value) || onlyParses(swallow) || isNullish(value))
        return false;
    return isOnlySourceAlong(rendered, hops);
}
/** Each function on the way gets its answer from this call alone. */
export function isOnlySourceAlong(rendered, hops) {
    for (let hop = hops; hop; hop = hop.from)
        if (!isOnlySource(rendered, hop.call))
            return false;
    return true;
}
/** Nothing but the form of a text can be wrong: `try { return JSON.parse(column) } catch { return {} }` reads what the program wrote itself. */
function onlyParses({ at: { file }, try: attempt }) {
    if (!attempt)
        return false;
    const inTry = file.exprs.flatMap((expr, id) => (isInRegion(file, expr.region, attempt.tryRegion) && (expr.kind === 'await' || expr.kind === 'call') ? [{ file, id }] : []));
    return inTry.every((ref) => exprOf(ref).kind === 'call' && LOCAL.has(calleeName(ref)));
}
/** Calls that work on what is there already. */
const LOCAL = new Set(['parse', 'isArray', 'String', 'Number', 'Boolean', 'keys', 'values', 'entries', 'map', 'filter', 'trim', 'split', 'join', 'toString', 'includes', 'decode', 'decodeURIComponent', 'from']);
/** The value is what its function returns, as it is or after choices between values. */
function isReturned(ref) {
    const { parent } = exprOf(ref);
    if (parent === NONE)
        return statementContext(ref.file).get(ref.id)?.kind === 'returned';
    const outer = exprOf(at(ref, parent));
    return ['await', 'cast', 'choice'].includes(outer.kind) && isReturned(at(ref, parent));
}
/** Nothing else is awaited or called for content in the function of the call. */
function isOnlySource(rendered, call) {
    const { file } = call;
    const { fn } = exprOf(call);
    const others = new Set();
    for (const { hops } of rendered.functions.values())
        if (hops && hops.call.file === file && exprOf(hops.call).fn === fn && runsBeside(file, exprOf(hops.call).region, exprOf(call).region) && mayFail(rendered, hops.call))
            others.add(refKey(hops.call));
    others.delete(refKey(call));
    return others.size === 0 && !awaitsOther(file, fn, call);
}
/** Of two arms of a switch only one runs. */
const runsBeside = (file, one, other) => one === other || one === 0 || other === 0 || isInRegion(file, one, other) || isInRegion(file, other, one);
/** A helper that only formats is no source. */
function mayFail(rendered, call) {
    return [...rendered.functions.values()].some(({ file, fn, hops }) => hops !== undefined && refKey(hops.call) === refKey(call) && isSource(file, fn));
}
function isSource(file, fn) {
    return (file.functions[fn]?.isAsync ?? false) || file.tries.some((t) => t.fn === fn);
}
function awaitsOther(file, fn, call) {
    return file.exprs.some((expr) => expr.kind === 'await' && expr.fn === fn && runsBeside(file, expr.region, exprOf(call).region) && expr.value !== call.id && !holds(file, expr.value, call.id) && !isTold(file, expr.value));
}
function holds(file, outer, inner) {
    const [a, b] = [file.exprs[outer], file.exprs[inner]];
    return a !== undefined && b !== undefined && a.start <= b.start && a.end >= b.end;
}
/** `await logger.info(…)`, `await server.sendLoggingMessage(…)`: says something, brings nothing. */
function isTold(file, id) {
    const call = exprAs({ file, id }, 'call');
    const member = call && exprAs({ file, id: call.callee }, 'member');
    return member !== undefined && /^(?:log|info|warn|debug|error|send\w*|notify\w*|report\w*|track\w*|connect|ensure\w*|init\w*)$/.test(member.property);
}
