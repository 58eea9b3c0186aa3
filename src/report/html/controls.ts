import { digits } from '../count.js';
import { groupBy } from '../group-by.js';
import { html, type Content, type Markup } from './markup.js';

/** A filter: the items whose attribute `data-NAME` is the chosen value. */
export interface Facet {
  readonly name: string;
  readonly label: string;
  /** What stands for no filter. */
  readonly all: string;
  readonly choices: readonly Choice[];
}

export interface Choice { readonly value: string; readonly label: string; readonly count?: number }

export interface Controls {
  /** Of the list they belong to; begins its parameters in the address. */
  readonly list: string;
  readonly noun: { readonly one: string; readonly many: string };
  readonly facets: readonly Facet[];
  /** Ways to group the list, the one it is written in first. */
  readonly groupings?: readonly Choice[];
}

/** Search and filters of a list. Hidden until the script is there to make them work. */
export function controls({ list, noun, facets, groupings = [] }: Controls): Markup {
  const worthwhile = facets.filter(({ choices }) => choices.length > 1);
  return html`<form class="controls" data-controls="${list}" role="search" aria-label="Filter ${noun.many}" hidden>
<label class="search"><span>Search</span><input type="search" name="q" autocomplete="off" spellcheck="false" placeholder="Words of a message, a name, a file"></label>
${worthwhile.map(facetSelect)}${groupings.length < 2 ? '' : groupSelect(groupings)}
<button type="reset">Clear</button>
</form>
<p class="count" data-count="${list}" data-one="${noun.one}" data-many="${noun.many}" role="status"></p>`;
}

function facetSelect({ name, label, all, choices }: Facet): Content {
  return html`<label><span>${label}</span><select name="${name}"><option value="">${all}</option>${choices.map(optionOf)}</select></label>
`;
}

function groupSelect(groupings: readonly Choice[]): Content {
  return html`<label><span>Group by</span><select name="by">${groupings.map(optionOf)}</select></label>
`;
}

function optionOf({ value, label, count }: Choice): Content {
  return html`<option value="${value}">${label}${count === undefined ? '' : ` (${digits(count)})`}</option>`;
}

/** Below a list: shows further items of it. */
export function moreButton(list: string): Markup {
  return html`<p class="more" data-more="${list}" hidden><button type="button" data-act="more">Show more</button> <button type="button" data-act="all">Show all</button></p>`;
}

/** The values that occur, in the order of the alphabet, with how many items have them; an item may have several, or none. */
export function choicesOf<Item, Value extends string>(items: readonly Item[], valuesOf: (item: Item) => Value | readonly Value[] | undefined, labelOf: (value: Value) => string = (value) => value): readonly Choice[] {
  const groups = groupBy(items.flatMap((item) => [...new Set([valuesOf(item) ?? []].flat() as readonly Value[])]), (value) => value);
  return Array.from(groups, ([value, { length: count }]) => ({ value, label: labelOf(value), count })).sort((a, b) => (a.value < b.value ? -1 : 1));
}
