import { NONE } from '../facts/model.js';
import { exprOf } from './code.js';
import { swallowsIn } from './failures.js';
import { sliceOf } from './rendered.js';
/** Swallowed failures of all handlers; one that several handlers share comes once. */
export function findRenderFailures(graph, handlers) {
    const found = new Map();
    for (const handler of handlers) {
        for (const swallow of swallowsIn(graph, sliceOf(graph, handler.file, handler.fn, handler.given)).filter((s) => !leadsThroughTool(graph, s.hops))) {
            const entry = found.get(swallow.key) ?? { swallow, handlers: [] };
            entry.handlers.push({ handler, registration: handler.registration, calls: callsOf(swallow.hops) });
            found.set(swallow.key, entry);
        }
    }
    return [...found.values()].map(({ swallow, handlers: affected }) => ({
        kind: swallow.kind, at: headerOf(swallow), symbol: symbolAt(swallow.at), handlers: affected,
        clause: swallow.try?.catchSpan && swallow.try.catchIsEmpty ? { file: swallow.at.file, ...swallow.try.catchSpan } : undefined,
    }));
}
/** A way through the handler of a tool is no way of a prompt: a dispatcher that serves both was not told apart. */
function leadsThroughTool(graph, hops) {
    for (let hop = hops; hop; hop = hop.from) {
        const { file } = hop.call;
        for (let fn = exprOf(hop.call).fn; fn > 0; fn = file.functions[fn]?.parent ?? 0)
            if (isToolHandler(graph, file, fn))
                return true;
    }
    return false;
}
/** The function is given to a tool, or called by one that is. */
function isToolHandler(graph, file, fn) {
    const lands = (at, id) => graph.callersOf(at, id).landings.some((l) => l.role === 'model-entry');
    return lands(file, fn) || graph.callersOf(file, fn).invocations.some(({ site }) => lands(site.file, exprOf(site).fn));
}
export function callsOf(hops) {
    const calls = [];
    for (let hop = hops; hop; hop = hop.from)
        calls.unshift(hop.call);
    return calls;
}
/** Of a catch clause only its beginning is marked. */
export function headerOf({ at, try: attempt }) {
    return attempt ? { file: at.file, start: at.start, end: at.start + 'catch'.length } : at;
}
export function symbolAt({ file, start, end }) {
    let best = 0;
    file.functions.forEach((fn, id) => { if (fn.start <= start && fn.end >= end && fn.name !== '' && fn.start >= (file.functions[best]?.start ?? 0))
        best = id; });
    return file.functions[best]?.name ?? '';
}
/** What a person would call the handler: the prompt's name when it is written there, else the function's. */
export function handlerName({ registration, file, fn }) {
    const expr = registration.id === NONE ? undefined : exprOf(registration);
    const first = expr?.kind === 'call' ? registration.file.exprs[expr.args[0] ?? NONE] : undefined;
    if (first?.kind === 'literal' && typeof first.value === 'string')
        return first.value;
    if (first?.kind === 'object') {
        const name = registration.file.exprs[first.properties.find((p) => p.key === 'name')?.value ?? NONE];
        if (name?.kind === 'literal' && typeof name.value === 'string')
            return name.value;
    }
    return file.functions[fn]?.name || 'the prompts/get handler';
}
