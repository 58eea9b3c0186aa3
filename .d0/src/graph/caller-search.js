import { at, exprOf, isInFunction, refKey } from './code.js';
/** More files than this hold the name: too common to search. */
export const MAX_FILES = 60;
export const MAX_FLOW = 7;
export function invoke(s, inner, evidence, argument) {
    const site = onBehalfOf(s, inner);
    const key = `call ${refKey(site)} ${evidence}`;
    if (s.seen.has(key))
        return;
    s.seen.add(key);
    s.invocations.push({ site, evidence, argument });
}
export const byPosition = (call) => (index) => {
    const expr = exprOf(call);
    const args = expr.kind === 'call' || expr.kind === 'new' ? expr.args : [];
    const id = args[index];
    if (id === undefined)
        return undefined;
    return { ref: at(call, id), path: [] };
};
export function land(s, landing) {
    const key = `land ${landing.role} ${refKey(landing.at)}`;
    if (!s.seen.has(key)) {
        s.seen.add(key);
        s.landings.push(landing);
    }
}
export const isThis = (s, value) => value.kind === 'function' && value.file === s.file && value.fn === s.fn;
/**
 * The call on whose behalf a function runs: a run inside g, of something that was passed to g, belongs to the call that passed it.
 * What was stored and is run elsewhere belongs to whoever runs it.
 */
function onBehalfOf(s, site) {
    let result = site;
    for (const { file, fn, call } of [...s.within].reverse()) {
        if (result.file === file && isInFunction(file, exprOf(result).fn, fn))
            result = call;
    }
    return result;
}
