import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import AjvDraft4 from 'ajv-draft-04';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import type { Log, Run } from 'sarif';
import { describe, expect, test } from 'vitest';

import type { Report } from '../../src/findings/finding.js';
import type { ReporterOptions } from '../../src/report/reporter.js';
import { sarif } from '../../src/report/sarif.js';
import { DANGEROUS, hostileReport } from './hostile-texts.js';
import { aFinding, aFullReport, aReport, PLAIN_OPTIONS, RULES, sourceOf } from './sample-report.js';

const OPTIONS: ReporterOptions = { ...PLAIN_OPTIONS, sourceOf, rules: RULES };
// the schema of the standard, as Microsoft's matchers for SARIF carry it
const schema = JSON.parse(readFileSync(createRequire(import.meta.url).resolve('@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json'), 'utf8')) as object;
const ajv = new AjvDraft4.default({ strict: false, allErrors: true, unicodeRegExp: false });
addFormats.default(ajv);
const validate = ajv.compile(schema);

function problemsOf(log: unknown): readonly string[] {
  return validate(log) ? [] : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message ?? ''}`);
}

function print(report: Report, options: Partial<ReporterOptions> = {}): Run {
  const log = JSON.parse(sarif(report, { ...OPTIONS, ...options }).output) as Log;
  expect(problemsOf(log)).toEqual([]);
  const [run] = log.runs;
  if (!run) throw new Error('no run');
  return run;
}

const resultsOf = (run: Run): NonNullable<Run['results']> => run.results ?? [];
const notificationsOf = (run: Run): readonly string[] => (run.invocations?.[0]?.toolExecutionNotifications ?? []).map(({ descriptor, message }) => `${descriptor?.id}: ${message.text}`);

test('a report of every kind', () => {
  expect(sarif(aFullReport(), OPTIONS).output).toMatchSnapshot();
  print(aFullReport());
});

test('the schema is not one that accepts everything', () => {
  expect(problemsOf({ version: '2.1.0', runs: [{ tool: { driver: {} } }] })).not.toEqual([]);
  expect(problemsOf({ version: '2.1.0', runs: [{ tool: { driver: { name: 'a' } }, results: [{ message: { text: 'a' }, baselineState: 'known' }] }] })).not.toEqual([]);
});

test('the most severe results come first, accepted ones last', () => {
  const run = print(aReport([
    aFinding({ fingerprint: 'accepted', suppressed: { kind: 'directive' } }), aFinding({ fingerprint: 'warning', severity: 'warn' }),
    aFinding({ fingerprint: 'likely', confidence: 'likely' }), aFinding({ fingerprint: 'error' }),
  ]));
  expect(resultsOf(run).map(({ partialFingerprints }) => partialFingerprints?.['mcpAudit/v1'])).toEqual(['error', 'likely', 'warning', 'accepted']);
});

describe('accepted findings', () => {
  test('stay, with the kind and the reason', () => {
    const run = print(aReport([
      aFinding({ suppressed: { kind: 'directive', reason: 'picked by a person' } }), aFinding({ suppressed: { kind: 'directive' } }), aFinding({ suppressed: { kind: 'baseline' } }), aFinding(),
    ]));
    expect(resultsOf(run).map(({ suppressions }) => suppressions)).toEqual([
      undefined,
      [{ kind: 'inSource', status: 'accepted', justification: 'picked by a person' }],
      [{ kind: 'inSource', status: 'accepted' }],
      [{ kind: 'external', status: 'accepted', justification: 'Listed in the baseline.' }],
    ]);
  });

  test('against a baseline each result says whether it is new', () => {
    expect(resultsOf(print(aReport([aFinding(), aFinding({ suppressed: { kind: 'baseline' } })]))).map(({ baselineState }) => baselineState)).toEqual(['new', 'unchanged']);
    expect(resultsOf(print(aReport([aFinding()], { baseline: { stale: [] } }))).map(({ baselineState }) => baselineState)).toEqual(['new']);
    expect(resultsOf(print(aReport([aFinding()]))).map(({ baselineState }) => baselineState)).toEqual([undefined]);
  });
});

describe('the limits of GitHub', () => {
  test('results', () => {
    const warnings = Array.from({ length: 25_000 }, (_, index) => aFinding({ severity: 'warn', trace: [], fingerprint: `w${index}` }));
    const run = print(aReport([...warnings, aFinding({ fingerprint: 'last' })]));
    expect(resultsOf(run)).toHaveLength(25_000);
    expect(resultsOf(run)[0]?.level).toBe('error');
    expect(notificationsOf(run)).toContain('results-cut: 1 of 25,001 results are left out, because GitHub refuses a file with more than 25,000. They are the least severe ones; `--format json` has them all.');
  });

  test('places of a path: its two ends stay', () => {
    const trace = Array.from({ length: 1500 }, (_, index) => ({ path: 'a.ts', line: index + 1, column: 1, message: '' }));
    const run = print(aReport([aFinding({ trace })]));
    const lines = resultsOf(run)[0]?.codeFlows?.[0]?.threadFlows[0]?.locations.map(({ location }) => location?.physicalLocation?.region?.startLine) ?? [];
    expect([lines.length, lines[0], lines[499], lines[500], lines.at(-1)]).toEqual([1000, 1, 500, 1001, 1500]);
    expect(notificationsOf(run)).toContain('path-cut: 1 path longer than 1,000 places is shown by the two ends.');
  });

  test('nothing is said where nothing is cut', () => {
    expect(notificationsOf(print(aFullReport())).filter((text) => text.includes('-cut'))).toEqual([]);
  });
});

test('what was not parsed or not decided is told', () => {
  expect(notificationsOf(print(aFullReport()))).toEqual([
    "parse-failure: The file could not be parsed whole: line 3: ';' expected",
    'inconclusive-search: mcp/no-model-invoked-prompts could not be decided here: budget of 4,000 callers',
    'stale-baseline-entry: The baseline lists a finding that is no longer there: src/old.ts, mcp/no-title-as-name (f0).',
    'not-analysed: Not analysed: 985 files (test file).',
    'not-analysed: Not analysed: 12 files (generated).',
  ]);
});

test('paths are addresses below the root of the repository', () => {
  const run = print(aReport([aFinding({ location: { path: 'src/a b/c#d:é.ts', line: 1, column: 1, endLine: 1, endColumn: 2 } })]), { repositoryPathOf: (path) => `packages/one/${path}` });
  expect(resultsOf(run)[0]?.locations?.[0]?.physicalLocation?.artifactLocation).toEqual({ uri: 'packages/one/src/a%20b/c%23d%3A%C3%A9.ts', uriBaseId: '%SRCROOT%' });
});

test('a fix without the text it is for is left out', () => {
  const edits = [{ path: 'gone.ts', start: 0, end: 1, text: '' }];
  expect(resultsOf(print(aReport([aFinding({ fix: { edits } })])))[0]).not.toHaveProperty('fixes');
});

test('audited text makes no links and steers no terminal', () => {
  const [result] = resultsOf(print(aReport([aFinding({ message: 'Name `[free](https://evil.test)` and list[0] and \u001b[2J\u202e.' })])));
  expect(result?.message.text).toBe('Name `\\[free](https://evil.test)` and list[0] and <U+001B>[2J<U+202E>.');
});

test('whatever audited code holds, the file is valid', () => {
  fc.assert(fc.property(hostileReport, (report) => {
    const { output } = sarif(report, OPTIONS);
    const log = JSON.parse(output) as Log;
    expect(problemsOf(log)).toEqual([]);
    expect(resultsOf(log.runs[0] as Run)).toHaveLength(report.findings.length);
    expect(DANGEROUS.test(output)).toBe(false);
  }), { numRuns: 150 });
});
