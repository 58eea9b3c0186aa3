import { NONE } from '../facts/model.js';
import { at, exprAs, exprOf, isInRegion } from './code.js';
import { statementContext } from './expected.js';
/** Words by which a text owns up to a failure. */
export const ADMITS = /unavailable|could(?: not|n't)|can(?:not|'t)|fail|error|unreadable|unreachable|not (?:be )?(?:read|loaded|available|found|reachable|fetched)|no longer|missing|absent|offline|timed? out/i;
/**
 * Is the empty value looked at where it arrives, so that the failure goes on: a test of it that throws, or that renders text which says so?
 * Looked for at each call on the way to the handler.
 */
export function isHandled(hops) {
    for (let hop = hops; hop; hop = hop.from)
        if (isTestedAfter(hop.call))
            return true;
    return false;
}
function isTestedAfter(call) {
    const holder = holderOf(call);
    if (holder === undefined)
        return isTestedInPlace(call);
    const { file } = call;
    return (file.variables[holder]?.uses ?? []).some((use) => testsOutcome(file, use));
}
/** The variable a call's result is bound to, through await and casts. */
function holderOf(call) {
    const { parent } = exprOf(call);
    if (parent === NONE) {
        const context = statementContext(call.file).get(call.id);
        return context?.kind === 'variable' ? context.variable : undefined;
    }
    const kind = exprOf(at(call, parent)).kind;
    return kind === 'await' || kind === 'cast' || kind === 'choice' ? holderOf(at(call, parent)) : undefined;
}
/** `(await load()) ?? fail()`, `load() ?? 'the section could not be read'` */
function isTestedInPlace(call) {
    const { parent } = exprOf(call);
    if (parent === NONE)
        return false;
    const expr = exprOf(at(call, parent));
    if (expr.kind === 'await' || expr.kind === 'cast')
        return isTestedInPlace(at(call, parent));
    return expr.kind === 'choice' && expr.options.some((o) => admits(at(call, o)));
}
function testsOutcome(file, use) {
    const test = testAround(file, use);
    if (test === undefined)
        return false;
    const choice = file.exprs[file.exprs[test]?.parent ?? NONE];
    if (choice?.kind === 'choice' && choice.options.some((o) => admits({ file, id: o })))
        return true;
    return file.regions.some((region, id) => region.test === test && region.kind !== 'loop' && (endsWell(file, id) || throwsOtherwise(file, id)));
}
/** The condition that a use of the value makes up: `!x`, `x === undefined`, `x.length === 0` does not count, since empty is data. */
function testAround(file, use) {
    let id = use;
    for (let parent = file.exprs[id]?.parent ?? NONE; parent !== NONE; parent = file.exprs[id]?.parent ?? NONE) {
        const expr = file.exprs[parent];
        if (expr?.kind === 'unary' && expr.operator === '!')
            id = parent;
        else if (expr?.kind === 'binary' && ['===', '!==', '==', '!='].includes(expr.operator))
            id = parent;
        else if (expr?.kind === 'choice' && expr.test === id)
            return id;
        else
            return undefined;
    }
    return file.regions.some((r) => r.test === id) ? id : undefined;
}
/** `if (found) return found;` with a throw behind it: without a value the function does not answer. */
function throwsOtherwise(file, region) {
    const fact = file.regions[region];
    const fn = file.functions[fact?.fn ?? 0];
    const test = file.exprs[fact?.test ?? NONE];
    if (fact?.kind !== 'if' || !fn || !test)
        return false;
    return fn.returns.some((r) => isInRegion(file, r.region, region)) && fn.throws.some((t) => t.start > test.end && !isInRegion(file, t.region, region));
}
/** The region throws, or returns or builds text that admits the failure. */
function endsWell(file, region) {
    const fn = file.functions[file.regions[region]?.fn ?? 0];
    if (fn?.throws.some((t) => isInRegion(file, t.region, region)))
        return true;
    return file.exprs.some((expr, id) => isInRegion(file, expr.region, region) && (expr.kind === 'literal' || expr.kind === 'template') && admits({ file, id }));
}
function admits(ref) {
    const expr = exprOf(ref);
    if (expr.kind === 'literal')
        return typeof expr.value === 'string' && ADMITS.test(expr.value);
    if (expr.kind === 'template')
        return ADMITS.test(expr.texts.join(' '));
    if (expr.kind === 'call')
        return /^(?:fail|raise|throw|unavailable|missing|notFound)/i.test(exprAs(at(ref, expr.callee), 'name')?.name ?? '') || expr.args.some((a) => admits(at(ref, a)));
    if (expr.kind === 'array')
        return expr.elements.some((e) => admits(at(ref, e)));
    return false;
}
