import { MARKS } from '../workspace/word-index.js';
const WORD = /[\w$]/;
const LOOK_BACK = 400;
export function hasTextShape(text, name, shape) {
    const fits = FITS[shape];
    for (const at of occurrences(text, name))
        if (fits(text, at, at + name.length))
            return true;
    return false;
}
/** The same by what the word index knows of the word in that file, where that is enough to say. */
export function judgeByMarks(marks, shape) {
    if (marks === undefined)
        return undefined;
    if (shape === 'definition')
        return (marks & MARKS.definition) !== 0;
    if ((marks & MARKS.point) !== 0)
        return true;
    if (shape === 'import')
        return undefined;
    if ((marks & MARKS.hash) !== 0)
        return true;
    return (marks & (MARKS.quote | MARKS.list)) === 0 ? false : undefined;
}
const FITS = {
    member: (text, start, end) => {
        const before = charBefore(text, start);
        if (before === '.' || before === '#')
            return true;
        if (before === "'" || before === '"')
            return text[start - 2] === '[';
        return (before === '{' || before === ',') && /^\s*(?:[,}=]|:\s*[\w$]+\s*[,}=])/.test(text.slice(end, end + 80));
    },
    import: (text, start, end) => {
        if (charBefore(text, start) === '.')
            return true;
        const from = Math.max(text.lastIndexOf(';', start) + 1, start - LOOK_BACK);
        if (/\b(?:import|export|require)\b/.test(text.slice(from, start)))
            return true;
        return /^[^;{]{0,200}\}\s*=\s*(?:await\s+import|require)/.test(text.slice(end, end + 240));
    },
    definition: (text, start, end) => /[\s,{#]/.test(text[start - 1] ?? ' ') && /^\s*\??\s*[(:,}=<]/.test(text.slice(end, end + 20)),
};
function* occurrences(text, name) {
    for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length)) {
        if (!WORD.test(text[at - 1] ?? ' ') && !WORD.test(text[at + name.length] ?? ' '))
            yield at;
    }
}
function charBefore(text, start) {
    let at = start - 1;
    while (at >= 0 && /\s/.test(text[at] ?? ''))
        at -= 1;
    return text[at] ?? '';
}
/** How often the name seems to be defined as a method, property or function in the text; counting stops at `limit`. */
export function countDefinitions(text, name, limit) {
    let count = 0;
    for (const at of occurrences(text, name)) {
        if (isDefinition(text, at, at + name.length))
            count += 1;
        if (count >= limit)
            return count;
    }
    return count;
}
function isDefinition(text, start, end) {
    if (!/[\s,{#*]/.test(text[start - 1] ?? ' '))
        return false;
    const after = text.slice(end, end + 400);
    if (/^\s*\??\s*[:=]\s*(?:async\b\s*)?(?:function\b|\(|[\w$]+\s*=>)/.test(after))
        return true;
    const open = /^\s*(?:<[^>()]*>)?\s*\(/.exec(after);
    if (!open || /\b(?:await|return|new|throw|yield)\s*$/.test(text.slice(Math.max(0, start - 8), start)))
        return false;
    const close = closingParen(after, open[0].length - 1);
    return close >= 0 && /^\s*[{:]/.test(after.slice(close + 1));
}
function closingParen(text, open) {
    let depth = 0;
    for (let i = open; i < text.length; i++) {
        if (text[i] === '(')
            depth += 1;
        else if (text[i] === ')' && --depth === 0)
            return i;
    }
    return -1;
}
