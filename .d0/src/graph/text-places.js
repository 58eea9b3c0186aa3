import { exprOf } from './code.js';
/** The fixed texts of a literal or template; nothing for other expressions. */
export function chunksOf(ref) {
    const expr = exprOf(ref);
    if (expr.kind === 'literal')
        return typeof expr.value === 'string' ? [{ ref, text: expr.value, start: expr.start + 1, isTemplate: false }] : [];
    if (expr.kind !== 'template')
        return [];
    return expr.texts.map((text, i) => {
        const before = expr.parts[i - 1];
        const part = before === undefined ? undefined : ref.file.exprs[before];
        return { ref, text, start: part ? part.end + 1 : expr.start + 1, isTemplate: true };
    });
}
/** Where a part of the text stands in the source: the line is exact, the column is where no unusual escapes precede it. */
export function placeInText({ ref, text, start, isTemplate }, index, length) {
    const { end } = exprOf(ref);
    const lines = text.slice(0, index).split('\n');
    const column = lines.at(-1) ?? '';
    const isBroken = lines.length > 1 && hasLineBreak(ref, start);
    const from = isBroken ? lineStartAfter(ref, start, lines.length - 1) : start + (lines.length > 1 ? index - column.length + lines.length - 1 : 0);
    const at = Math.min(from + column.length + escapesIn(column, isTemplate), end);
    return { file: ref.file, start: at, end: Math.min(at + length, end) };
}
function hasLineBreak({ file, id }, start) {
    const { end } = exprOf({ file, id });
    return file.lineStarts.some((line) => line > start && line <= end);
}
/** The offset at which the line begins that lies so many lines after the one of `start`. */
function lineStartAfter({ file }, start, lines) {
    const first = file.lineStarts.findIndex((line) => line > start);
    return file.lineStarts[first + lines - 1] ?? start;
}
/** Characters that are written with a backslash before them. */
function escapesIn(text, isTemplate) {
    return [...text].filter((c) => c === '\\' || (isTemplate && c === '`')).length;
}
