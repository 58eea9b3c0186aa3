import { NONE } from '../facts/model.js';
import { calleeName, exprAs, exprOf, refKey } from './code.js';
import { mentions } from './presence.js';
import { renderersOf } from './prompt-groups.js';
import { registrations } from './registrations.js';
import { requestHandlers } from './request-handlers.js';
export const errorTexts = {
    begin: ({ answerTo }) => answerTo(registrations).find((r) => r.kind !== 'tool')?.call,
    find({ graph, answerTo }) {
        const all = answerTo(registrations);
        const seen = new Set();
        const prompts = renderersOf(all, answerTo(requestHandlers)).flatMap((renderer) => textsOf(graph, renderer, renderer.isList ? [LIST] : [MESSAGES, []], 'prompt'));
        const resources = resourceRenderers(all).flatMap((renderer) => textsOf(graph, renderer, [CONTENTS], 'resource'));
        return [...prompts, ...resources].filter(({ at }) => !seen.has(refKey(at)) && seen.add(refKey(at)));
    },
};
const MESSAGES = ['messages', '*', 'content', 'text'];
const LIST = ['*', 'content', 'text'];
const CONTENTS = ['contents', '*', 'text'];
function resourceRenderers(all) {
    return all.filter((r) => r.kind === 'resource' && r.style !== 'listed' && (r.name !== undefined || r.handlers.length === 1)).flatMap((r) => (r.handlers.map(({ file, fn, given }) => ({ file, fn, given, registration: r.call, isOfSdk: true, isList: false }))));
}
/** Whole texts of the answer that tell of a failure. */
function textsOf(graph, renderer, paths, kind) {
    const { file, fn, registration } = renderer;
    return (file.functions[fn]?.returns ?? []).filter(({ value }) => value !== NONE).flatMap(({ value }) => {
        const returned = { file, id: value };
        const rejections = rejectionCallbacks({ file, id: value }).flatMap((callback) => textsOf(graph, { ...renderer, ...callback }, paths, kind));
        return [...rejections, ...paths.flatMap((path) => {
                const origins = graph.originsOf(returned, path, 'value');
                return origins.flatMap((origin) => {
                    const judged = judge(origin, origins.length);
                    return judged ? [{ at: judged.at, kind, how: judged.how, registration, isCertain: judged.isCertain }] : [];
                });
            })];
    });
}
/** Callbacks of `.catch(…)` whose result is what is returned. */
function rejectionCallbacks(returned) {
    const expr = exprOf(returned);
    if (expr.kind === 'await')
        return rejectionCallbacks({ file: returned.file, id: expr.value });
    const first = expr.kind === 'call' && calleeName(returned) === 'catch' ? exprAs({ file: returned.file, id: expr.args[0] ?? NONE }, 'function') : undefined;
    return first ? [{ file: returned.file, fn: first.function }] : [];
}
function judge({ value, hops }, count) {
    // `text: error.message`
    if (value.kind === 'caught')
        return hops ? { at: hops.at, how: 'caught', isCertain: true } : undefined;
    const place = value.kind === 'text' || value.kind === 'literal' || value.kind === 'unknown' ? value.at : undefined;
    const text = place && beginningOf(place);
    if (!place || text === undefined)
        return undefined;
    const handler = failureAround(place.file, exprOf(place).region, exprOf(place).fn);
    const isError = ERROR_MARK.test(text);
    if (handler) {
        const tells = handler.caught !== NONE && mentions(place, (ref) => exprAs(ref, 'name')?.variable === handler.caught && ref.file === place.file, 0);
        // what says of one part that it could not be loaded is part of a text that goes on
        return isError || (tells && (count === 1 || FAILURE.test(text) || text.trim() === '')) || (FAILURE.test(text) && count <= 2) ? { at: place, how: 'caught', isCertain: isError || tells } : undefined;
    }
    return isConditional(place) && isError ? { at: place, how: 'refused', isCertain: true } : undefined;
}
/** `Error: …`, `❌ ERROR …`, `[Error reading …]` */
const ERROR_MARK = /^[^\p{L}\p{N}]*(?:(?:fatal |internal |unexpected |server )?error(?:\s*[:!\]–-]|\s+(?:reading|loading|fetching|getting|generating|rendering|occurred|while))|❌|failed to\b|failure:)/iu;
const FAILURE = /^[^\p{L}\p{N}]*(?:error|failed|failure|could not|couldn't|cannot|can't|unable to|something went wrong|sorry|an error|there was (?:an error|a problem)|unknown error)\b|(?:not found|unavailable|went wrong)[.!]?$/iu;
function beginningOf(ref) {
    const expr = exprOf(ref);
    if (expr.kind === 'literal')
        return typeof expr.value === 'string' ? expr.value : undefined;
    if (expr.kind === 'template')
        return expr.texts[0] ?? '';
    if (expr.kind === 'binary' && expr.operator === '+')
        return beginningOf({ file: ref.file, id: expr.left }) ?? '';
    return expr.kind === 'call' ? '' : undefined;
}
/** The catch clause, or the callback for a rejection, around a place, with the variable that holds the error. */
function failureAround(file, start, fn) {
    for (let id = start; id > 0; id = file.regions[id]?.parent ?? 0) {
        const region = file.regions[id];
        if (region?.kind === 'catch')
            return { caught: file.tries[region.try]?.caught ?? NONE };
    }
    const callback = file.functions[fn];
    const parent = callback ? (file.exprs[callback.expr]?.parent ?? NONE) : NONE;
    const call = exprAs({ file, id: parent }, 'call');
    if (!callback || !call)
        return undefined;
    const name = calleeName({ file, id: parent });
    const isRejection = (name === 'catch' && call.args[0] === callback.expr) || (name === 'then' && call.args[1] === callback.expr);
    return isRejection ? { caught: callback.params[0]?.variable ?? NONE } : undefined;
}
function isConditional({ file, id }) {
    for (let region = file.exprs[id]?.region ?? 0; region > 0; region = file.regions[region]?.parent ?? 0) {
        const fact = file.regions[region];
        if (fact && ['if', 'else', 'case', 'guard'].includes(fact.kind))
            return true;
    }
    return false;
}
