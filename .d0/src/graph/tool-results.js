import { NONE } from '../facts/model.js';
import { calleeRoles } from './callees.js';
import { at, calleeName, exprAs, exprOf } from './code.js';
import { statementContext } from './expected.js';
import { isOnlyShown } from './shown.js';
import { placesHeld } from './use-search.js';
import { usesOf } from './uses.js';
import { roleOf } from './value.js';
const CONTENT = new Set(['content', 'structuredContent']);
export const unflaggedResults = {
    find: (inquiry) => inquiry.sinks('tools/call').filter((sink) => carriesFlag(inquiry.graph, sink)).flatMap((sink) => {
        const uses = usesOf(inquiry.graph, { kind: 'expr', ref: sink.ref }, [], isLookedAt);
        const [first, ...others] = uses.reads.filter((r) => CONTENT.has(r.property));
        if (!first || isLookedAt(uses))
            return [];
        const rebuilt = [first, ...others].flatMap(rebuiltFrom)[0];
        if (!rebuilt && [first, ...others].every(({ holder }) => placesHeld(holder).every((place) => isOnlyShown(place))))
            return [];
        return [{ call: sink.ref, content: first, rebuilt }];
    }),
    begin: (inquiry) => inquiry.sinks('tools/call')[0]?.ref,
};
function isLookedAt({ reads, escapes }) {
    return reads.some((r) => r.property === 'isError') || escapes.some((e) => e.how !== 'logged');
}
/** Does the call answer with the result as the server gave it, rather than throw for one that failed? */
function carriesFlag(graph, { ref, kind }) {
    if (exprOf(ref).kind !== 'call' || calleeName(ref) === 'stringify')
        return false;
    if (kind !== 'declared')
        return roleOf(calleeRoles(graph.calleesOf(ref)), 'request') !== undefined;
    return graph.originsOf(ref, ['isError'], 'value').some(({ value }) => value.kind === 'declared');
}
/** `{ content: result.content }` without `isError` and without anything spread into it, returned to somebody. */
function rebuiltFrom({ holder }) {
    return placesHeld(holder).flatMap((place) => {
        const object = propertyHolder(place);
        const properties = object && exprAs(object, 'object')?.properties;
        if (!object || !properties?.some((p) => CONTENT.has(p.key ?? '') && p.value !== NONE))
            return [];
        const isWhole = properties.some((p) => p.key === undefined || p.key === 'isError' || p.key === 'role');
        return isWhole || !isReturned(object) ? [] : [object];
    });
}
function propertyHolder(value) {
    const { parent } = exprOf(value);
    if (parent === NONE)
        return undefined;
    const holder = at(value, parent);
    const { kind } = exprOf(holder);
    if (kind === 'object')
        return holder;
    return kind === 'cast' || kind === 'choice' || kind === 'await' ? propertyHolder(holder) : undefined;
}
function isReturned(object) {
    const { parent } = exprOf(object);
    if (parent === NONE)
        return statementContext(object.file).get(object.id)?.kind === 'returned';
    const { kind } = exprOf(at(object, parent));
    return (kind === 'cast' || kind === 'choice') && isReturned(at(object, parent));
}
