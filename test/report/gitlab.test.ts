import fc from 'fast-check';
import { expect, test } from 'vitest';

import type { Report } from '../../src/findings/finding.js';
import { gitlab } from '../../src/report/gitlab.js';
import { DANGEROUS, hostileReport } from './hostile-texts.js';
import { aFinding, aFullReport, aReport, PLAIN_OPTIONS } from './sample-report.js';

interface Entry {
  readonly description: string; readonly check_name: string; readonly fingerprint: string; readonly severity: string;
  readonly location: { readonly path: string; readonly lines: { readonly begin: number } };
}
const entriesOf = (report: Report): readonly Entry[] => JSON.parse(gitlab(report, PLAIN_OPTIONS).output) as readonly Entry[];

test('a report of every kind', () => {
  expect(gitlab(aFullReport(), PLAIN_OPTIONS).output).toMatchSnapshot();
});

test('nothing found is an empty list, which tells GitLab that all is mended', () => {
  expect(gitlab(aReport([]), PLAIN_OPTIONS).output).toBe('[]\n');
});

test('the words of GitLab, the most severe first', () => {
  const entries = entriesOf(aReport([
    aFinding({ severity: 'warn', confidence: 'likely' }), aFinding({ severity: 'warn' }), aFinding({ confidence: 'likely' }), aFinding(), aFinding({ suppressed: { kind: 'baseline' } }),
  ]));
  expect(entries.map(({ severity }) => severity)).toEqual(['critical', 'major', 'minor', 'info']);
});

test('fingerprints are those of the report, and no two are equal', () => {
  const entries = entriesOf(aReport([aFinding({ fingerprint: 'a' }), aFinding({ fingerprint: 'b' }), aFinding({ fingerprint: 'a' }), aFinding({ fingerprint: 'a-2' })]));
  expect(entries.map(({ fingerprint }) => fingerprint)).toEqual(['a', 'b', 'a-2', 'a-2-2']);
});

test('whatever audited code holds, entries are complete', () => {
  fc.assert(fc.property(hostileReport, (report) => {
    const entries = entriesOf(report);
    expect(entries).toHaveLength(report.findings.filter(({ suppressed }) => !suppressed).length);
    expect(new Set(entries.map(({ fingerprint }) => fingerprint)).size).toBe(entries.length);
    for (const { description, location } of entries) {
      expect(DANGEROUS.test(description)).toBe(false);
      expect(description).not.toContain('\n');
      expect(location.lines.begin).toBeGreaterThan(0);
    }
  }), { numRuns: 150 });
});
