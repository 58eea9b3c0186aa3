import { calleeName } from '../graph/code.js';
import { decisiveEffect, verdictOf } from '../graph/effect.js';
import { doingOf } from '../graph/effects.js';
import { hintsOf } from '../graph/hints.js';
import { hostCalls } from '../graph/host-calls.js';
import { registrations } from '../graph/registrations.js';
import { toLocation, toPlace } from '../rule/place.js';
import { conditionsOf } from './conditions.js';
/** Whose searches they are, for the report's list of unfinished ones. */
const ASKER = 'inventory';
/** What the code offers and asks for, in the order of kinds, names and places. */
export function takeInventory(code, textOf) {
    return {
        offered: joined(code.answerTo(registrations, ASKER).map((r) => toOffered(code, r, textOf))).sort(byKindAndName),
        requests: code.answerTo(hostCalls, ASKER).map(toRequest).sort((a, b) => compare(a.method, b.method) || byPlace(a.location, b.location)),
    };
}
/** What a table registers at several places is one thing; the answer that asks for most care stands for all. */
function joined(all) {
    const families = new Map();
    for (const one of all) {
        const key = JSON.stringify([one.kind, one.name, one.location]);
        families.set(key, [...(families.get(key) ?? []), one]);
    }
    return [...families.values()].flatMap((family) => family.sort((a, b) => CARE.indexOf(a.does) - CARE.indexOf(b.does)).slice(0, 1));
}
const CARE = ['writes', 'relays', 'runs a process', 'unknown', 'reads', 'nothing'];
function toOffered(code, registration, textOf) {
    const [doing] = code.answerTo(doingOf(registration), ASKER);
    const [hints] = registration.kind === 'tool' ? code.answerTo(hintsOf(registration), ASKER) : [];
    const effect = doing && decisiveEffect(doing);
    return {
        kind: registration.kind,
        ...(registration.name === undefined ? {} : { name: registration.name }),
        location: placeOf(registration.nameAt ?? registration.call),
        hints: Object.fromEntries((hints?.hints ?? []).map((h) => [h.name, h.value])),
        hasUnknownHints: hints?.isOpen ?? false,
        // nothing is known of a handler that was not found
        does: doing && registration.handlers.length > 0 ? verdictOf(doing) : 'unknown',
        ...(effect ? { effect: toEffect(effect) } : {}),
        conditions: conditionsOf(isRef(registration.nameAt) ? registration.nameAt : registration.call, textOf),
    };
}
const isRef = (at) => at !== undefined && 'id' in at;
const placeOf = (at) => toLocation(toPlace(at));
function toEffect({ what, isNamed, at, way }) {
    return { what, isLikely: isNamed, location: placeOf(at), path: way.map((call) => ({ call: calleeName(call), location: placeOf(call) })) };
}
function toRequest({ sink, paths }) {
    const seen = new Set();
    const initiators = paths.map(({ initiator, certain, entry }) => ({ initiator, isLikely: !certain && initiator !== 'unknown', entry: placeOf(entry) }))
        .sort((a, b) => compare(a.initiator, b.initiator) || byPlace(a.entry, b.entry))
        .filter(({ initiator, entry }) => { const key = `${initiator} ${entry.path}:${entry.line}`; return !seen.has(key) && seen.add(key); });
    return { method: sink.method, location: placeOf(sink.ref), isAnyMethod: sink.kind === 'dynamic', initiators };
}
const KINDS = ['tool', 'prompt', 'resource'];
const compare = (a, b) => (a < b ? -1 : a > b ? 1 : 0);
const byPlace = (a, b) => compare(a.path, b.path) || a.line - b.line || a.column - b.column;
function byKindAndName(a, b) {
    return KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) || compare(a.name ?? '\uffff', b.name ?? '\uffff') || byPlace(a.location, b.location);
}
