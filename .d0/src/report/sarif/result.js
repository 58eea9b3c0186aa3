import { lineStartsOf, toPosition } from '../../text/lines.js';
import { lineHasher } from './line-hash.js';
import { LIMITS } from './limits.js';
import { toArtifactLocation, toLocation } from './places.js';
import { toText, toUri } from './text.js';
/** Makes results; what was looked up for one finding of a file serves the others. */
export function resultMaker({ options, ruleIndices, hasBaseline }) {
    const hashers = new Map();
    const uriOf = (path) => toUri(options.repositoryPathOf(path));
    const lineHashOf = (path, line) => {
        const known = hashers.get(path);
        if (known)
            return known(line);
        const text = options.sourceOf(path);
        const hasher = text === undefined ? () => undefined : lineHasher(text);
        hashers.set(path, hasher);
        return hasher(line);
    };
    return (finding) => {
        const { ruleId, location: { path, line, column, endLine, endColumn } } = finding;
        const lineHash = lineHashOf(path, line);
        const fixes = toFixes(finding, options, uriOf);
        return {
            ruleId,
            ruleIndex: ruleIndices.get(ruleId) ?? -1,
            level: finding.severity === 'error' ? 'error' : 'warning',
            message: { text: toText(finding.message) },
            locations: [toLocation(uriOf(path), { startLine: line, startColumn: column, endLine, endColumn })],
            partialFingerprints: { 'mcpAudit/v1': finding.fingerprint, ...(lineHash === undefined ? {} : { primaryLocationLineHash: lineHash }) },
            ...(finding.trace.length === 0 ? {} : { codeFlows: [toCodeFlow(finding.trace, uriOf)] }),
            ...(finding.suppressed ? { suppressions: [toSuppression(finding.suppressed)] } : {}),
            ...(hasBaseline ? { baselineState: finding.suppressed?.kind === 'baseline' ? 'unchanged' : 'new' } : {}),
            ...(fixes.length === 0 ? {} : { fixes }),
            properties: { confidence: finding.confidence, messageId: finding.messageId },
        };
    };
}
function toCodeFlow(trace, uriOf) {
    const hops = isTooLong(trace) ? [...trace.slice(0, LIMITS.threadFlowLocations / 2), ...trace.slice(-LIMITS.threadFlowLocations / 2)] : trace;
    const locations = hops.map(({ path, line, column, message }) => ({ location: toLocation(uriOf(path), { startLine: line, startColumn: column }, toText(message)) }));
    return { threadFlows: [{ locations }] };
}
/** Of such a path the two ends stay. */
export function isTooLong(trace) {
    return trace.length > LIMITS.threadFlowLocations;
}
function toSuppression({ kind, reason }) {
    const justification = reason === undefined ? undefined : toText(reason);
    return kind === 'baseline'
        ? { kind: 'external', status: 'accepted', justification: justification ?? 'Listed in the baseline.' }
        : { kind: 'inSource', status: 'accepted', ...(justification === undefined ? {} : { justification }) };
}
function toFixes({ fix, suggestions = [] }, options, uriOf) {
    return [...(fix ? [{ message: 'Fix it.', edits: fix.edits }] : []), ...suggestions].flatMap(({ message, edits }) => {
        const changes = toChanges(edits, options, uriOf);
        return changes === undefined ? [] : [{ description: { text: toText(message) }, artifactChanges: changes }];
    });
}
/** Edits by file. None when a text is gone: without it nobody can say in which line an offset lies. */
function toChanges(edits, { sourceOf }, uriOf) {
    const byPath = new Map();
    for (const { path, start, end, text } of edits) {
        const source = sourceOf(path);
        if (source === undefined || end > source.length)
            return undefined;
        const starts = lineStartsOf(source);
        const [from, to] = [toPosition(start, starts), toPosition(end, starts)];
        const replacement = {
            deletedRegion: { startLine: from.line, startColumn: from.column, endLine: to.line, endColumn: to.column },
            insertedContent: { text },
        };
        byPath.set(path, [...(byPath.get(path) ?? []), replacement]);
    }
    if (byPath.size === 0)
        return undefined;
    return Array.from(byPath, ([path, replacements]) => ({ artifactLocation: toArtifactLocation(uriOf(path)), replacements }));
}
