/** Beyond what JSON escapes itself: characters that steer a terminal or hide in a line, when somebody looks at the file. */
const UNSEEN = /[\u007f-\u009f\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|[\u{e0000}-\u{e007f}]/gu;
/** The value as indented JSON with a line feed at its end. */
export function toJson(value) {
    return `${JSON.stringify(value, undefined, 2).replaceAll(UNSEEN, toEscapes)}\n`;
}
function toEscapes(character) {
    return Array.from({ length: character.length }, (_, index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`).join('');
}
