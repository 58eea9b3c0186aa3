import { toBaseline } from './baseline.js';
/**
 * The baseline that accepts what an audit shows: open findings come in, stale entries go, and so do those a disable comment has taken
 * over. Entries the audit could not judge stay. An entry moves with its finding.
 */
export function updateBaseline(before, shown, stale) {
    const gone = new Set([...stale, ...shown.filter(({ suppressed }) => suppressed?.kind === 'directive')].map(({ fingerprint }) => fingerprint));
    const kept = before.entries.filter(({ fingerprint }) => !gone.has(fingerprint));
    const accepted = shown.filter(({ suppressed }) => suppressed?.kind !== 'directive').map(toEntry);
    const baseline = toBaseline([...kept, ...accepted]);
    return { baseline, added: baseline.entries.length - kept.length, removed: before.entries.length - kept.length, kept: kept.length };
}
function toEntry({ ruleId, messageId, location, fingerprint }) {
    return { ruleId, messageId, path: location.path, fingerprint };
}
