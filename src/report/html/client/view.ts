/** What is looked at: search, filters, grouping. It stands in the address behind `#`, so that it survives a reload and can be sent to somebody. */
export type View = ReadonlyMap<string, string>;

/** What a filter looks at. */
export interface Facets {
  readonly facets: Readonly<Record<string, string | undefined>>;
  /** Everything a reader sees of it, in lower case. */
  readonly text: () => string;
}

/** Parameters that choose no items. */
const ABOUT_SHOWING = new Set(['q', 'by', 'n', 'id']);

/** The parameters of one list. A plain anchor holds none. */
export function viewOf(hash: string, prefix: string): View {
  const fragment = hash.replace(/^#/, '');
  if (!fragment.includes('=')) return new Map();
  const all = [...new URLSearchParams(fragment)].filter(([, value]) => value !== '');
  return new Map(all.flatMap(([name, value]): readonly [string, string][] => (name.startsWith(prefix) && !name.slice(prefix.length).includes('.') ? [[name.slice(prefix.length), value]] : [])));
}

/** The fragment with the parameters of one list replaced; empty when nothing is left. */
export function withView(hash: string, prefix: string, view: View): string {
  const fragment = hash.replace(/^#/, '');
  const others = fragment.includes('=') ? [...new URLSearchParams(fragment)].filter(([name]) => !(name.startsWith(prefix) && !name.slice(prefix.length).includes('.'))) : [];
  const own = [...view].filter(([, value]) => value !== '').map(([name, value]): [string, string] => [prefix + name, value]);
  const text = new URLSearchParams([...others, ...own]).toString();
  return text === '' ? '' : `#${text}`;
}

/** Tells the items that a view lets through: each filter holds, and each word that is searched for occurs. */
export function filterOf(view: View): (item: Facets) => boolean {
  const chosen = [...view].filter(([name]) => !ABOUT_SHOWING.has(name));
  const words = (view.get('q') ?? '').toLowerCase().split(/\s+/).filter((word) => word !== '');
  return ({ facets, text }) => chosen.every(([name, value]) => isOf(value, facets[name])) && words.every((word) => text().includes(word));
}

/** A facet may have several values, a line each. */
function isOf(value: string, own: string | undefined): boolean {
  return own === undefined || own === value || (own.includes('\n') && own.split('\n').includes(value));
}
