import { neutraliseLine } from '../text/neutralise.js';
/** A finding as ESLint takes it. Without `canEdit` the offsets are those of an older text, and no suggestion is made. */
export function toReport(finding, canEdit) {
    const { messageId, location, suggestions = [], fix } = finding;
    const offered = canEdit ? suggestions.filter(({ edits }) => isOffered(edits, location.path)) : [];
    const report = { messageId, data: { message: neutraliseLine(textOf(finding)) }, loc: toLoc(location), suggest: offered.map(toSuggestion) };
    return canEdit && fix && isOffered(fix.edits, location.path) ? { ...report, fix: toFix(fix.edits) } : report;
}
/** The message and, when it leads anywhere, the path: `… Path: src/a.ts:12 → src/b.ts:40.` */
function textOf({ message, location, trace }) {
    const leadsOn = trace.some((hop) => toStop(hop) !== toStop(location));
    return leadsOn ? `${message} Path: ${trace.map(toStop).join(' → ')}.` : message;
}
function toStop({ path, line }) {
    return `${path}:${line}`;
}
/** ESLint counts columns from 0. */
function toLoc({ line, column, endLine, endColumn }) {
    return { start: { line, column: column - 1 }, end: { line: endLine, column: endColumn - 1 } };
}
/** An editor applies a suggestion to the open file only, and ESLint refuses edits that overlap. */
function isOffered(edits, path) {
    const sorted = [...edits].sort((a, b) => a.start - b.start);
    return edits.length > 0 && sorted.every((edit, index) => edit.path === path && edit.start >= (sorted[index - 1]?.end ?? 0));
}
function toSuggestion({ message, edits }) {
    return { desc: neutraliseLine(message), fix: toFix(edits) };
}
function toFix(edits) {
    return (fixer) => edits.map(({ start, end, text }) => fixer.replaceTextRange([start, end], text));
}
