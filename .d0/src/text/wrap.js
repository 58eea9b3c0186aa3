import { graphemesOf, widthOf } from './width.js';
/**
 * Breaks a text without colours into lines of at most `width` columns, between words; a word that is longer is broken inside.
 * Line feeds of the text stay line breaks. Never returns an empty list.
 */
export function wrap(text, width) {
    return text.split('\n').flatMap((paragraph) => wrapParagraph(paragraph, Math.max(1, width)));
}
function wrapParagraph(paragraph, width) {
    const lines = [];
    let line = '';
    for (const word of paragraph.split(/[ \t]+/u).filter((part) => part !== '').flatMap((part) => breakWord(part, width))) {
        if (line === '')
            line = word;
        else if (widthOf(line) + 1 + widthOf(word) <= width)
            line += ` ${word}`;
        else {
            lines.push(line);
            line = word;
        }
    }
    return [...lines, line];
}
function breakWord(word, width) {
    if (widthOf(word) <= width)
        return [word];
    const pieces = [];
    let piece = '';
    for (const grapheme of graphemesOf(word)) {
        if (piece !== '' && widthOf(piece) + widthOf(grapheme) > width) {
            pieces.push(piece);
            piece = '';
        }
        piece += grapheme;
    }
    return [...pieces, piece];
}
