import { refKey } from './code.js';
import { hasRole } from './value.js';
/** Is the origin a listed prompt or tool, or a part of one? By declared type, or as the result of a call that lists. */
export function listedKind({ value, hops, isOneOfMany }, listings) {
    if (isOneOfMany)
        return undefined;
    if (value.kind === 'declared') {
        for (const roles of [value.roles, value.owner ?? []]) {
            if (hasRole(roles, 'prompt') || hasRole(roles, 'executable-prompt'))
                return 'prompt';
            if (hasRole(roles, 'tool') || hasRole(roles, 'tool-annotations'))
                return 'tool';
        }
    }
    for (let hop = hops; hop; hop = hop.from) {
        const kind = listings.get(refKey(hop.at));
        // an argument of the call is no part of what it listed
        if (kind && hop.note !== 'argument')
            return kind;
    }
    return undefined;
}
/** The same for an expression: of anything it is computed from. Prompts win, because nothing about them may be annotated. */
export function listedSource(graph, ref, path, listings) {
    const found = graph.originsOf(ref, path, 'near').flatMap((origin) => { const kind = listedKind(origin, listings); return kind ? [{ kind, origin }] : []; });
    return found.find((f) => f.kind === 'prompt') ?? found[0];
}
