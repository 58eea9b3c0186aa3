import type { Does, HostRequest, InitiatorName, Inventory, Offered, OfferedKind } from '../../findings/inventory.js';
import { counted } from '../count.js';
import { groupBy } from '../group-by.js';
import { UNNAMED } from '../inventory/words.js';
import { classOf, STARTERS } from './causes.js';
import { draw, type Arrow, type Box } from './drawing.js';
import type { Markup } from './markup.js';
import { tailOf } from './words.js';

/** Boxes of one kind that do the same, each by its name; more are one box that says how many. */
const NAMED_AT_ONCE = [40, 14, 6, 2];
/** Boxes in a picture that can be taken in. */
const MOST_BOXES = 64;

const CONTROLLERS: Readonly<Record<OfferedKind, { readonly name: string; readonly note: string; readonly look: string }>> = {
  tool: { name: 'model', note: 'calls tools', look: 'starter by-model' },
  prompt: { name: 'user', note: 'picks prompts', look: 'starter by-user' },
  resource: { name: 'application', note: 'reads resources', look: 'starter by-application' },
};

const EFFECTS: Readonly<Record<Does, { readonly name: string; readonly look: string }>> = {
  writes: { name: 'writes', look: 'does acts' },
  'runs a process': { name: 'runs a process', look: 'does acts' },
  relays: { name: 'relays to servers', look: 'does acts' },
  reads: { name: 'reads', look: 'does' },
  nothing: { name: 'nothing outside', look: 'does' },
  unknown: { name: 'not known', look: 'does open' },
};

/** What servers of the code offer: who controls it, and what it does. */
export function serverPicture({ offered }: Inventory, prefix: string): Markup | undefined {
  if (offered.length === 0) return undefined;
  const groups = foldingGroups(offered, ({ kind, does }) => `${kind} ${does}`);
  const boxes: Box[] = [];
  const arrows: Arrow[] = [];
  for (const kind of ['tool', 'prompt', 'resource'] as const) if (offered.some((one) => one.kind === kind)) boxes.push({ id: kind, ...CONTROLLERS[kind], href: fragment(prefix, { kind }) });
  for (const group of groups) {
    const [{ kind, does } = { kind: 'tool' as const, does: 'unknown' as const }] = group;
    const id = `item ${boxes.length}`;
    boxes.push({ id, look: 'item', ...itemOf(group, prefix) });
    arrows.push({ from: kind, to: id, look: CONTROLLERS[kind].look.replace('starter ', '') }, { from: id, to: `does ${does}`, look: EFFECTS[does].look });
  }
  for (const does of Object.keys(EFFECTS) as Does[]) if (offered.some((one) => one.does === does)) boxes.push({ id: `does ${does}`, ...EFFECTS[does], href: fragment(prefix, { does }) });
  return draw({ direction: 'right', label: 'What is offered: who controls it and what its handlers do. The same stands in the tables below.', boxes, arrows });
}

function itemOf(group: readonly Offered[], prefix: string): Pick<Box, 'name' | 'href'> {
  const [first] = group;
  if (!first) return { name: '' };
  if (group.length > 1) return { name: counted(group.length, first.kind), href: fragment(prefix, { kind: first.kind, does: first.does }) };
  return { name: first.name ?? UNNAMED, href: fragment(prefix, { kind: first.kind, q: first.name ?? UNNAMED }) };
}

/** What hosts of the code ask servers for, and who can cause it. */
export function hostPicture({ requests }: Inventory, pathOf: (path: string) => string, prefix: string): Markup | undefined {
  if (requests.length === 0) return undefined;
  const groups = foldingGroups(requests, ({ method }) => method);
  const who = [...new Set(requests.flatMap(({ initiators }) => initiators.map(({ initiator }) => initiator)))].sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b));
  const boxes: Box[] = who.map((initiator) => ({ id: initiator, name: STARTERS[initiator].name, look: `starter ${classOf(initiator)}`, href: fragment(prefix, { starter: initiator }) }));
  const arrows: Arrow[] = [];
  groups.forEach((group, index) => {
    const id = `request ${index}`;
    boxes.push({ id, look: `item${isForeign(group) ? ' crossed' : ''}`, ...requestOf(group, pathOf, prefix) });
    const all = group.flatMap(({ initiators }) => initiators);
    for (const initiator of who) {
      const own = all.filter((one) => one.initiator === initiator);
      if (own.length > 0) arrows.push({ from: initiator, to: id, look: classOf(initiator), isDashed: own.every(({ isLikely }) => isLikely) });
    }
  });
  return draw({ direction: 'right', label: 'What is asked of servers, and who can cause it. The same stands in the table below.', boxes, arrows });
}

const ORDER: readonly InitiatorName[] = ['model', 'user', 'prompts/get', 'request', 'schedule', 'start-up', 'unknown'];

/** A model causes what belongs to a user. */
function isForeign(requests: readonly HostRequest[]): boolean {
  return requests.some(({ method, initiators }) => method === 'prompts/get' && initiators.some(({ initiator }) => initiator === 'model'));
}

function requestOf(group: readonly HostRequest[], pathOf: (path: string) => string, prefix: string): Pick<Box, 'name' | 'note' | 'href'> {
  const [first] = group;
  if (!first) return { name: '' };
  const note = group.length > 1 ? `at ${counted(group.length, 'place')}` : `${tailOf(pathOf(first.location.path))}:${first.location.line}`;
  return { name: first.method, note, href: fragment(prefix, { method: first.method }) };
}

/** Alike things, one by one while the picture can be taken in, together where there are too many. */
function foldingGroups<Value>(values: readonly Value[], likenessOf: (value: Value) => string): readonly (readonly Value[])[] {
  const alike = [...groupBy(values, likenessOf).values()];
  const foldedBy = (most: number): readonly (readonly Value[])[] => alike.flatMap((group) => (group.length > most ? [group] : group.map((one) => [one])));
  return NAMED_AT_ONCE.map(foldedBy).find((groups) => groups.length <= MOST_BOXES) ?? foldedBy(1);
}

function fragment(prefix: string, view: Readonly<Record<string, string>>): string {
  return `#${new URLSearchParams(Object.entries(view).map(([name, value]): [string, string] => [prefix + name, value])).toString()}`;
}
