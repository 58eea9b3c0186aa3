import { distance } from 'fastest-levenshtein';
/** More than this share of a name mistyped is another name, not a typing mistake. */
const MISTYPED_SHARE = 0.4;
/** A part of a name counts from this length. */
const SHORTEST_PART = 4;
/** A part of a name is nearer than nothing and farther than any whole name. */
const FAR = 1000;
const MOST_NAMES = 3;
/** Up to three of `names` that `given` may have been meant to be, equally near; empty when none is close. */
export function findNearest(given, names) {
    const close = names
        .map((name) => ({ name, edits: editsBetween(given.toLowerCase(), name.toLowerCase()) }))
        .filter(({ edits }) => edits < Infinity);
    const fewest = Math.min(...close.map(({ edits }) => edits));
    return close.filter(({ edits }) => edits === fewest).map(({ name }) => name).sort().slice(0, MOST_NAMES);
}
/** Typing mistakes that lead from the one to the other, many for one that leads to a part of it; infinite when it is another name. */
function editsBetween(given, name) {
    const whole = distance(given, name);
    if (whole <= allowedEdits(Math.max(given.length, name.length)))
        return whole;
    if (given.length < SHORTEST_PART)
        return Infinity;
    if (name.includes(given))
        return FAR;
    const beginning = distance(given, name.slice(0, given.length));
    return beginning <= allowedEdits(given.length) / 2 ? FAR + beginning : Infinity;
}
function allowedEdits(length) {
    return Math.max(1, Math.ceil(length * MISTYPED_SHARE));
}
/** `; did you mean …?` or, when nothing is close, the names there are. Begins with the punctuation that joins it to a statement. */
export function toAdvice(given, names) {
    const nearest = findNearest(given, names);
    if (nearest.length > 0)
        return `; did you mean ${quoted(nearest, 'or')}?`;
    return names.length > 0 && names.length <= 12 ? `; use ${quoted(names, 'or')}.` : '.';
}
/** `` `a`, `b` or `c` ``. */
export function quoted(names, conjunction) {
    const marked = names.map((name) => `\`${name}\``);
    return marked.length < 2 ? marked.join('') : `${marked.slice(0, -1).join(', ')} ${conjunction} ${marked.at(-1)}`;
}
