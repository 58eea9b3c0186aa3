const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const ONLY_NARROW = /^[\u0020-\u007e\u00a0-\u02ff]*$/u;
const NO_WIDTH = /^[\p{Mark}\p{Cf}\p{Default_Ignorable_Code_Point}]+$/u;
/** Emoji, and the blocks that East Asian Width (UAX #11) calls wide or full-width. */
const WIDE = /^(?:\p{Emoji_Presentation}|.\ufe0f|[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{17000}-\u{18cff}\u{1b000}-\u{1b2ff}\u{20000}-\u{3fffd}])/u;
/** What a reader sees as single characters. */
export function graphemesOf(text) {
    return ONLY_NARROW.test(text) ? [...text] : Array.from(graphemes.segment(text), ({ segment }) => segment);
}
/** Columns of a terminal that a text without control characters and colours takes. */
export function widthOf(text) {
    if (ONLY_NARROW.test(text))
        return text.length;
    return graphemesOf(text).reduce((sum, grapheme) => sum + widthOfGrapheme(grapheme), 0);
}
/** Appends spaces up to `width` columns. */
export function padTo(text, width) {
    return text + ' '.repeat(Math.max(0, width - widthOf(text)));
}
function widthOfGrapheme(grapheme) {
    if (NO_WIDTH.test(grapheme))
        return 0;
    return WIDE.test(grapheme) ? 2 : 1;
}
