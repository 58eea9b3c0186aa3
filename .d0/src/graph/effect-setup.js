import { NONE } from '../facts/model.js';
import { exprOf, isInFunction } from './code.js';
/** Is the call part of what is made ready once: after `if (this.initialized) return`, or in `if (!cached) { … }`, where the function sets that very flag? */
export function runsOnce({ file, id }) {
    const { fn, region } = exprOf({ file, id });
    for (let r = region; r > 0; r = file.regions[r]?.parent ?? 0) {
        const fact = file.regions[r];
        if (!fact || fact.kind === 'function')
            return false;
        const flag = fact.test === NONE ? NONE : fact.kind === 'guard' ? fact.test : fact.kind === 'if' ? absent(file, fact.test) : NONE;
        if (flag !== NONE && isSetIn(file, flag, fn))
            return true;
    }
    return false;
}
/** `!flag`, `flag === undefined` */
function absent(file, test) {
    const expr = file.exprs[test];
    if (expr?.kind === 'unary' && expr.operator === '!')
        return expr.value;
    const right = expr?.kind === 'binary' && /^={2,3}$/.test(expr.operator) ? file.exprs[expr.right] : undefined;
    return expr?.kind === 'binary' && right?.kind === 'literal' && (right.value === undefined || right.value === null) ? expr.left : NONE;
}
function isSetIn(file, flag, fn) {
    const expr = file.exprs[flag];
    if (expr?.kind === 'member')
        return file.exprs[expr.object]?.kind === 'this' && (file.index.stores.get(expr.property) ?? []).some((store) => isInFunction(file, file.exprs[store]?.fn ?? 0, fn));
    const uses = expr?.kind === 'name' ? (file.variables[expr.variable]?.uses ?? []) : [];
    const isOuter = expr?.kind === 'name' && file.variables[expr.variable]?.fn !== fn;
    return isOuter && uses.some((use) => isTarget(file, use) && isInFunction(file, file.exprs[use]?.fn ?? 0, fn));
}
function isTarget(file, use) {
    const parent = file.exprs[file.exprs[use]?.parent ?? NONE];
    return parent?.kind === 'assign' && parent.target === use;
}
