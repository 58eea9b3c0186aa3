import { exprAs, exprOf } from './code.js';
/** The one text an expression stands for: written there, or the constant a name leads to. */
export function knownText(graph, ref) {
    const literal = exprAs(ref, 'literal');
    if (literal)
        return typeof literal.value === 'string' ? literal.value : undefined;
    if (!['name', 'member'].includes(exprOf(ref).kind))
        return undefined;
    const [only, ...others] = graph.valuesOf(ref);
    return others.length === 0 && only?.kind === 'literal' && typeof only.value === 'string' ? only.value : undefined;
}
