import { NONE } from '../facts/model.js';
import { isInFunction } from './code.js';
/** The expressions that what a function returns is made of: parts of the returned ones, of the local variables in them, and of what is put into these. */
export function answerOf(file, fn) {
    const roots = new Set((file.functions[fn]?.returns ?? []).map((r) => r.value).filter((id) => id !== NONE));
    const parts = new Set();
    for (let round = 0, known = -1; round < 4 && known !== roots.size; round++) {
        known = roots.size;
        for (const [id, expr] of file.exprs.entries()) {
            if (parts.has(id) || !isInFunction(file, expr.fn, fn) || !isUnder(file, id, roots))
                continue;
            parts.add(id);
            if (expr.kind === 'name')
                for (const root of filledWith(file, expr.variable, fn))
                    roots.add(root);
        }
    }
    return parts;
}
/** Is the expression one of the roots, or inside one, through functions written there? */
function isUnder(file, id, roots) {
    for (let at = id; at !== NONE;) {
        if (roots.has(at))
            return true;
        const expr = file.exprs[at];
        if (!expr)
            return false;
        at = expr.parent === NONE ? (file.functions[expr.fn]?.expr ?? NONE) : expr.parent;
    }
    return false;
}
/** What a local variable is defined as, what is pushed into it, and the lists that is done for each entry of. */
function filledWith(file, variable, fn) {
    const fact = file.variables[variable];
    if (!fact || !isInFunction(file, fact.fn, fn))
        return [];
    const defined = fact.definitions.flatMap((d) => (d.kind === 'value' ? [d.value] : []));
    const pushed = fact.uses.flatMap((use) => {
        const member = file.exprs[file.exprs[use]?.parent ?? NONE];
        const call = member?.kind === 'member' && ['push', 'set', 'add', 'unshift'].includes(member.property) ? file.exprs[member.parent] : undefined;
        const region = call && file.regions[call.region];
        return call?.kind === 'call' ? [...call.args, ...(region?.kind === 'each' && region.test !== NONE ? [region.test] : [])] : [];
    });
    return [...defined, ...pushed];
}
