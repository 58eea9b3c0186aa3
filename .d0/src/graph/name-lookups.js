import { NONE } from '../facts/model.js';
import { depthOf } from './argument-uses.js';
import { at, calleeName, exprAs, exprOf, refKey } from './code.js';
import { mentions } from './presence.js';
const TELLING = /^(?:log|debug|info|warn|error|trace|verbose|track\w*|record\w*|capture\w*|startSpan|String|JSON|stringify)$/;
const SEARCHES = new Set(['find', 'findLast', 'filter', 'some', 'findIndex', 'every']);
export function nameLookups(carriers) {
    const names = new Set(carriers.map(({ ref }) => refKey(ref)));
    const lookups = carriers.flatMap(({ ref }) => lookupWith(ref));
    const keys = new Set(lookups.map(refKey));
    const functions = new Map(carriers.flatMap(({ ref, within }) => functionsAround(ref).map((fn) => [`${ref.file.path}#${fn}`, { file: ref.file, fn, depth: depthOf(within) }])));
    return { isName: (ref) => names.has(refKey(ref)), isLookup: (ref) => keys.has(refKey(ref)), lookups, functions: [...functions.values()] };
}
function functionsAround({ file, id }) {
    const list = [];
    for (let fn = file.exprs[id]?.fn ?? 0; fn > 0; fn = file.functions[fn]?.parent ?? 0) {
        list.push(fn);
        // the callback of a search belongs to the function that searches; a handler does not belong to who registers it
        const parent = file.exprs[file.functions[fn]?.expr ?? NONE]?.parent ?? NONE;
        if (parent === NONE || !SEARCHES.has(calleeNameAt(file, parent)))
            break;
    }
    return list;
}
const calleeNameAt = (file, id) => (file.exprs[id]?.kind === 'call' ? calleeName({ file, id }) : '');
/** `table[name]`, `map.get(name)`, `list.find((p) => p.name === name)`, `Object.hasOwn(table, name)`, `name in table` */
function lookupWith(name) {
    const { parent } = exprOf(name);
    if (parent === NONE)
        return [];
    const holder = at(name, parent);
    const expr = exprOf(holder);
    if (expr.kind === 'element' && expr.index === name.id)
        return [holder];
    if (expr.kind === 'call' && expr.args.includes(name.id) && !TELLING.test(calleeName(holder)))
        return [holder];
    if (expr.kind !== 'binary')
        return expr.kind === 'cast' ? lookupWith(holder) : [];
    if (expr.operator === 'in' && expr.left === name.id)
        return [holder];
    if (!['===', '=='].includes(expr.operator))
        return [];
    const callback = name.file.functions[expr.fn]?.expr ?? NONE;
    const call = callback === NONE ? NONE : (name.file.exprs[callback]?.parent ?? NONE);
    return call !== NONE && SEARCHES.has(calleeNameAt(name.file, call)) ? [at(name, call)] : [];
}
/** Does code in the region run for a name that nothing was found for? Judged by the nearest condition. */
export function isForUnknown(looked, file, start) {
    for (let id = start; id > 0; id = file.regions[id]?.parent ?? 0) {
        const region = file.regions[id];
        if (region && region.test !== NONE && region.kind !== 'each' && region.kind !== 'loop')
            return saysUnknown(looked, file, region);
    }
    return false;
}
function saysUnknown(looked, file, region) {
    const test = { file, id: region.test };
    if (region.kind === 'case')
        return region.labels.length === 0 && looked.isName(test);
    if (region.kind === 'if')
        return isAbsence(looked, test);
    return (region.kind === 'else' || region.kind === 'guard') && isPresence(looked, test);
}
/** `!found`, `found === undefined`, `name !== 'review'`, `index === -1` */
export function isAbsence(looked, test) {
    const expr = exprOf(test);
    if (expr.kind === 'cast')
        return isAbsence(looked, at(test, expr.value));
    if (expr.kind === 'unary')
        return expr.operator === '!' && isFound(looked, at(test, expr.value));
    if (expr.kind === 'choice')
        return expr.operator !== '?:' && expr.options.some((o) => isAbsence(looked, at(test, o)));
    if (expr.kind !== 'binary')
        return false;
    const sides = [at(test, expr.left), at(test, expr.right)];
    if (['===', '==', '<'].includes(expr.operator))
        return sides.some((side) => isNothing(side)) && sides.some((side) => isFound(looked, side));
    if (!['!==', '!='].includes(expr.operator) || sides.some((side) => isNothing(side)))
        return false;
    return sides.some((side) => looked.isName(side) || (exprAs(side, 'unary')?.operator === 'typeof' && isFound(looked, at(side, exprOf(side).value))));
}
/** `found`, `name === 'review'`, `table.has(name)` */
function isPresence(looked, test) {
    const expr = exprOf(test);
    if (expr.kind === 'binary') {
        const sides = [at(test, expr.left), at(test, expr.right)];
        if (['===', '=='].includes(expr.operator))
            return sides.some((side) => looked.isName(side)) && !sides.some((side) => isNothing(side));
        if (['!==', '!='].includes(expr.operator))
            return sides.some((side) => isNothing(side)) && sides.some((side) => isFound(looked, side));
    }
    return expr.kind !== 'choice' && isFound(looked, test);
}
function isNothing(ref) {
    const literal = exprAs(ref, 'literal');
    if (literal)
        return literal.value === undefined || literal.value === null || literal.value === 0;
    return exprAs(ref, 'unary')?.operator === '-';
}
/** What was looked up, itself or through a variable; a member of it is another thing. */
function isFound(looked, ref, depth = 0) {
    if (looked.isLookup(ref))
        return true;
    const expr = exprOf(ref);
    if (expr.kind === 'cast' || expr.kind === 'await')
        return isFound(looked, at(ref, expr.value), depth);
    if (expr.kind !== 'name' || depth > 3)
        return false;
    return (ref.file.variables[expr.variable]?.definitions ?? []).some((d) => d.kind === 'value' && d.path.length === 0 && (isFound(looked, at(ref, d.value), depth + 1) || (exprOf(at(ref, d.value)).kind === 'choice' && mentions(at(ref, d.value), looked.isLookup, 0))));
}
