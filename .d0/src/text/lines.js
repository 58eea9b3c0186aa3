/** The line terminators of ECMAScript, which ESLint and TypeScript count alike. */
const LINE_BREAK = /\r\n|[\n\r\u2028\u2029]/gu;
/** Offsets at which the lines of `text` begin; the first is 0. */
export function lineStartsOf(text) {
    return [0, ...Array.from(text.matchAll(LINE_BREAK), (match) => match.index + match[0].length)];
}
/** 1-based line and column of an offset, given the result of `lineStartsOf`. */
export function toPosition(offset, lineStarts) {
    let low = 0;
    let high = lineStarts.length - 1;
    while (low < high) {
        const middle = Math.ceil((low + high) / 2);
        if ((lineStarts[middle] ?? 0) <= offset)
            low = middle;
        else
            high = middle - 1;
    }
    return { line: low + 1, column: offset - (lineStarts[low] ?? 0) + 1 };
}
/** The lines of a text without their terminators; a terminator at the very end begins no line. */
export function linesOf(text) {
    const lines = text.split(/\r\n|[\n\r\u2028\u2029]/u);
    return lines.at(-1) === '' ? lines.slice(0, -1) : lines;
}
