import { NONE } from '../facts/model.js';
import { at, exprAs, exprOf, isInFunction, refKey } from './code.js';
import { listedPages } from './pages.js';
import { placesHeld } from './use-search.js';
import { usesOf } from './uses.js';
export const keptListings = {
    find: (inquiry) => {
        const { graph } = inquiry;
        const seen = new Set();
        return inquiry.answerTo(listedPages).flatMap((page) => {
            if (page.call.list !== 'prompts' || isTold(graph))
                return [];
            const kept = keptAt(graph, page);
            const entry = kept && entryOf(graph, page.call.ref, 0);
            if (!kept || !entry || seen.has(refKey(entry)))
                return [];
            seen.add(refKey(entry));
            return [{ page, entry, kept }];
        });
    },
    begin: (inquiry) => listedPages.begin(inquiry),
};
const WORDS = ['list_changed', 'ListChanged', 'listChanged', 'fallbackNotificationHandler'];
/** Anything in the code, but for its comments, that has to do with changed lists: a handler, an option of the client, a generic dispatch of notifications. */
function isTold(graph) {
    const paths = new Set(WORDS.flatMap((word) => graph.source.filesContaining(word)));
    return [...paths].some((path) => graph.source.facts(path)?.exprs.some((expr) => textsOf(expr).some((text) => WORDS.some((word) => text.includes(word)))));
}
function textsOf(expr) {
    switch (expr.kind) {
        case 'name': return [expr.name];
        case 'member': return [expr.property];
        case 'literal': return typeof expr.value === 'string' ? [expr.value] : [];
        case 'template': return expr.texts;
        case 'object': return expr.properties.flatMap((p) => p.key ?? []);
        default: return [];
    }
}
/** A field that the entries are stored in. */
function keptAt(graph, { lists }) {
    for (const read of lists) {
        const stored = usesOf(graph, read.holder, read.path).escapes.find((e) => e.how === 'stored' && isField(e.at));
        if (stored)
            return stored.at;
        const derived = placesHeld(read.holder).map((place) => fieldAround(place)).find((found) => found !== undefined);
        if (derived)
            return derived;
    }
    return undefined;
}
/** `this.entries = prompts.map(…)` */
function fieldAround(use) {
    for (let id = exprOf(use).parent; id !== NONE; id = exprOf(at(use, id)).parent) {
        if (isField(at(use, id)))
            return at(use, id);
        if (!['member', 'call', 'await', 'new', 'array', 'spread', 'choice', 'cast'].includes(exprOf(at(use, id)).kind))
            return undefined;
    }
    return undefined;
}
function isField(store) {
    const assign = exprAs(store, 'assign');
    const target = assign && exprAs(at(store, assign.target), 'member');
    return target !== undefined && exprOf(at(store, target.object)).kind === 'this';
}
/** The listing happens where the connection is made, and nowhere else. */
function entryOf(graph, call, depth) {
    const { file } = call;
    const { fn } = exprOf(call);
    if (connects(call))
        return call;
    if (fn === 0 || depth > 2)
        return undefined;
    const { invocations, landings, ambiguous } = graph.callersOf(file, fn);
    const [only, ...others] = invocations;
    return only && others.length === 0 && landings.length === 0 && ambiguous === 0 && only.evidence === 'resolved' ? entryOf(graph, only.site, depth + 1) : undefined;
}
/** Does the function around a call connect a client before it? */
function connects(call) {
    const { file } = call;
    const { fn, start } = exprOf(call);
    return (file.index.calls.get('connect') ?? []).some((id) => { const expr = file.exprs[id]; return expr !== undefined && expr.kind === 'call' && isInFunction(file, expr.fn, fn) && expr.start < start; });
}
