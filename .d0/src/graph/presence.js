import { NONE } from '../facts/model.js';
import { at, exprAs, exprOf } from './code.js';
import { leavesOf } from './evidence.js';
const MAX_DEPTH = 6;
/** Does the place run only when the value is there, as far as the conditions around it say? */
export function isKnownPresent(place, is) {
    const { file } = place;
    for (let id = exprOf(place).region; id > 0; id = file.regions[id]?.parent ?? 0)
        if (regionImplies(file, id, is))
            return true;
    return false;
}
function regionImplies(file, id, is) {
    const region = file.regions[id];
    if (!region || region.test === NONE)
        return false;
    const test = { file, id: region.test };
    switch (region.kind) {
        case 'if': return implies(test, true, is, 0);
        case 'else': return implies(test, false, is, 0);
        // what leaves early decides for all that it looks at
        case 'guard':
        case 'each':
        case 'loop': return mentions(test, is, 0);
        case 'case': return region.labels.length > 0 && mentions(test, is, 0);
        default: return false;
    }
}
/** Does a throw of the function stand under a condition that looks at the value? */
export function isThrownOver(file, fn, is) {
    return (file.functions[fn]?.throws ?? []).some((exit) => {
        for (let id = exit.region; id > 0; id = file.regions[id]?.parent ?? 0) {
            const test = file.regions[id]?.test ?? NONE;
            if (test !== NONE && mentions({ file, id: test }, is, 0))
                return true;
        }
        return false;
    });
}
/** Is the value there when the condition holds (`truthy`) or does not? What is not understood counts as a check. */
function implies(test, truthy, is, depth) {
    if (depth > MAX_DEPTH)
        return false;
    if (is(test))
        return truthy;
    const expr = exprOf(test);
    const inner = (id, wanted) => implies(at(test, id), wanted, is, depth + 1);
    switch (expr.kind) {
        case 'unary': return expr.operator === '!' ? inner(expr.value, !truthy) : mentions(test, is, 0);
        case 'cast':
        case 'await': return inner(expr.value, truthy);
        case 'choice': {
            if (expr.operator === '??' || expr.operator === '?:')
                return mentions(test, is, 0);
            const needsAll = (expr.operator === '&&') !== truthy;
            return needsAll ? expr.options.every((o) => inner(o, truthy)) : expr.options.some((o) => inner(o, truthy));
        }
        case 'binary': return comparisonImplies(test, truthy, is);
        case 'name': return definitionImplies(test, truthy, is, depth);
        case 'call': return callImplies(test, truthy, is);
        case 'member':
        case 'element': return truthy && mentions(test, is, 0);
        default: return mentions(test, is, 0);
    }
}
function comparisonImplies(test, truthy, is) {
    const expr = exprAs(test, 'binary');
    if (!expr || !mentions(test, is, 0))
        return false;
    const literal = exprAs(at(test, expr.right), 'literal') ?? exprAs(at(test, expr.left), 'literal');
    const isAbsence = literal !== undefined && (literal.value === undefined || literal.value === null || literal.value === 'undefined' || literal.value === '');
    if (['===', '=='].includes(expr.operator))
        return truthy !== isAbsence;
    if (['!==', '!='].includes(expr.operator))
        return truthy === isAbsence;
    return truthy;
}
/** `const isUrl = id?.startsWith('http')` */
function definitionImplies(test, truthy, is, depth) {
    const values = valuesOfName(test);
    return values.length === 1 && values[0] !== undefined && implies(values[0], truthy, is, depth + 1);
}
function callImplies(test, truthy, is) {
    const expr = exprAs(test, 'call');
    if (!expr || !mentions(test, is, 0))
        return false;
    const callee = exprAs(at(test, expr.callee), 'member');
    const isMethodOfIt = callee !== undefined && mentions(at(test, callee.object), is, 0);
    const isBoolean = exprAs(at(test, expr.callee), 'name')?.name === 'Boolean';
    return isMethodOfIt || isBoolean ? truthy : true;
}
/** Is the value looked at anywhere in the expression, or in what its names are defined as? */
export function mentions(ref, is, depth) {
    if (depth > 3)
        return false;
    return [ref, ...leavesOf(ref).flatMap((leaf) => chainOf(leaf))].some((leaf) => is(leaf) || valuesOfName(leaf).some((value) => mentions(value, is, depth + 1)));
}
/** A member chain from the outside in, and what a call is made on. */
function chainOf(ref) {
    const expr = exprOf(ref);
    if (expr.kind === 'member' || expr.kind === 'element')
        return [ref, ...chainOf(at(ref, expr.object))];
    if (expr.kind === 'call')
        return [ref, ...chainOf(at(ref, expr.callee))];
    if (expr.kind === 'unary' || expr.kind === 'cast' || expr.kind === 'await')
        return [ref, ...chainOf(at(ref, expr.value))];
    return [ref];
}
function valuesOfName(ref) {
    const name = exprAs(ref, 'name');
    const variable = name && ref.file.variables[name.variable];
    if (!variable || variable.kind === 'parameter')
        return [];
    return variable.definitions.flatMap((d) => (d.kind === 'value' ? [at(ref, d.value)] : []));
}
