export function entryOf(node, key) {
    return node?.kind === 'map' ? node.entries.find((entry) => entry.key === key) : undefined;
}
export function valueOf(node, key) {
    return entryOf(node, key)?.value;
}
/** A text that says something: no number, no empty value. */
export function textOf(node) {
    return node?.kind === 'scalar' && typeof node.value === 'string' && node.text.trim() !== '' ? node.text : undefined;
}
export const isNothing = (node) => node === undefined || (node.kind === 'scalar' && (node.value === null || node.text.trim() === ''));
/** The place in the file of a stretch of a scalar's text. */
export function spanIn(scalar, from, to) {
    return { start: sourceOffset(scalar, from), end: to > from ? sourceOffset(scalar, to - 1) + 1 : sourceOffset(scalar, from) };
}
function sourceOffset({ runs, start, end }, index) {
    const run = runs.findLast(({ at }) => at <= index);
    return run ? Math.min(run.source + (index - run.at), Math.max(end - 1, start)) : start;
}
