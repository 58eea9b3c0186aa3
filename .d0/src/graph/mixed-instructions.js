import { NONE } from '../facts/model.js';
import { calledFunctions, calleeRoles } from './callees.js';
import { at, calleeName, exprAs, exprOf, refKey } from './code.js';
import { renderersOf } from './prompt-groups.js';
import { registrations } from './registrations.js';
import { requestHandlers } from './request-handlers.js';
import { sliceOf } from './rendered.js';
export const mixedInstructions = {
    begin: ({ answerTo }) => answerTo(registrations).find((r) => r.kind === 'prompt')?.call,
    find({ graph, answerTo }) {
        const seen = new Set();
        return renderersOf(answerTo(registrations), answerTo(requestHandlers)).flatMap(({ file, fn, given, registration }) => ([...sliceOf(graph, file, fn, given).exprs.values()].flatMap(({ ref }) => mixedIn(graph, ref).map((found) => ({ ...found, registration, isCertain: calleeRoles(graph.calleesOf(found.source)).some((role) => role.name === 'effect') || ['fetch', 'readFile'].includes(calleeName(found.source)) }))))).filter(({ at: place }) => !seen.has(refKey(place)) && seen.add(refKey(place)));
    },
};
const LETTERS = 30;
function mixedIn(graph, ref) {
    const expr = exprOf(ref);
    const parts = expr.kind === 'template' && expr.tag === NONE && isInstruction(expr.texts.join(' ')) ? expr.parts : expr.kind === 'call' ? replacement(graph, ref) : [];
    return parts.flatMap((id) => { const source = sourceOf(graph, at(ref, id), 0); return source ? [{ at: at(ref, id), source }] : []; }).slice(0, 1);
}
/** More than a heading: sentences. */
const isInstruction = (text) => text.replace(/[^\p{L}]/gu, '').length >= LETTERS && /[.:!?](?:\s|$)/.test(text);
/** `TEMPLATE.replace('{{slot}}', text)` */
function replacement(graph, call) {
    const expr = exprAs(call, 'call');
    const member = expr && exprAs(at(call, expr.callee), 'member');
    const second = expr?.args[1];
    if (!member || second === undefined || !['replace', 'replaceAll'].includes(member.property))
        return [];
    const isTemplate = graph.originsOf(at(call, member.object), [], 'value').some(({ value }) => value.kind === 'literal' && typeof value.value === 'string' && isInstruction(value.value));
    return isTemplate ? [second] : [];
}
const HANDS_ON = new Set(['join', 'map', 'filter', 'slice', 'trim', 'toString', 'stringify', 'flatMap', 'sort', 'reverse', 'String', 'substring']);
/** Fields that hold a word or a number. */
const SHORT = /^(?:id|name|key|slug|url|href|status|state|count|total|length|size|number|date|time|type|kind|version|\w*(?:Id|Count|At|Date|Url|Name|Status|Size|Total))$/;
/** The call whose answer the text is, as far as it is read from elsewhere. */
function sourceOf(graph, ref, depth) {
    if (depth > 6 || ref.id === NONE)
        return undefined;
    const expr = exprOf(ref);
    switch (expr.kind) {
        case 'await': return isRead(graph, at(ref, expr.value)) ? at(ref, expr.value) : undefined;
        case 'cast': return sourceOf(graph, at(ref, expr.value), depth + 1);
        case 'member': return SHORT.test(expr.property) ? undefined : sourceOf(graph, at(ref, expr.object), depth + 1);
        case 'choice': return expr.options.map((o) => sourceOf(graph, at(ref, o), depth + 1)).find((s) => s !== undefined);
        case 'name': return (ref.file.variables[expr.variable]?.definitions ?? []).flatMap((d) => (d.kind === 'value' && !d.path.some((step) => SHORT.test(step)) ? [sourceOf(graph, at(ref, d.value), depth + 1)] : [])).find((s) => s !== undefined);
        case 'call': {
            if (!HANDS_ON.has(calleeName(ref)))
                return undefined;
            const member = exprAs(at(ref, expr.callee), 'member');
            const from = member && !['JSON'].includes(exprAs(at(ref, member.object), 'name')?.name ?? '') ? member.object : expr.args[0];
            return from === undefined ? undefined : sourceOf(graph, at(ref, from), depth + 1);
        }
        default: return undefined;
    }
}
/** A call of a service, or of a function of the code that waits for one. */
function isRead(graph, call) {
    if (exprOf(call).kind !== 'call')
        return false;
    const called = calledFunctions(graph.calleesOf(call));
    return called.length === 0 ? !/^(?:resolve|all|allSettled)$/.test(calleeName(call)) : called.some(({ file, fn }) => {
        const fact = file.functions[fn];
        return fact !== undefined && file.exprs.some((e) => e.start >= fact.start && e.end <= fact.end && (e.kind === 'await' || (e.kind === 'call' && ['fetch', 'readFile', 'readFileSync', 'query'].includes(calleeName({ file, id: file.exprs.indexOf(e) })))));
    });
}
