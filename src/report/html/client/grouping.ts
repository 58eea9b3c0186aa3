import { counted } from '../../count.js';
import { groupBy } from '../../group-by.js';

/** The groups a list is written in, and who stands in which. */
export interface Grouping {
  readonly groups: readonly HTMLElement[];
  readonly members: ReadonlyMap<HTMLElement, HTMLElement>;
}

interface Member { readonly element: HTMLElement }

/** Puts the items under headings of their own: the values of one attribute, in the order of the alphabet, what has none last. Gives them in their new order. */
export function group(holder: HTMLElement, items: readonly Member[], by: string): readonly HTMLElement[] {
  const values = groupBy(items.map(({ element }) => element), ({ dataset }) => dataset[by] ?? '');
  const sorted = [...values].sort(([a], [b]) => (a === '' ? 1 : b === '' ? -1 : a < b ? -1 : 1));
  holder.replaceChildren(...sorted.map(([value, members]) => toGroup(value === '' ? 'No path from an initiator' : value, members)));
  holder.dataset['by'] = by;
  return sorted.flatMap(([, members]) => members);
}

/** Back into the groups the list was written in. */
export function ungroup(holder: HTMLElement, items: readonly Member[], { groups, members }: Grouping): readonly HTMLElement[] {
  for (const { element } of items) members.get(element)?.append(element);
  holder.replaceChildren(...groups);
  holder.dataset['by'] = 'rule';
  return items.map(({ element }) => element);
}

function toGroup(title: string, members: readonly HTMLElement[]): HTMLElement {
  const section = document.createElement('section');
  section.className = 'group';
  section.dataset['group'] = '';
  const heading = document.createElement('h3');
  const name = document.createElement('code');
  name.textContent = title;
  const tally = document.createElement('span');
  tally.className = 'tally';
  tally.textContent = counted(members.length, 'finding');
  heading.append(name, ' ', tally);
  section.append(heading, ...members);
  return section;
}
