import type { Finding } from '../findings/finding.js';
import { kindOf } from '../findings/fingerprint.js';
import type { Baseline, BaselineEntry } from './baseline.js';

/** What an audit was able to see, to tell an entry whose finding is gone from one that nobody looked for. */
export interface Judged {
  /** Every finding of the rules that were on, wherever it is and however likely. Equal ones carry numbers. */
  readonly findings: readonly Finding[];
  /** With the plugin's prefix. */
  readonly ruleIds: readonly string[];
  /** Whether findings in that file would have been found and shown. */
  readonly isJudged: (path: string, ruleId: string) => boolean;
}

/** Findings with what the fingerprints say is known marked so. What a disable comment covers stays as it is. */
export function markKnown(findings: readonly Finding[], fingerprints: ReadonlySet<string>): Finding[] {
  return findings.map((finding) => (finding.suppressed || !fingerprints.has(finding.fingerprint) ? finding : { ...finding, suppressed: { kind: 'baseline' } }));
}

export function fingerprintsOf({ entries }: Baseline): ReadonlySet<string> {
  return new Set(entries.map(({ fingerprint }) => fingerprint));
}

/**
 * Entries whose finding is gone, although its rule was on and its file was judged. Of equal findings the last number is free, whichever
 * of them went: the path is that of a file which has fewer of them than there are entries.
 */
export function findStale({ entries }: Baseline, { findings, ruleIds, isJudged }: Judged): BaselineEntry[] {
  const found = new Set(findings.map(({ fingerprint }) => fingerprint));
  const vacancies = vacanciesOf(entries, findings);
  return entries
    .filter(({ fingerprint }) => !found.has(fingerprint))
    .map((entry) => ({ ...entry, path: vacancies.get(kindOf(entry.fingerprint))?.shift() ?? entry.path }))
    .filter(({ ruleId, path }) => ruleIds.includes(ruleId) && isJudged(path, ruleId));
}

/** By kind of finding: the paths of entries that no finding in the same file stands for. */
function vacanciesOf(entries: readonly BaselineEntry[], findings: readonly Finding[]): Map<string, string[]> {
  const placeOf = (fingerprint: string, path: string): string => `${kindOf(fingerprint)} ${path}`;
  const left = new Map<string, number>();
  for (const { fingerprint, location } of findings) {
    const place = placeOf(fingerprint, location.path);
    left.set(place, (left.get(place) ?? 0) + 1);
  }
  const vacancies = new Map<string, string[]>();
  for (const { fingerprint, path } of entries) {
    const place = placeOf(fingerprint, path);
    const count = left.get(place) ?? 0;
    left.set(place, count - 1);
    if (count <= 0) vacancies.set(kindOf(fingerprint), [...(vacancies.get(kindOf(fingerprint)) ?? []), path]);
  }
  return vacancies;
}
