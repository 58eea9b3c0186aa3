import { at, exprOf } from './code.js';
import { asText, madeText } from './coerced-texts.js';
import { swallow } from './swallow.js';
import { ignoresFirst, rejections, resolvesOnError, settled } from './swallowed-callbacks.js';
import { inFunction, inVariable } from './swallowed-catches.js';
import { statusChoice, unchecked } from './swallowed-statuses.js';
/** Every swallowed failure in what a handler renders. */
export function swallowsIn(graph, rendered) {
    const found = [];
    for (const { file, fn, hops } of rendered.functions.values())
        found.push(...inFunction(graph, file, fn, hops));
    for (const { file, variable, hops } of rendered.variables.values())
        found.push(...inVariable(graph, file, variable, hops));
    for (const { ref, hops } of rendered.exprs.values())
        found.push(...inExpression(graph, ref, hops));
    for (const { ref, run, hops } of rendered.callbacks.values()) {
        if (ignoresFirst(ref))
            found.push(swallow('ignoredError', ref, hops));
        else if (resolvesOnError(graph, run))
            found.push(swallow('ignoredError', run, hops));
    }
    const seen = new Set();
    return found.filter((s) => !seen.has(s.key) && seen.add(s.key));
}
function inExpression(graph, ref, hops) {
    const expr = exprOf(ref);
    if (expr.kind === 'call')
        return [...rejections(graph, ref, hops), ...settled(graph, ref, hops), ...madeText(graph, ref, hops)];
    if (expr.kind === 'template')
        return expr.parts.flatMap((part) => asText(graph, at(ref, part), hops, false));
    if (expr.kind !== 'choice' || expr.operator === '&&')
        return [];
    if (expr.operator === '?:')
        return statusChoice(graph, ref, hops);
    return unchecked(graph, ref, hops);
}
