import { NONE } from '../facts/model.js';
import { exprOf, isInRegion, refKey } from './code.js';
/** The condition without which a call is not made, here or at every caller, though `beside` is; nothing when it is always made, or nobody can say. */
export function conditionOf(graph, call, beside) {
    return conditionAt(graph, call, conditionsAround(graph, beside, 0), 0);
}
function conditionAt(graph, call, shared, depth) {
    const own = conditionsHere(call).find((c) => !shared.has(refKey(c)));
    if (own)
        return own;
    const { fn } = exprOf(call);
    if (fn === 0 || depth > 3)
        return undefined;
    const { invocations } = graph.callersOf(call.file, fn);
    const conditions = invocations.map(({ site }) => conditionAt(graph, site, shared, depth + 1));
    return conditions.length > 0 && conditions.every((c) => c !== undefined) ? conditions[0] : undefined;
}
/** Every condition under which an expression is reached, here or at its callers. */
function conditionsAround(graph, ref, depth) {
    const { fn } = exprOf(ref);
    const callers = fn === 0 || depth > 3 ? [] : graph.callersOf(ref.file, fn).invocations;
    return new Set([...conditionsHere(ref).map(refKey), ...callers.flatMap(({ site }) => [...conditionsAround(graph, site, depth + 1)])]);
}
function conditionsHere(call) {
    const { file } = call;
    const found = [];
    for (let id = exprOf(call).region; id > 0; id = file.regions[id]?.parent ?? 0) {
        const region = file.regions[id];
        if (!region || region.kind === 'function')
            break;
        if (region.test !== NONE && (region.kind === 'if' || region.kind === 'else' || region.kind === 'case' || (region.kind === 'guard' && returnsEarly(file, region.test))))
            found.push({ file, id: region.test });
    }
    return found;
}
/** `if (!enabled) return;`, not `if (!key) throw …` */
function returnsEarly(file, test) {
    return file.regions.some((region, id) => region.kind === 'if' && region.test === test && (file.functions[region.fn]?.returns ?? []).some((r) => isInRegion(file, r.region, id)));
}
