import { NONE } from '../facts/model.js';
import { argumentSchemaOf } from './argument-schema.js';
import { argumentUses } from './argument-uses.js';
import { at, exprAs, exprOf, isInFunction, isInRegion, isNullish, refKey } from './code.js';
import { dynamicThrows, fillersOf, missingThrows } from './missing-arguments.js';
import { isAbsence, isForUnknown, nameLookups } from './name-lookups.js';
import { mentions } from './presence.js';
import { armsOf, groupedPrompts, startsOf } from './prompt-groups.js';
import { registrations } from './registrations.js';
import { requestHandlers } from './request-handlers.js';
import { sliceOf } from './rendered.js';
import { thrownCode } from './thrown-code.js';
/** Low-level handlers of prompts/get that do not answer an unknown name or a missing argument with -32602. */
export const refusals = {
    begin: ({ answerTo }) => answerTo(requestHandlers).find(({ method }) => method === 'prompts/get')?.call,
    find(inquiry) {
        const handlers = inquiry.answerTo(requestHandlers).filter(({ method }) => method === 'prompts/get');
        const seen = new Set();
        return [...handlers.flatMap((handler) => nameRefusals(inquiry.graph, handler)), ...missingRefusals(inquiry, handlers)].filter(({ at: ref, argument }) => {
            const key = `${refKey(ref)} ${argument}`;
            return !seen.has(key) && seen.add(key);
        });
    },
};
const NO_ARMS = (graph) => ({ graph, own: undefined, others: new Set() });
function nameRefusals(graph, handler) {
    const { file, fn, given } = handler;
    const uses = argumentUses(graph, { row: undefined, name: undefined }, NO_ARMS(graph), [{ file, fn, path: ['params', 'name'], given }]);
    const looked = nameLookups(uses.carriers);
    const thrown = unknownThrows(graph, looked);
    const found = (kind, ref, code = 'unknown', isCertain = true) => ({ kind, handler, at: ref, argument: '', code, isCertain });
    const first = thrown.toSorted((a, b) => a.depth - b.depth || exprOf(a.ref).start - exprOf(b.ref).start).slice(0, 1).filter((t) => !isTranslated(graph, looked, t));
    const refused = first.filter(({ code }) => code !== 'InvalidParams' && code !== 'unknown').map(({ ref, code }) => found(code === 'plain' ? 'plainError' : 'wrongCode', ref, code));
    const wrapped = wrappers(graph, looked, thrown).map(({ ref, code, isCertain }) => found('wrapped', ref, code, isCertain));
    // where unknown names are refused, what follows serves known ones
    const answered = thrown.length > 0 ? [] : answersFor(looked, sliceOf(graph, file, fn, given)).map((ref) => found('answered', ref));
    const args = argumentUses(graph, { row: undefined, name: undefined }, NO_ARMS(graph), [{ file, fn, path: ['params', 'arguments'], given }]);
    const missing = dynamicThrows(graph, args.whole).map(({ ref, code }) => found(code === 'plain' ? 'plainMissing' : 'wrongMissing', ref, code));
    return [...refused, ...wrapped, ...answered, ...missing];
}
function unknownThrows(graph, looked) {
    return looked.functions.flatMap(({ file, fn, depth }) => (file.functions[fn]?.throws ?? []).filter((exit) => exit.value !== NONE && isForUnknown(looked, file, exit.region)).map((exit) => ({ ref: { file, id: exit.value }, region: exit.region, code: thrownCode(graph, { file, id: exit.value }).code, depth })));
}
/** Catch clauses that throw an error of their own for everything, around code that looks the name up. */
function wrappers(graph, looked, thrown) {
    return looked.functions.flatMap(({ file, fn }) => file.tries.filter((t) => isInFunction(file, t.fn, fn) && t.catchSpan !== undefined).flatMap((attempt) => {
        const exits = (file.functions[attempt.fn]?.throws ?? []).filter((exit) => isInRegion(file, exit.region, attempt.catchRegion));
        const isRethrown = exits.some((exit) => exprAs({ file, id: exit.value }, 'name')?.variable === attempt.caught);
        const last = exits.at(-1);
        const code = last && thrownCode(graph, { file, id: last.value }).code;
        if (isRethrown || !last || (code !== 'plain' && code !== 'InternalError'))
            return [];
        const refusesInside = thrown.some((t) => t.ref.file === file && isInRegion(file, t.region, attempt.tryRegion) && t.code === 'InvalidParams');
        const asksInside = looked.lookups.some((l) => l.file === file && isInRegion(file, exprOf(l).region, attempt.tryRegion) && isAwaited(l)) && thrown.length === 0;
        return refusesInside || asksInside ? [{ ref: { file, id: last.value }, code, isCertain: refusesInside }] : [];
    }));
}
/** A clause around it throws something that is made of it elsewhere: `catch (error) { throw toProtocolError(error); }`. */
function isTranslated(graph, looked, thrown) {
    return looked.functions.some(({ file, fn, depth }) => file.tries.some((attempt) => {
        if (!isInFunction(file, attempt.fn, fn) || attempt.catchSpan === undefined)
            return false;
        const holds = file === thrown.ref.file && isInRegion(file, thrown.region, attempt.tryRegion);
        const leadsThere = depth < thrown.depth && looked.lookups.some((l) => l.file === file && exprOf(l).kind === 'call' && isInRegion(file, exprOf(l).region, attempt.tryRegion));
        if (!holds && !leadsThere)
            return false;
        return (file.functions[attempt.fn]?.throws ?? []).some((exit) => isInRegion(file, exit.region, attempt.catchRegion)
            && exprAs({ file, id: exit.value }, 'name')?.variable !== attempt.caught && ['unknown', 'InvalidParams'].includes(thrownCode(graph, { file, id: exit.value }).code));
    }));
}
function isAwaited(ref) {
    const { parent } = exprOf(ref);
    return exprOf(ref).kind === 'call' && parent !== NONE && exprOf(at(ref, parent)).kind === 'await';
}
/** What the handler answers for a name that nothing was found for. */
function answersFor(looked, slice) {
    const isAnswer = (ref) => slice.exprs.has(refKey(ref)) && !isNullish(ref);
    const returned = looked.functions.flatMap(({ file, fn }) => (file.functions[fn]?.returns ?? []).filter((exit) => exit.value !== NONE && isForUnknown(looked, file, exit.region)).map((exit) => ({ file, id: exit.value })))
        .filter((ref) => isAnswer(ref) && !isFollowedUp(looked, ref.file, exprOf(ref).fn, exprOf(ref).region));
    const fallbacks = [...slice.exprs.values()].flatMap(({ ref }) => fallbackOf(looked, ref)).filter(isAnswer);
    return [...returned, ...fallbacks];
}
/** `if (name !== 'a') return other(name)`: what is answered is looked up again. */
function isFollowedUp(looked, file, fn, region) {
    return looked.lookups.some((l) => l.file === file && isInFunction(file, exprOf(l).fn, fn) && isInRegion(file, exprOf(l).region, region) && exprOf(l).kind === 'call');
}
/** `found ?? other`, `found ? render(found) : { messages: [] }` */
function fallbackOf(looked, ref) {
    const choice = exprAs(ref, 'choice');
    const last = choice?.options.at(-1);
    const [first] = choice?.options ?? [];
    if (!choice || last === undefined || first === undefined || choice.operator === '&&')
        return [];
    const other = at(ref, last);
    const isValue = ['object', 'array', 'element', 'member', 'name'].includes(exprOf(other).kind);
    if (!isValue)
        return [];
    if (choice.operator === '?:')
        return isAnswerObject(other) && mentions(at(ref, choice.test), looked.isLookup, 0) && !isAbsence(looked, at(ref, choice.test)) ? [other] : [];
    return isMadeOf(looked, at(ref, first)) ? [other] : [];
}
const isAnswerObject = (ref) => exprAs(ref, 'object')?.properties.some((p) => p.key === 'messages') ?? exprAs(ref, 'array')?.elements.length === 0;
/** `found`, `found?.()`, `await found.render(…)` */
function isMadeOf(looked, ref, depth = 0) {
    if (looked.isLookup(ref))
        return true;
    const expr = exprOf(ref);
    if (expr.kind === 'await' || expr.kind === 'cast')
        return isMadeOf(looked, at(ref, expr.value), depth);
    if (expr.kind === 'call')
        return isMadeOf(looked, at(ref, expr.callee), depth);
    if (expr.kind === 'choice')
        return expr.options.some((o) => isMadeOf(looked, at(ref, o), depth));
    // a member that may be missing of a prompt that was found
    if (expr.kind !== 'name' || depth > 3)
        return false;
    return (ref.file.variables[expr.variable]?.definitions ?? []).some((d) => d.kind === 'value' && d.path.length === 0 && isMadeOf(looked, at(ref, d.value), depth + 1));
}
function missingRefusals(inquiry, handlers) {
    const { graph } = inquiry;
    return groupedPrompts(inquiry.answerTo(registrations)).filter(({ prompt }) => prompt.style === 'listed').flatMap((grouped) => {
        const handler = handlers.find((h) => grouped.prompt.handlers.some(({ given }) => refKey(given) === refKey(h.given)));
        const required = argumentSchemaOf(graph, grouped.prompt).arguments.filter((a) => a.isRequired);
        if (!handler || required.length === 0)
            return [];
        const uses = argumentUses(graph, grouped.prompt, armsOf(graph, grouped), startsOf(graph, grouped.prompt));
        return required.flatMap(({ name }) => {
            const reads = uses.reads.filter((r) => r.name === name);
            const make = (kind, ref, code) => ({ kind, handler, at: ref, argument: name, code, isCertain: true });
            return [
                ...missingThrows(graph, reads).filter(({ code }) => code !== 'InvalidParams' && code !== 'unknown').map(({ ref, code }) => make(code === 'plain' ? 'plainMissing' : 'wrongMissing', ref, code)),
                ...fillersOf(reads).map((ref) => make('filler', ref, 'unknown')),
            ];
        });
    });
}
