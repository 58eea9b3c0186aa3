import { neutralise } from '../../text/neutralise.js';
import { wrap } from '../../text/wrap.js';
/** A sentence of a finding: made harmless, wrapped to what the indentation leaves, with code in colour. */
export function prose(text, indent, theme) {
    const lines = wrap(neutralise(text), theme.columns - indent.length);
    return paintCode(lines.join('\n'), theme).split('\n').map((line) => (indent + line).trimEnd());
}
/** Colours what stands between backticks, also across a line break. */
function paintCode(text, { paint }) {
    return text.replaceAll(/`[^`]*`/gu, (code) => code.split('\n').map((line) => paint.cyan(line)).join('\n'));
}
