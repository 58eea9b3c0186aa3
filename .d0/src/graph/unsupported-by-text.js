import { NONE } from '../facts/model.js';
import { calledFunctions } from './callees.js';
import { at, calleeName, exprAs, exprOf, isInRegion } from './code.js';
import { listingCalls } from './listing-calls.js';
const WORDS = /method not found|not (?:supported|implemented)|unsupported|unknown method|-32601/i;
const COMPARES = new Set(['includes', 'startsWith', 'endsWith', 'match', 'test', 'indexOf', 'search']);
export const unsupportedByText = {
    find: (inquiry) => inquiry.answerTo(listingCalls).flatMap((call) => { const test = testAround(inquiry.graph, call.ref); return test ? [{ call, test }] : []; }),
    begin: (inquiry) => listingCalls.begin(inquiry),
};
function testAround(graph, call) {
    const { file } = call;
    const attempt = file.tries.find((t) => t.catchRegion !== NONE && isInRegion(file, exprOf(call).region, t.tryRegion) && t.fn === exprOf(call).fn);
    if (!attempt)
        return inRejection(graph, call);
    const isWithin = (id) => isInRegion(file, file.exprs[id]?.region ?? 0, attempt.catchRegion);
    return wordsIn(file, isWithin) ?? inHelper(graph, file, isWithin);
}
function inRejection(graph, call) {
    const member = exprAs(at(call, exprOf(call).parent), 'member');
    const chained = member?.property === 'catch' && member.parent !== NONE ? exprAs(at(call, member.parent), 'call') : undefined;
    const handler = chained?.args[0];
    if (handler === undefined)
        return undefined;
    for (const value of graph.valuesOf(at(call, handler)))
        if (value.kind === 'function') {
            const found = wordsIn(value.file, (id) => value.file.exprs[id]?.fn === value.fn);
            if (found)
                return found;
        }
    return undefined;
}
/** A test of the error that stands in a function of its own and looks at no code. */
function inHelper(graph, file, isWithin) {
    for (const [id, expr] of file.exprs.entries()) {
        if (expr.kind !== 'call' || !isWithin(id))
            continue;
        for (const helper of calledFunctions(graph.calleesOf({ file, id }))) {
            const found = wordsIn(helper.file, (inner) => helper.file.exprs[inner]?.fn === helper.fn);
            if (found)
                return found;
        }
    }
    return undefined;
}
/** The words are compared with a text, and no code is looked at beside them. */
function wordsIn(file, isWithin) {
    let found;
    for (const [id, expr] of file.exprs.entries()) {
        if (!isWithin(id))
            continue;
        if (expr.kind === 'member' && expr.property === 'code')
            return undefined;
        const text = expr.kind === 'literal' && typeof expr.value === 'string' ? expr.value : expr.kind === 'regexp' ? expr.source : undefined;
        if (text !== undefined && WORDS.test(text) && isCompared({ file, id }))
            found ??= { file, id };
    }
    return found;
}
function isCompared(text) {
    const { parent } = exprOf(text);
    if (parent === NONE)
        return false;
    const holder = at(text, parent);
    const expr = exprOf(holder);
    if (expr.kind === 'binary')
        return ['===', '==', '!==', '!='].includes(expr.operator);
    if (expr.kind === 'call')
        return COMPARES.has(calleeName(holder));
    return expr.kind === 'member' && expr.object === text.id && COMPARES.has(expr.property);
}
