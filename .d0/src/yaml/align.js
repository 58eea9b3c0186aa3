const SPACE = /\s/;
/** How many characters follow the backslash of an escape. */
const ESCAPE_LENGTH = { x: 3, u: 5, U: 9 };
/**
 * Where each character of a scalar's text stands in its source. Whitespace is added, dropped and folded by YAML; everything else stands
 * there in the same order, doubled in single quotes and escaped in double ones.
 */
export function align(text, source, from, to, style) {
    const runs = [];
    let position = from + (style === 'block' ? headerLength(source.slice(from, to)) : style === 'plain' ? 0 : 1);
    for (let index = 0; index < text.length;) {
        const unit = SPACE.test(text[index] ?? '') ? spaceAt(source, position, to, style) : characterAt(source, position, to, style);
        const run = runs.at(-1);
        if (!run || unit.at - run.source !== index - run.at)
            runs.push({ at: index, source: unit.at });
        position = unit.end;
        index += unit.units;
    }
    return runs;
}
/** The line with `|` or `>` is none of the text. */
function headerLength(block) {
    const end = block.indexOf('\n');
    return end < 0 ? block.length : end + 1;
}
function characterAt(source, from, to, style) {
    let at = from;
    while (at < to) {
        if (SPACE.test(source[at] ?? ''))
            at += 1;
        // a backslash at the end of a line joins it with the next
        else if (style === 'double' && source[at] === '\\' && /[\r\n]/.test(source[at + 1] ?? ''))
            at += 2;
        else
            break;
    }
    if (style === 'single' && source.startsWith("''", at))
        return { at, end: at + 2, units: 1 };
    if (style !== 'double' || source[at] !== '\\')
        return { at, end: at + 1, units: 1 };
    const kind = source[at + 1] ?? '';
    const isPair = kind === 'U' && Number.parseInt(source.slice(at + 2, at + 10), 16) > 0xffff;
    return { at, end: at + 1 + (ESCAPE_LENGTH[kind] ?? 1), units: isPair ? 2 : 1 };
}
/** A space of the text: a space, an escaped one, or the line break it was folded from. */
function spaceAt(source, from, to, style) {
    if (style === 'double' && source[from] === '\\' && !/[\r\n]/.test(source[from + 1] ?? ''))
        return characterAt(source, from, to, style);
    const isSpace = from < to && SPACE.test(source[from] ?? '');
    return { at: from, end: isSpace ? from + 1 : from, units: 1 };
}
