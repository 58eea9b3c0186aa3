import { NONE } from '../facts/model.js';
import { calledFunctions } from './callees.js';
import { at, calleeName, exprAs, exprOf, isInFunction } from './code.js';
import { ADMITS } from './handled.js';
import { isOnlySourceAlong } from './sole-sources.js';
import { swallow } from './swallow.js';
import { caught, enclosingCatch, isSwallowing } from './swallowed-catches.js';
import { statusTest } from './swallowed-statuses.js';
/**
 * Failures that become an ordinary value which speaks of them: `catch (error) { return text(`Error: ${error}`) }`. To a person that is an answer;
 * to a program that looks at a flag it is a success.
 */
export function toldFailures(graph, rendered) {
    const found = [...rendered.functions.values()].flatMap(({ file, fn, hops }) => inFunction(graph, rendered, { file, fn, hops })).filter((s) => (s.value !== undefined && isResult(s.value)) || isOnlySourceAlong(rendered, s.hops));
    const seen = new Set();
    return found.filter((s) => !seen.has(s.key) && seen.add(s.key));
}
function inFunction(graph, rendered, { file, fn, hops }) {
    if (isPerItem(file, fn))
        return [];
    return (file.functions[fn]?.returns ?? []).flatMap((exit) => {
        if (exit.value === NONE)
            return [];
        const value = { file, id: exit.value };
        const attempt = enclosingCatch(file, exit.region);
        if (attempt)
            return isSwallowing(graph, file, attempt) && tells(graph, value, attempt.caught, 0) && !isFlagged(graph, rendered, value, hops) ? [caught(file, attempt, hops, exit.value)] : [];
        const onRejection = rejectionOf(file, fn);
        if (onRejection)
            return tells(graph, value, file.functions[fn]?.params[0]?.variable ?? NONE, 0) && !isFlagged(graph, rendered, value, hops) ? [swallow('rejection', onRejection, hops, value)] : [];
        return statusTest(file, exit.region) !== undefined && isBadBranch(file, exit.region) && tells(graph, value, NONE, 0) && !isFlagged(graph, rendered, value, hops) ? [swallow('status', value, hops)] : [];
    });
}
/** One of many that are asked at once: the answer says of each how it went, and is itself no failure. */
function isPerItem(file, fn) {
    const call = parentCall(file, fn);
    return call !== undefined && ['map', 'flatMap', 'forEach', 'reduce', 'for'].includes(calleeName(call));
}
function rejectionOf(file, fn) {
    const call = parentCall(file, fn);
    const expr = call && exprAs(call, 'call');
    const self = file.functions[fn]?.expr ?? NONE;
    if (!call || !expr)
        return undefined;
    const index = expr.args.indexOf(self);
    return (calleeName(call) === 'catch' && index === 0) || (calleeName(call) === 'then' && index === 1) ? { file, id: self } : undefined;
}
function parentCall(file, fn) {
    const self = file.functions[fn]?.expr ?? NONE;
    const parent = self === NONE ? NONE : (file.exprs[self]?.parent ?? NONE);
    return parent !== NONE && file.exprs[parent]?.kind === 'call' ? { file, id: parent } : undefined;
}
/** Of `if (res.ok) … else …` the branch of the failure. */
function isBadBranch(file, region) {
    const fact = file.regions[region];
    const test = fact && file.exprs[fact.test];
    if (!fact || !test)
        return false;
    const isNegated = test.kind === 'unary' ? test.operator === '!' : test.kind === 'binary' ? isBadComparison(file, test.operator, [test.left, test.right]) : test.kind === 'member' && ['error', 'isError'].includes(test.property);
    return fact.kind === 'if' ? isNegated : !isNegated;
}
/** `status !== 200`, `status >= 400`, `result.status === 'error'` */
function isBadComparison(file, operator, sides) {
    if (['!==', '!='].includes(operator))
        return !sides.some((side) => isBadWord(file, side));
    if (['>=', '>'].includes(operator))
        return true;
    return ['===', '=='].includes(operator) && sides.some((side) => isBadWord(file, side));
}
function isBadWord(file, id) {
    const value = exprAs({ file, id }, 'literal')?.value;
    return value === false || (typeof value === 'string' && /^(?:error|failed|failure|rejected)$/i.test(value)) || (typeof value === 'number' && value >= 400);
}
const TELLING_KEYS = /^(?:error|errors|errorMessage|error_message|err|failure)$/;
const TELLING_NAMES = /err(?:or)?|fail/i;
/** "Created, but could not be shared": what was asked for was done. */
const PARTIAL = /success/i;
/** Does the value speak of the failure, by its words or with what was caught? */
function tells(graph, ref, caughtVariable, depth) {
    if (ref.id === NONE || depth > 6)
        return false;
    const expr = exprOf(ref);
    const on = (id) => tells(graph, at(ref, id), caughtVariable, depth + 1);
    switch (expr.kind) {
        case 'literal': return typeof expr.value === 'string' && ADMITS.test(expr.value);
        case 'template': return !PARTIAL.test(expr.texts.join(' ')) && (ADMITS.test(expr.texts.join(' ')) || expr.parts.some(on));
        case 'binary': return expr.operator === '+' && (on(expr.left) || on(expr.right));
        case 'object': return expr.properties.some((p) => (p.key !== undefined && TELLING_KEYS.test(p.key)) || isDenied(ref.file, p.key, p.value) || on(p.value));
        case 'array': return expr.elements.some(on);
        case 'await':
        case 'cast':
        case 'spread': return on(expr.value);
        case 'choice': return expr.options.some(on);
        case 'member': return on(expr.object);
        case 'name': return (expr.variable !== NONE && expr.variable === caughtVariable) || TELLING_NAMES.test(expr.name) || ownValue(ref.file, expr.variable).some((v) => tells(graph, v, caughtVariable, depth + 1));
        case 'call': return expr.args.some(on) || (calleeName(ref) === 'stringify' && expr.args.some(on));
        default: return false;
    }
}
/** `success: false`, `ok: false`, `status: 'error'` */
function isDenied(file, key, value) {
    return key !== undefined && /^(?:success|ok|status|type)$/.test(key) && isBadWord(file, value);
}
/** What a constant of the same function was given. */
function ownValue(file, variable) {
    return (file.variables[variable]?.definitions ?? []).flatMap((d) => (d.kind === 'value' && d.path.length === 0 ? [{ file, id: d.value }] : []));
}
/**
 * Is the flag set: by the value itself, by the helper that makes it, or by a function on the way to the handler, which may look at what it gets
 * and set it then?
 */
function isFlagged(graph, rendered, value, hops) {
    if (setsFlag(graph, value, 0))
        return true;
    return isFlaggedOnTheWay(rendered, hops, isResult(value));
}
function isResult(ref) {
    return exprAs(ref, 'object')?.properties.some((p) => p.key === 'content') ?? false;
}
/** A function between the failure and the protocol builds results with the flag. A finished result is looked at only where the flag is computed. */
function isFlaggedOnTheWay(rendered, hops, isFinished) {
    for (let hop = hops; hop; hop = hop.from) {
        const { file } = hop.call;
        const { fn } = exprOf(hop.call);
        for (const { ref, hops: inner } of rendered.exprs.values()) {
            if (!hasFlag(ref) || (isFinished && !isComputed(ref)))
                continue;
            if (ref.file === file && isInFunction(file, exprOf(ref).fn, fn) && !isCaught(ref))
                return true;
            if (inner && inner.call.file === file && inner.call.id !== hop.call.id && exprOf(inner.call).fn === fn && !isCaught(inner.call))
                return true;
        }
    }
    return false;
}
/** What a catch clause makes is for what was thrown, not for what was answered. */
const isCaught = (ref) => enclosingCatch(ref.file, exprOf(ref).region) !== undefined;
/** An object that says whether it is an error, and not just that it is none. */
function hasFlag(ref) {
    return exprAs(ref, 'object')?.properties.some((p) => p.key === 'isError' && exprAs(at(ref, p.value), 'literal')?.value !== false) ?? false;
}
function isComputed(ref) {
    return exprAs(ref, 'object')?.properties.some((p) => p.key === 'isError' && exprOf(at(ref, p.value)).kind !== 'literal') ?? false;
}
function setsFlag(graph, ref, depth) {
    if (ref.id === NONE || depth > 4)
        return false;
    const expr = exprOf(ref);
    if (expr.kind === 'object')
        return hasFlag(ref) || expr.properties.some((p) => p.kind === 'spread' && setsFlag(graph, at(ref, p.value), depth + 1));
    if (expr.kind === 'await' || expr.kind === 'cast' || expr.kind === 'spread')
        return setsFlag(graph, at(ref, expr.value), depth + 1);
    if (expr.kind === 'choice')
        return expr.options.some((o) => setsFlag(graph, at(ref, o), depth + 1));
    if (expr.kind === 'name')
        return ownValue(ref.file, expr.variable).some((v) => setsFlag(graph, v, depth + 1)) || isFlaggedLater(ref.file, expr.variable);
    if (expr.kind === 'new')
        return true;
    if (expr.kind !== 'call')
        return false;
    const called = calledFunctions(graph.calleesOf(ref));
    // what nobody knows may well set it
    if (called.length === 0)
        return !isPlainText(ref);
    return called.some(({ file, fn }) => {
        const fact = file.functions[fn];
        return fact !== undefined && ((fact.throws.length > 0 && fact.returns.length === 0) || fact.returns.some((r) => setsFlag(graph, { file, id: r.value }, depth + 1)));
    });
}
/** `result.isError = true` */
function isFlaggedLater(file, variable) {
    return (file.variables[variable]?.uses ?? []).some((use) => { const parent = file.exprs[file.exprs[use]?.parent ?? NONE]; return parent?.kind === 'member' && parent.property === 'isError'; });
}
function isPlainText(call) {
    return ['String', 'stringify', 'toString', 'join', 'concat', 'trim', 'replace', 'slice', 'map'].includes(calleeName(call));
}
