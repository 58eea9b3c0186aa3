import { at, calleeName, exprAs, exprOf, isCatalogue, parentOf, refKey } from './code.js';
import { isContent, promptFates } from './prompt-fates.js';
export const promptEscalations = {
    find: (inquiry) => inquiry.answerTo(promptFates).flatMap((fate) => escalationsOf(inquiry.graph, fate)),
    begin: (inquiry) => promptFates.begin(inquiry),
};
function escalationsOf(graph, fate) {
    const found = fate.visits.flatMap((visit) => { const slot = isContent(visit) && !isTurnAlready(visit) ? slotOf(graph, visit) : undefined; return slot ? [{ visit, slot }] : []; });
    const firsts = found.filter((one) => !found.some((other) => other !== one && isBefore(other.visit, one.visit)));
    const seen = new Set();
    return firsts.filter(({ visit }) => !seen.has(refKey(visit.ref)) && seen.add(refKey(visit.ref))).map(({ visit, slot }) => {
        const later = found.filter((other) => isBefore(visit, other.visit));
        return { fate, visit, slot: slot.at, name: slot.name, kind: slot.kind, certain: slot.certain || later.some((l) => l.slot.certain), last: later.at(-1)?.visit ?? visit };
    });
}
/** Did the value pass `first` on its way to `then`? */
function isBefore(first, then) {
    for (let v = then.from; v; v = v.from)
        if (v === first || v.ref === first.ref)
            return true;
    return false;
}
/** On its way it became a turn with a role of its own, among others of a conversation: what a provider makes of those is no matter of the prompt. */
function isTurnAlready(visit) {
    let wasSorted = false;
    for (let v = visit.from; v; v = v.from) {
        wasSorted ||= ['filter', 'find', 'findLast'].includes(v.frames?.how ?? '') || ['filter', 'find'].includes(calleeName(v.ref));
        const role = exprAs(v.ref, 'object')?.properties.find((p) => p.key === 'role');
        if (role && (wasSorted || exprAs(at(v.ref, role.value), 'literal')))
            return true;
    }
    return false;
}
const NAMED = /^(?:append|custom|base|extra|full|dynamic|agent|final|default)?_?(?:system|developer)_?(?:prompts?|messages?|instructions?|text|context|content)$/i;
const PLAIN = /^(?:system|developer|instructions)$/;
const ROLES = new Set(['system', 'developer']);
const CONTENT_KEYS = new Set(['content', 'text', 'parts', 'message']);
function slotOf(graph, visit) {
    const parent = parentOf(visit.ref);
    if (!parent)
        return undefined;
    const expr = exprOf(parent);
    if (expr.kind === 'object')
        return objectSlot(graph, visit, parent);
    if (expr.kind === 'assign' && expr.value === visit.ref.id)
        return storeSlot(at(parent, expr.target));
    if ((expr.kind === 'call' || expr.kind === 'new') && expr.args.includes(visit.ref.id))
        return callSlot(parent);
    return undefined;
}
function objectSlot(graph, visit, object) {
    const properties = exprAs(object, 'object')?.properties ?? [];
    const property = properties.find((p) => p.value === visit.ref.id);
    if (!property)
        return undefined;
    const role = properties.findLast((p) => p.key === 'role' || p.key === 'author');
    const isOverwritten = property.kind === 'spread' && role !== undefined && role.start > property.start;
    if (role && (CONTENT_KEYS.has(property.key) || isOverwritten)) {
        const named = roleNamed(graph, at(object, role.value));
        if (named !== undefined)
            return { at: at(object, role.value), name: named, kind: 'role', certain: true };
    }
    if (property.key === undefined || visit.inside.length > 0 && visit.text === 'no' && visit.part.length < 2)
        return undefined;
    if (NAMED.test(property.key))
        return { at: visit.ref, name: property.key, kind: 'slot', certain: true };
    return PLAIN.test(property.key) ? { at: visit.ref, name: property.key, kind: 'slot', certain: isGivenToLibrary(graph, object) } : undefined;
}
/** The role written there, when one of the roles it may be is the host's. */
function roleNamed(graph, role) {
    for (const value of graph.valuesOf(role))
        if (value.kind === 'literal' && ROLES.has(value.value))
            return String(value.value);
    return undefined;
}
/** The object is an argument of something the catalogue declares. */
function isGivenToLibrary(graph, object) {
    const call = parentOf(object);
    const expr = call && exprOf(call);
    if (!call || !expr)
        return false;
    if (expr.kind === 'object')
        return isGivenToLibrary(graph, call);
    if (expr.kind !== 'call' && expr.kind !== 'new')
        return false;
    return graph.calleesOf(call).some((c) => c.kind === 'declared' || (c.kind !== 'builtin' && isCatalogue(c.file)));
}
function storeSlot(target) {
    const member = exprAs(target, 'member');
    return member && (NAMED.test(member.property) || member.property === 'system') ? { at: target, name: member.property, kind: 'slot', certain: NAMED.test(member.property) } : undefined;
}
const SETTER = /^(?:set|append|add|with|update|extend|push)(?:To)?_?(?:System|Developer)(?:Prompt|Message|Instructions?|Text|Context)?$/;
/** `setSystemPrompt(text)`, `new SystemMessage(text)`, `systemParts.push(text)`. */
function callSlot(call) {
    const name = calleeName(call);
    if (SETTER.test(name))
        return { at: call, name, kind: 'slot', certain: true };
    const expr = exprOf(call);
    if (expr.kind === 'new' && /^(?:System|Developer)Message(?:Prompt)?(?:Template)?$/.test(name))
        return { at: call, name, kind: 'slot', certain: true };
    const callee = expr.kind === 'call' ? exprAs(at(call, expr.callee), 'member') : undefined;
    const list = callee && ['push', 'unshift', 'add'].includes(name) ? exprAs(at(call, callee.object), 'member') : undefined;
    if (list && /^system/i.test(list.property))
        return { at: at(call, callee?.object ?? call.id), name: list.property, kind: 'slot', certain: false };
    return undefined;
}
