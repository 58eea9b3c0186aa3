import { at, exprAs, exprOf, isInFunction, parentOf, refKey } from './code.js';
import { failingTests, isUse } from './drop-tests.js';
import { isShown } from './display-ends.js';
import { isContent, promptFates } from './prompt-fates.js';
export const promptDrops = {
    find: (inquiry) => inquiry.answerTo(promptFates).flatMap((fate) => unique(dropsOf(fate))),
    begin: (inquiry) => promptFates.begin(inquiry),
};
function dropsOf(fate) {
    const picked = picks(fate);
    const rest = { ...fate, visits: fate.visits.filter((v) => !isPicked(v)), ends: fate.ends.filter((e) => !isPicked(e.visit)) };
    const tests = failingTests(fate).map((t) => ({ fate, kind: t.of === 'role' ? 'roleFiltered' : 'blocksSkipped', at: t.at, visit: t.visit }));
    const found = [...picked, ...tests, ...bareTexts(fate), ...merges(rest), ...replacedRoles(rest)];
    return found.filter((drop) => isKept(fate, drop));
}
/** What is only shown, logged or compared loses nothing of the conversation. */
function isKept(fate, { kind, visit }) {
    const isTest = kind === 'blocksSkipped' || kind === 'roleFiltered';
    const isFrom = (v) => (isTest ? sharesTurn(v, visit) : passes(v, visit));
    const ends = fate.ends.filter((e) => isContent(e.visit) && isFrom(e.visit));
    // in a large program the way may be too long to see its end
    return ends.length > 0 ? ends.some((e) => !isShown(e)) : fate.visits.some((v) => v !== visit && isContent(v) && exprOf(v.ref).kind === 'object' && isFrom(v));
}
function passes(visit, through) {
    for (let v = visit; v; v = v.from)
        if (v === through || (v.ref === through.ref && v.part.length === through.part.length))
            return true;
    return false;
}
/** Do both come from one and the same list of turns? */
function sharesTurn(one, other) {
    const root = (v) => (v.from && v.from.part.length >= 2 ? root(v.from) : v);
    return passes(one, root(other).from ?? root(other));
}
const isPicked = ({ part }) => /^\d+$/.test(part[1] ?? '');
/** `messages[0]`, `messages.find(…)`, `const [first] = messages`: one turn is used, and the same function uses no others. */
function picks(fate) {
    const taken = fate.visits.filter((v) => isPicked(v) && v.part.length === 2 && v.from !== undefined && v.from.part.length < 2);
    return taken.flatMap((visit) => {
        const place = ['element', 'call'].includes(exprOf(visit.ref).kind) || !visit.from ? visit.ref : visit.from.ref;
        return usesOthers(fate, place) || isCounted(fate, place) ? [] : [{ fate, kind: 'picked', at: place, visit }];
    });
}
/** The same function walks all turns, or hands them all on. */
function usesOthers(fate, place) {
    const isBeside = (ref) => isSameFunction(ref, place);
    return fate.visits.some((v) => v.part[1] === '*' && isUse(v) && isBeside(v.ref)) || fate.ends.some((e) => e.visit.part.length === 1 && e.visit.part[0] === 'messages' && !isShown(e) && isBeside(e.visit.ref));
}
/** `if (messages.length !== 1) throw …` */
function isCounted(fate, place) {
    return fate.visits.some((v) => v.part[1] === 'length' && isSameFunction(v.ref, place) && isComparedWithOne(v.ref));
}
function isComparedWithOne(length) {
    const parent = parentOf(length);
    const call = parent && exprAs(parent, 'call');
    if (call)
        return call.args.some((a) => exprAs(at(length, a), 'literal')?.value === 1);
    const binary = parent && exprAs(parent, 'binary');
    if (binary?.operator === '-' || binary?.operator === '+')
        return false;
    const other = binary && exprAs(at(length, binary.left === length.id ? binary.right : binary.left), 'literal');
    return other?.value === 1;
}
function isSameFunction(one, other) {
    const [a, b] = [exprOf(one).fn, exprOf(other).fn];
    return one.file === other.file && (isInFunction(one.file, a, b) || isInFunction(one.file, b, a));
}
/** `content.text`, read without asking what kind of block it is. */
function bareTexts(fate) {
    return fate.visits.filter((v) => v.part.length === 4 && v.part[3] === 'text' && v.from?.part.length === 3 && v.text === 'no').flatMap((visit) => {
        const asks = fate.visits.some((v) => v !== visit && v.part.length >= 3 && v.part[2] === 'content' && isSameFunction(v.ref, visit.ref) && asksOrUses(v, visit));
        return asks ? [] : [{ fate, kind: 'textOnly', at: visit.ref, visit }];
    });
}
const OTHER_FIELDS = new Set(['type', 'data', 'resource', 'uri', 'mimeType', 'blob', 'name']);
/** Is the kind of the block looked at, or the block used as a whole? */
function asksOrUses(v, text) {
    if (v.part.length > 3)
        return OTHER_FIELDS.has(v.part[3] ?? '') || (v.part[3] === 'text' && v.ref !== text.ref && isTested(v.ref) && v.part.length === 4);
    const parent = parentOf(v.ref);
    if (v.text !== 'no')
        return v.text === 'whole' || v.from?.part.length === 3;
    const kind = parent && exprOf(parent).kind;
    return kind === 'binary' || kind === 'call' || kind === 'new' || kind === 'spread' || (kind === 'object' && v.inside.length === 0) || (kind === 'unary' && exprAs(parent ?? v.ref, 'unary')?.operator === 'typeof');
}
function isTested(ref) {
    const parent = parentOf(ref);
    return parent !== undefined && exprAs(parent, 'unary')?.operator === 'typeof';
}
/** Texts of several turns become one, and nothing says who speaks. */
function merges(fate) {
    return fate.visits.filter((v) => v.text === 'joined' && (v.from?.text === 'one' || v.from?.text === 'no') && v.part[1] === '*' && isContent(v) && !keepsRole(fate, v)).map((visit) => ({ fate, kind: 'rolesMerged', at: addedAt(visit), visit }));
}
/** `text += …`, or the call that joins. */
const addedAt = ({ ref, from }) => (from && exprOf(from.ref).kind === 'assign' ? from.ref : ref);
/** Every turn gets the role of the user, whoever speaks in it. */
function replacedRoles(fate) {
    return fate.visits.filter((v) => v.part[1] === '*' && (v.text === 'no' || v.text === 'one') && isContent(v)).flatMap((visit) => {
        const parent = parentOf(visit.ref);
        const object = parent && exprAs(parent, 'object');
        const own = object?.properties.find((p) => p.value === visit.ref.id);
        const role = object?.properties.findLast((p) => p.key === 'role');
        if (!parent || !role || !own || (own.kind === 'spread' && own.start > role.start) || exprAs(at(parent, role.value), 'literal')?.value !== 'user')
            return [];
        return keepsRole(fate, visit) ? [] : [{ fate, kind: 'roleReplaced', at: at(parent, role.value), visit }];
    });
}
/** The role of the turn is read in one of the functions that the text comes through. */
function keepsRole(fate, visit) {
    const way = [];
    for (let v = visit; v && v.part.length >= 1; v = v.from)
        way.push(v.ref);
    return fate.visits.some((v) => v.part[0] === 'messages' && v.part[2] === 'role' && way.some((ref) => isSameFunction(ref, v.ref)));
}
function unique(drops) {
    const seen = new Set();
    const lines = new Set();
    return drops.filter(({ at: place, kind }) => {
        const key = refKey(place);
        const { file } = place;
        const line = `${file.path}:${file.lineStarts.findLastIndex((s) => s <= exprOf(place).start)} ${kind}`;
        if (seen.has(key) || lines.has(line))
            return false;
        seen.add(key);
        lines.add(line);
        return true;
    });
}
