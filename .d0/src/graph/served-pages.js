import { NONE } from '../facts/model.js';
import { exprAs, refKey } from './code.js';
import { LISTS } from './listing-calls.js';
import { requestHandlers } from './request-handlers.js';
import { bindingsOf } from './use-search.js';
import { usesOf } from './uses.js';
export const stuckPages = {
    find: (inquiry) => inquiry.answerTo(requestHandlers).filter((h) => h.server === 'sdk' && h.method in LISTS).flatMap((handler) => (stuckIn(inquiry.graph, handler).map((found) => ({ ...found, registration: handler.call, method: handler.method })))),
    begin: (inquiry) => requestHandlers.begin(inquiry),
};
function stuckIn(graph, { file, fn }) {
    const received = receivedCursor(graph, file, fn);
    return answeredCursors(graph, file, fn).flatMap((cursor) => {
        if (received === 'unknown')
            return [];
        if (received.length === 0)
            return [{ cursor, how: 'ignored' }];
        return received.some((holder) => isHolder(cursor, holder)) ? [{ cursor, how: 'echoed' }] : [];
    });
}
/** Where the handler has the cursor of its request; `unknown` when the request goes out of sight. */
function receivedCursor(graph, file, fn) {
    const found = [];
    let isUnknown = false;
    const look = (holder, depth) => {
        const { reads, escapes } = usesOf(graph, holder);
        if (escapes.some((e) => e.how !== 'logged'))
            isUnknown = true;
        for (const read of reads) {
            if (read.property === 'cursor')
                found.push(read.holder);
            else if (read.property === 'params' && depth < 2)
                look(read.holder, depth + 1);
        }
    };
    for (const { variable, path } of bindingsOf(file).byParameter.get(`${fn}:0`) ?? []) {
        if (path.at(-1) === 'cursor')
            found.push({ kind: 'variable', file, variable });
        else if (path.length === 0 || path.at(-1) === 'params')
            look({ kind: 'variable', file, variable }, 0);
    }
    return isUnknown && found.length === 0 ? 'unknown' : found;
}
/** Values of `nextCursor` in what the handler returns, but for those that say that there is none. */
function answeredCursors(graph, file, fn) {
    const found = graph.returnedValues(file, fn).flatMap((value) => {
        const object = value.kind === 'object' ? exprAs(value.ref, 'object') : undefined;
        const property = object?.properties.find((p) => p.key === 'nextCursor');
        return value.kind === 'object' && property && property.value !== NONE ? [{ file: value.ref.file, id: property.value }] : [];
    });
    const seen = new Set();
    return found.filter((ref) => !seen.has(refKey(ref)) && seen.add(refKey(ref)) && isSomething(graph, ref));
}
function isSomething(graph, ref) {
    const origins = graph.originsOf(ref, [], 'value');
    return origins.length === 0 || origins.some(({ value }) => !(value.kind === 'literal' && (value.value === undefined || value.value === null)));
}
/** Is the expression the cursor itself, as it was received? */
function isHolder(ref, holder) {
    if (holder.kind === 'expr') {
        if (refKey(holder.ref) === refKey(ref))
            return true;
        const name = exprAs(ref, 'name');
        const bound = bindingsOf(ref.file).byValue.get(holder.ref.id) ?? [];
        return name !== undefined && holder.ref.file === ref.file && bound.some((b) => b.variable === name.variable && b.path.length === 0) && isSetOnce(ref.file, name.variable);
    }
    const name = exprAs(ref, 'name');
    return name?.variable === holder.variable && holder.file === ref.file && isSetOnce(ref.file, name.variable);
}
const isSetOnce = (file, variable) => file.variables[variable]?.definitions.length === 1;
