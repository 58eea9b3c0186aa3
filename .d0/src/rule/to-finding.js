import { createHash } from 'node:crypto';
import { toLocation, toPlace } from './place.js';
/** A detection as the report shows it. `formOf` gives the code of a place without its layout, for the fingerprint. */
export function toFinding(rule, detection, severity, formOf) {
    const place = toPlace(detection.at);
    const template = rule.messages[detection.messageId] ?? detection.messageId;
    const suggestions = (detection.suggestions ?? []).map((s) => ({
        message: s.message, edits: s.edits.map(toEdit),
    }));
    return {
        ruleId: `mcp/${rule.id}`,
        messageId: detection.messageId,
        severity,
        confidence: detection.confidence,
        message: fill(template, detection.data ?? {}),
        location: toLocation(place),
        trace: withoutRepeats(detection.trace.map((step) => {
            const { path, line, column } = toLocation(toPlace(step.at));
            return { path, line, column, message: step.message };
        })),
        fingerprint: fingerprint(rule.id, detection, formOf(place)),
        ...(detection.holdsSecret === true ? { holdsSecret: true } : {}),
        ...(detection.fix ? { fix: { edits: detection.fix.map(toEdit) } } : {}),
        ...(suggestions.length > 0 ? { suggestions } : {}),
    };
}
function toEdit({ at, text }) {
    return { path: at.file.path, start: at.start, end: at.end, text };
}
/** Of steps on one line the last says it. */
function withoutRepeats(trace) {
    return trace.filter((hop, i) => { const next = trace[i + 1]; return next?.path !== hop.path || next.line !== hop.line; });
}
function fill(template, data) {
    return template.replace(/\{\{(\w+)\}\}/g, (_, name) => data[name] ?? '');
}
/** Neither lines, paths nor the steps between: what is flagged, without its layout, and what the rule says makes it itself. */
function fingerprint(ruleId, { messageId, identity = '' }, form) {
    return createHash('sha256').update([ruleId, messageId, identity, form].join('\0')).digest('hex').slice(0, 24);
}
/** Equal findings get numbers, so that two of a kind are two entries of a baseline. */
export function numberEqual(findings) {
    const counts = new Map();
    return findings.map((finding) => {
        const count = (counts.get(finding.fingerprint) ?? 0) + 1;
        counts.set(finding.fingerprint, count);
        return count === 1 ? finding : { ...finding, fingerprint: `${finding.fingerprint}-${count}` };
    });
}
