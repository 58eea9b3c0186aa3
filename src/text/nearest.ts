import { distance } from 'fastest-levenshtein';

/** More than this share of a name mistyped is another name, not a typing mistake. */
const MISTYPED_SHARE = 0.4;
const MOST_NAMES = 3;

/** Up to three of `names` that `given` may have been meant to be, nearest first; empty when none is close. */
export function findNearest(given: string, names: readonly string[]): readonly string[] {
  return names
    .map((name) => ({ name, edits: distance(given.toLowerCase(), name.toLowerCase()) }))
    .filter(({ name, edits }) => edits <= Math.max(1, Math.ceil(Math.max(given.length, name.length) * MISTYPED_SHARE)) || isPartOf(given, name))
    .sort((a, b) => a.edits - b.edits || (a.name < b.name ? -1 : 1))
    .slice(0, MOST_NAMES)
    .map(({ name }) => name);
}

/** `; did you mean …?` or, when nothing is close, the names there are. Begins with the punctuation that joins it to a statement. */
export function toAdvice(given: string, names: readonly string[]): string {
  const nearest = findNearest(given, names);
  if (nearest.length > 0) return `; did you mean ${quoted(nearest, 'or')}?`;
  return names.length > 0 && names.length <= 12 ? `; use ${quoted(names, 'or')}.` : '.';
}

/** `` `a`, `b` or `c` ``. */
export function quoted(names: readonly string[], conjunction: 'and' | 'or'): string {
  const marked = names.map((name) => `\`${name}\``);
  return marked.length < 2 ? marked.join('') : `${marked.slice(0, -1).join(', ')} ${conjunction} ${marked.at(-1)}`;
}

function isPartOf(given: string, name: string): boolean {
  return given.length >= 4 && name.includes(given.toLowerCase());
}
