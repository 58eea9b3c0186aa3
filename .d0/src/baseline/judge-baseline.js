import { kindOf } from '../findings/fingerprint.js';
/** Findings with what the fingerprints say is known marked so. What a disable comment covers stays as it is. */
export function markKnown(findings, fingerprints) {
    return findings.map((finding) => (finding.suppressed || !fingerprints.has(finding.fingerprint) ? finding : { ...finding, suppressed: { kind: 'baseline' } }));
}
export function fingerprintsOf({ entries }) {
    return new Set(entries.map(({ fingerprint }) => fingerprint));
}
/**
 * Entries whose finding is gone, although its rule was on and its file was judged. Of equal findings the last number is free, whichever
 * of them went: the path is that of a file which has fewer of them than there are entries.
 */
export function findStale({ entries }, { findings, ruleIds, isJudged }) {
    const found = new Set(findings.map(({ fingerprint }) => fingerprint));
    const vacancies = vacanciesOf(entries, findings);
    return entries
        .filter(({ fingerprint }) => !found.has(fingerprint))
        .map((entry) => ({ ...entry, path: vacancies.get(kindOf(entry.fingerprint))?.shift() ?? entry.path }))
        .filter(({ ruleId, path }) => ruleIds.includes(ruleId) && isJudged(path, ruleId));
}
/** By kind of finding: the paths of entries that no finding in the same file stands for. */
function vacanciesOf(entries, findings) {
    const placeOf = (fingerprint, path) => `${kindOf(fingerprint)} ${path}`;
    const left = new Map();
    for (const { fingerprint, location } of findings) {
        const place = placeOf(fingerprint, location.path);
        left.set(place, (left.get(place) ?? 0) + 1);
    }
    const vacancies = new Map();
    for (const { fingerprint, path } of entries) {
        const place = placeOf(fingerprint, path);
        const count = left.get(place) ?? 0;
        left.set(place, count - 1);
        if (count <= 0)
            vacancies.set(kindOf(fingerprint), [...(vacancies.get(kindOf(fingerprint)) ?? []), path]);
    }
    return vacancies;
}
