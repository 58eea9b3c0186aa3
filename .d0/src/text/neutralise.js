/**
 * Characters of an audited text that would steer a terminal or show a line other than it is: control characters (C0, DEL, C1),
 * direction marks and overrides, invisible characters that can hide in a name, halves of surrogate pairs. Line feed and tab stay, and so do
 * the joiners that scripts and emoji need.
 */
const DANGEROUS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}\p{Cs}]/gu;
/** Shows such characters as `<U+001B>`. Tabs and line feeds are left as they are. */
export function neutralise(text) {
    return text.replaceAll(DANGEROUS, toVisible);
}
/** As `neutralise`, for text that has to stay on one line: tabs and line feeds become visible too. */
export function neutraliseLine(text) {
    return neutralise(text).replaceAll(/[\t\n]/gu, toVisible);
}
function toVisible(character) {
    return `<U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}>`;
}
