import { neutralise } from '../../text/neutralise.js';
/** An element. Children stand on lines of their own; text stands as it is. */
export function element(name, attributes, children) {
    const given = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeAttribute(String(value))}"`).join('');
    if (children.length === 0)
        return `<${name}${given}/>`;
    const inside = children.map((child) => (typeof child === 'string' ? `\n${child}` : escapeText(child.text))).join('');
    const isText = children.every((child) => typeof child !== 'string');
    return `<${name}${given}>${inside}${isText ? '' : '\n'}</${name}>`;
}
/** `>` too, because `]]>` may not stand in text. */
function escapeText(text) {
    return allowed(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
/** Line feeds and tabs would be read as spaces. */
function escapeAttribute(text) {
    return escapeText(text).replaceAll('"', '&quot;').replaceAll('\n', '&#10;').replaceAll('\t', '&#9;');
}
/** Controls are shown as `<U+001B>`; what XML 1.0 cannot hold even so is left out. */
function allowed(text) {
    return neutralise(text).replaceAll(/[^\t\n\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '');
}
