/** The text after edits that do not overlap. New lines end as the lines of the text do. */
export function applyEdits(text, edits) {
    const ending = lineEndingOf(text);
    let result = '';
    let position = 0;
    for (const { start, end, text: replacement } of sorted(edits)) {
        result += text.slice(position, start) + replacement.replace(/\r\n|\n/gu, ending);
        position = end;
    }
    return result + text.slice(position);
}
/** Whether the edits of one repair fit into a text and do not overlap each other. */
export function fits(text, edits) {
    return sorted(edits).every(({ start, end }, index, all) => start >= (all[index - 1]?.end ?? 0) && start <= end && end <= text.length);
}
/** From the first edit to the end of the last. */
export function spanOf(edits) {
    return { start: Math.min(...edits.map(({ start }) => start)), end: Math.max(...edits.map(({ end }) => end)) };
}
function sorted(edits) {
    return edits.toSorted((a, b) => a.start - b.start || a.end - b.end);
}
/** What most lines end with. */
function lineEndingOf(text) {
    const all = text.split('\n').length - 1;
    const windows = text.split('\r\n').length - 1;
    return windows * 2 > all ? '\r\n' : '\n';
}
