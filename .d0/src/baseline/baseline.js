export const EMPTY_BASELINE = { entries: [] };
export const BASELINE_VERSION = 1;
/** By rule, path and fingerprint, so that a change of one finding is a change of one line. */
export function toBaseline(entries) {
    const byFingerprint = new Map(Array.from(entries, (entry) => [entry.fingerprint, entry]));
    return { entries: [...byFingerprint.values()].sort((a, b) => compare(keyOf(a), keyOf(b))) };
}
const keyOf = ({ ruleId, path, fingerprint }) => [ruleId, path, fingerprint].join('\0');
const compare = (a, b) => (a < b ? -1 : a > b ? 1 : 0);
