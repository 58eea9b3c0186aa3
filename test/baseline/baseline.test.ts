import { describe, expect, test } from 'vitest';

import { EMPTY_BASELINE, toBaseline, type BaselineEntry } from '../../src/baseline/baseline.js';
import { formatBaseline } from '../../src/baseline/format-baseline.js';
import { findStale, fingerprintsOf, markKnown, type Judged } from '../../src/baseline/judge-baseline.js';
import { parseBaseline } from '../../src/baseline/parse-baseline.js';
import { updateBaseline } from '../../src/baseline/update-baseline.js';
import { aFinding } from '../report/sample-report.js';

const anEntry = (fingerprint: string, changes: Partial<BaselineEntry> = {}): BaselineEntry =>
  ({ ruleId: 'mcp/no-title-as-name', messageId: 'title', path: 'src/a.ts', fingerprint, ...changes });
const judged = (fingerprints: readonly string[], changes: Partial<Judged> = {}): Judged =>
  ({ findings: fingerprints.map((fingerprint) => aFinding({ fingerprint })), ruleIds: ['mcp/no-title-as-name'], isJudged: () => true, ...changes });

describe('the file', () => {
  const entries = [anEntry('b'), anEntry('a', { path: 'src/z.ts' }), anEntry('c', { ruleId: 'mcp/a-rule' }), anEntry('a-2')];

  test('is one sorted line for each entry', () => {
    expect(formatBaseline(toBaseline(entries))).toBe(`{
  "schemaVersion": 1,
  "findings": [
    { "ruleId": "mcp/a-rule", "messageId": "title", "path": "src/a.ts", "fingerprint": "c" },
    { "ruleId": "mcp/no-title-as-name", "messageId": "title", "path": "src/a.ts", "fingerprint": "a-2" },
    { "ruleId": "mcp/no-title-as-name", "messageId": "title", "path": "src/a.ts", "fingerprint": "b" },
    { "ruleId": "mcp/no-title-as-name", "messageId": "title", "path": "src/z.ts", "fingerprint": "a" }
  ]
}
`);
  });

  test('is the same whatever the order of the findings', () => {
    expect(formatBaseline(toBaseline(entries.toReversed()))).toBe(formatBaseline(toBaseline(entries)));
  });

  test('is JSON when nothing is accepted', () => {
    expect(JSON.parse(formatBaseline(EMPTY_BASELINE))).toEqual({ schemaVersion: 1, findings: [] });
  });

  test('comes back as it was written, also after another tool formatted it', () => {
    const baseline = toBaseline(entries);
    expect(parseBaseline(formatBaseline(baseline), 'b.json')).toEqual(baseline);
    expect(parseBaseline(`\ufeff${JSON.stringify(JSON.parse(formatBaseline(baseline)), undefined, '\t')}`, 'b.json')).toEqual(baseline);
  });

  test.each([
    ['an empty file', '', 'The baseline b.json is not valid JSON'],
    ['a merge that was not finished', '{\n<<<<<<< HEAD\n', 'holds conflict markers of a merge'],
    ['another JSON file', '{ "name": "x" }', 'b.json is no baseline: it needs `"schemaVersion": 1`'],
    ['a list', '[]', 'b.json is no baseline'],
    ['a later version', '{ "schemaVersion": 2, "findings": [] }', 'was written by a newer version of mcp-audit (schemaVersion 2); update mcp-audit.'],
    ['an entry without its fingerprint', '{ "schemaVersion": 1, "findings": [{ "ruleId": "mcp/x", "messageId": "x", "path": "a.ts" }] }', '`findings[0].fingerprint` must be a text'],
    ['an entry that is none', '{ "schemaVersion": 1, "findings": ["x"] }', '`findings[0].ruleId` must be a text'],
  ])('%s is refused with the name of the file and what to do', (_, text, complaint) => {
    expect(() => parseBaseline(text, 'b.json')).toThrow(complaint);
  });
});

describe('of equal findings in several files', () => {
  const entries = toBaseline([anEntry('a', { path: 'src/a.ts' }), anEntry('a-2', { path: 'src/b.ts' }), anEntry('a-3', { path: 'src/c.ts' })]);
  const inFiles = (...paths: string[]): Judged => judged([], {
    findings: paths.map((path, index) => aFinding({ fingerprint: index === 0 ? 'a' : `a-${index + 1}`, location: { path, line: 1, column: 1, endLine: 1, endColumn: 2 } })),
  });

  test('the file that lost its finding is named, and the free number goes', () => {
    expect(findStale(entries, inFiles('src/b.ts', 'src/c.ts'))).toEqual([anEntry('a-3', { path: 'src/a.ts' })]);
    expect(findStale(entries, inFiles('src/a.ts', 'src/c.ts'))).toEqual([anEntry('a-3', { path: 'src/b.ts' })]);
  });

  test('files that were renamed are not taken for mended', () => {
    expect(findStale(entries, inFiles('lib/a.ts', 'lib/b.ts', 'lib/c.ts'))).toEqual([]);
  });
});

describe('an audit against it', () => {
  test('marks what is known, and leaves what a disable comment covers as it is', () => {
    const findings = [aFinding({ fingerprint: 'a' }), aFinding({ fingerprint: 'a-2' }), aFinding({ fingerprint: 'b', suppressed: { kind: 'directive', reason: 'why' } })];
    expect(markKnown(findings, fingerprintsOf(toBaseline([anEntry('a'), anEntry('b')]))).map(({ suppressed }) => suppressed))
      .toEqual([{ kind: 'baseline' }, undefined, { kind: 'directive', reason: 'why' }]);
  });

  test('an entry is stale when its finding is gone, and of two equal findings one', () => {
    expect(findStale(toBaseline([anEntry('a'), anEntry('a-2'), anEntry('b')]), judged(['a', 'b']))).toEqual([anEntry('a-2')]);
  });

  test('an entry is not stale when nobody looked', () => {
    const baseline = toBaseline([anEntry('a'), anEntry('b', { ruleId: 'mcp/no-prompts-as-tools' }), anEntry('c', { path: 'src/other.ts' })]);
    expect(findStale(baseline, judged([], { isJudged: (path) => path === 'src/a.ts' }))).toEqual([anEntry('a')]);
    expect(findStale(baseline, judged([], { ruleIds: [] }))).toEqual([]);
  });
});

describe('an update', () => {
  test('adds what is open, removes what is stale or disabled by a comment, keeps the rest, and counts', () => {
    const before = toBaseline([anEntry('gone'), anEntry('disabled'), anEntry('known', { path: 'src/old.ts' }), anEntry('elsewhere', { path: 'src/not-judged.ts' })]);
    const shown = [
      aFinding({ fingerprint: 'known', suppressed: { kind: 'baseline' } }),
      aFinding({ fingerprint: 'new' }),
      aFinding({ fingerprint: 'disabled', suppressed: { kind: 'directive' } }),
    ];
    const { baseline, ...counts } = updateBaseline(before, shown, [anEntry('gone')]);
    expect(counts).toEqual({ added: 1, removed: 2, kept: 2 });
    expect(baseline.entries.map(({ fingerprint, path }) => `${fingerprint} ${path}`)).toEqual(['known src/agent.ts', 'new src/agent.ts', 'elsewhere src/not-judged.ts']);
  });
});
