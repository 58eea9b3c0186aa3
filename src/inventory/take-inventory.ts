import type { CallStep, HostRequest, Inventory, Offered, OfferedEffect } from '../findings/inventory.js';
import type { Location } from '../findings/finding.js';
import { calleeName, type Ref } from '../graph/code.js';
import { decisiveEffect, verdictOf, type FoundEffect } from '../graph/effect.js';
import { doingOf } from '../graph/effects.js';
import { hintsOf } from '../graph/hints.js';
import { hostCalls, type HostCall } from '../graph/host-calls.js';
import type { Code } from '../graph/queries.js';
import type { Registration } from '../graph/registration.js';
import { registrations } from '../graph/registrations.js';
import { toLocation, toPlace } from '../rule/place.js';
import type { Place } from '../rule/rule.js';
import { conditionsOf } from './conditions.js';

/** Whose searches they are, for the report's list of unfinished ones. */
const ASKER = 'inventory';

type TextOf = (path: string) => string;

/** What the code offers and asks for, in the order of kinds, names and places. */
export function takeInventory(code: Code, textOf: TextOf): Pick<Inventory, 'offered' | 'requests'> {
  return {
    offered: joined(code.answerTo(registrations, ASKER).map((r) => toOffered(code, r, textOf))).sort(byKindAndName),
    requests: code.answerTo(hostCalls, ASKER).map(toRequest).sort((a, b) => compare(a.method, b.method) || byPlace(a.location, b.location)),
  };
}

/** What a table registers at several places is one thing; the answer that asks for most care stands for all. */
function joined(all: readonly Offered[]): Offered[] {
  const families = new Map<string, Offered[]>();
  for (const one of all) {
    const key = JSON.stringify([one.kind, one.name, one.location]);
    families.set(key, [...(families.get(key) ?? []), one]);
  }
  return [...families.values()].flatMap((family) => family.sort((a, b) => CARE.indexOf(a.does) - CARE.indexOf(b.does)).slice(0, 1));
}

const CARE: readonly Offered['does'][] = ['writes', 'relays', 'runs a process', 'unknown', 'reads', 'nothing'];

function toOffered(code: Code, registration: Registration, textOf: TextOf): Offered {
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

const isRef = (at: Registration['nameAt']): at is Ref => at !== undefined && 'id' in at;

const placeOf = (at: Ref | Place): Location => toLocation(toPlace(at));

const toStep = (call: Ref): CallStep => ({ call: calleeName(call), location: placeOf(call) });

function toEffect({ what, isNamed, at, way }: FoundEffect): OfferedEffect {
  return { what, isLikely: isNamed, location: placeOf(at), path: way.map(toStep) };
}

function toRequest({ sink, paths }: HostCall): HostRequest {
  const seen = new Set<string>();
  const initiators = paths.map(({ initiator, certain, entry, calls }) => ({ initiator, isLikely: !certain && initiator !== 'unknown', entry: placeOf(entry), path: calls.map(toStep) }))
    .sort((a, b) => compare(a.initiator, b.initiator) || byPlace(a.entry, b.entry))
    .filter(({ initiator, entry }) => { const key = `${initiator} ${entry.path}:${entry.line}`; return !seen.has(key) && seen.add(key); });
  return { method: sink.method, location: placeOf(sink.ref), isAnyMethod: sink.kind === 'dynamic', initiators };
}

const KINDS = ['tool', 'prompt', 'resource'];
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
const byPlace = (a: Location, b: Location): number => compare(a.path, b.path) || a.line - b.line || a.column - b.column;

function byKindAndName(a: Offered, b: Offered): number {
  return KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) || compare(a.name ?? '\uffff', b.name ?? '\uffff') || byPlace(a.location, b.location);
}
