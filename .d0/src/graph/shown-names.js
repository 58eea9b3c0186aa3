import { at, exprAs, exprOf, parentOf, refKey } from './code.js';
import { hasRole } from './value.js';
/** Places where a person is shown the name of a listed prompt, without its title. */
export const shownNames = {
    find: (inquiry) => {
        const listings = inquiry.listings();
        return inquiry.graph.source.filesContaining('rompt').flatMap((path) => {
            const file = inquiry.graph.source.facts(path);
            const shown = (file?.index.members.get('name') ?? []).filter((id) => file !== undefined && isShownAlone({ file, id }));
            return shown.flatMap((id) => (file && isOfPrompt(inquiry.graph, { file, id }, listings) ? [{ file, id }] : []));
        });
    },
    begin: (inquiry) => inquiry.sinks('prompts/list')[0]?.ref,
};
const LABELS = /^(?:label|title|text|display(?:Name|Text|Title)?|caption|primary|primaryText|heading)$/;
/** The label of an entry, or the text of an element. */
function isShownAlone(member) {
    const parent = parentOf(member);
    const expr = parent && exprOf(parent);
    if (expr?.kind === 'object')
        return LABELS.test(expr.properties.find((p) => p.value === member.id)?.key ?? '');
    // `{p.name}` stands in braces of its own
    const outer = parent && expr?.kind === 'sequence' ? parentOf(parent) : undefined;
    return parent !== undefined && outer !== undefined && (exprAs(outer, 'jsx')?.children.includes(parent.id) ?? false);
}
/** `p.name`, where `p` is a prompt as listed by a server. */
function isOfPrompt(graph, member, listings) {
    const object = exprAs(member, 'member')?.object;
    return object !== undefined && graph.originsOf(at(member, object), [], 'near').some(({ value, hops, isOneOfMany }) => {
        if (isOneOfMany)
            return false;
        if (value.kind === 'declared')
            return hasRole(value.roles, 'prompt');
        for (let hop = hops; hop; hop = hop.from)
            if (listings.get(refKey(hop.at)) === 'prompt' && hop.note !== 'argument')
                return value.kind === 'unknown' && value.rest.at(-1) !== 'arguments';
        return false;
    });
}
