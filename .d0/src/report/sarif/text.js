import { neutralise } from '../../text/neutralise.js';
/**
 * Text for a SARIF message. Viewers show `[text](target)` as a link, and `target` may be any address: what stands in audited code must
 * not become one.
 */
export function toText(text) {
    return neutralise(text).replaceAll(/\[(?=[^\]]*\]\()/gu, '\\[');
}
/** A path as a relative URI reference. */
export function toUri(path) {
    return path.split('/').map((name) => encodeURIComponent(name.replaceAll(/\p{Cs}/gu, '\ufffd'))).join('/');
}
export function shorten(text, length) {
    return text.length <= length ? text : `${text.slice(0, length - 1)}…`;
}
