import { spanIn } from '../yaml/model.js';
/** What the rendering engine fills: a bare identifier; it evaluates nothing. */
const IDENTIFIER = /^[\w.-]+$/;
/** Every `{{` of a template, read as the engine reads it: to the next `}}`, and on behind the braces when that is no identifier. */
export function placeholdersIn(template) {
    const { text } = template;
    const found = [];
    for (let open = text.indexOf('{{'); open >= 0;) {
        const close = text.indexOf('}}', open + 2);
        const inner = text.indexOf('{{', open + 2);
        const isUnclosed = close < 0 || (inner >= 0 && inner < close);
        const end = isUnclosed ? open + 2 : close + 2;
        found.push(toPlaceholder(template, open, end, isUnclosed));
        open = text.indexOf('{{', end);
    }
    return found;
}
function toPlaceholder(template, open, end, isUnclosed) {
    const inside = isUnclosed ? '' : template.text.slice(open + 2, end - 2);
    const content = inside.trim();
    const start = open + 2 + (inside.length - inside.trimStart().length);
    const kind = isUnclosed ? 'unclosed' : IDENTIFIER.test(content) ? 'name' : 'verbatim';
    return { kind, content, at: spanIn(template, open, end), contentAt: spanIn(template, start, start + content.length) };
}
