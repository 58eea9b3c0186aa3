import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Log } from 'sarif';
import { describe, expect, test } from 'vitest';

import { rootsOfShard } from '../../src/cli/roots.js';
import type { Report } from '../../src/findings/finding.js';
import { mergeReports } from '../../src/findings/merge-reports.js';
import { mergeLogs } from '../../src/report/sarif/merge-logs.js';
import { aFinding, aFullReport, aReport } from '../report/sample-report.js';
import { promptTool, TITLE_SENT } from '../support/hosts.js';
import { createTree, writeFile } from '../workspace/temp-tree.js';
import { runReal } from './real-cli.js';

const many = (): string => createTree({
  'roots.txt': '# three\nteam/alpha\r\nbeta\n\ngamma\nbeta\n',
  'team/alpha/src/agent.ts': promptTool(), 'beta/src/menu.ts': TITLE_SENT, 'gamma/package.json': '{}', 'gamma/src/agent.ts': promptTool(),
});
const read = (cwd: string, path: string): unknown => JSON.parse(readFileSync(join(cwd, path), 'utf8'));
const pathsOf = (report: Report): string[] => report.findings.map(({ location }) => location.path);

describe('a list of roots', () => {
  test('is audited into one report', async () => {
    const cwd = many();
    const { code, stdout, stderr } = await runReal(cwd, ['--roots', 'roots.txt', '--format', 'json']);
    const report = JSON.parse(stdout) as Report;
    expect({ code, stderr, root: report.root, errors: report.summary.errors }).toEqual({ code: 1, stderr: '', root: '.', errors: 3 });
    expect(pathsOf(report)).toEqual(['beta/src/menu.ts', 'gamma/src/agent.ts', 'team/alpha/src/agent.ts']);
    expect(report.coverage).toMatchObject({ filesAnalysed: 3, hosts: 3 });
  });

  test('is shared by shards, whose reports merged are the whole, in either format', async () => {
    const cwd = many();
    for (const shard of ['1', '2']) await runReal(cwd, ['--roots', 'roots.txt', '--shard', `${shard}/2`, '--format', `json=${shard}.json`, '--format', `sarif=${shard}.sarif`]);
    await runReal(cwd, ['--roots', 'roots.txt', '--format', 'json=whole.json', '--format', 'sarif=whole.sarif']);
    expect((await runReal(cwd, ['merge', '1.json', '2.json', '--format', 'json=merged.json', '--format', 'sarif=converted.sarif'])).code).toBe(1);
    expect(read(cwd, 'merged.json')).toEqual(read(cwd, 'whole.json'));
    const uris = (path: string): unknown => (read(cwd, path) as Log).runs.map(({ results = [] }) => results.map(({ ruleId, ruleIndex, locations }) => [ruleId, ruleIndex, locations?.[0]?.physicalLocation?.artifactLocation?.uri].join(' ')).sort());
    expect(uris('converted.sarif')).toEqual(uris('whole.sarif'));
    expect((await runReal(cwd, ['merge', '1.sarif', '2.sarif', '--format', 'sarif=merged.sarif'])).code).toBe(1);
    expect(uris('merged.sarif')).toEqual(uris('whole.sarif'));
    expect((await runReal(cwd, ['merge', '1.sarif', '2.json'])).stderr).toContain('cannot be merged with each other');
    expect((await runReal(cwd, ['merge', 'roots.txt'])).stderr).toMatch(/The report \S+roots\.txt cannot be read/u);
    expect((await runReal(cwd, ['merge', 'gamma/package.json'])).stderr).toContain('gamma/package.json is no report of');
  });

  test('goes on after a root that cannot be audited, and says so', async () => {
    const cwd = many();
    writeFile(cwd, 'beta/mcp-audit.jsonc', '{ "rulez": {} }');
    writeFile(cwd, 'roots.txt', 'nowhere\nbeta\ngamma\n');
    const { code, stdout, stderr } = await runReal(cwd, ['--roots', 'roots.txt', '--format', 'json', '--fail-on', 'never']);
    expect(code).toBe(2);
    expect(pathsOf(JSON.parse(stdout) as Report)).toEqual(['gamma/src/agent.ts']);
    expect(stderr).toMatch(/^mcp-audit: nowhere was not audited: .+does not exist.+\nmcp-audit: beta was not audited: .+rulez.+\n$/u);
  });

  test('has to be a list of folders below it', async () => {
    const cwd = createTree({ 'lists/roots.txt': '../elsewhere\n', 'lists/empty.txt': '# nothing\n' });
    expect((await runReal(cwd, ['--roots', 'lists/roots.txt'])).stderr).toMatch(/roots\.txt lists \S+elsewhere, which is outside of \S+lists;/u);
    expect((await runReal(cwd, ['--roots', 'lists/empty.txt'])).stderr).toContain('lists no folder');
  });
});

test('shards hold every root once', () => {
  const roots = ['a', 'b', 'c', 'd', 'e'];
  const shards = [1, 2, 3].map((number) => rootsOfShard(roots, { number, count: 3 }));
  expect(shards).toEqual([['a', 'd'], ['b', 'e'], ['c']]);
});

describe('merging', () => {
  test('moves every path of a report', () => {
    const { coverage, findings, summary } = mergeReports([{ folder: 'one', report: aFullReport() }, { folder: 'two', report: aReport([aFinding()], { root: 'packages' }) }]);
    const paths = findings.flatMap(({ location, trace, fix, suggestions = [] }) => [location, ...trace, ...(fix?.edits ?? []), ...suggestions.flatMap(({ edits }) => edits)].map(({ path }) => path));
    expect(paths.filter((path) => !/^(?:one|two\/packages)\/src\//u.test(path))).toEqual([]);
    expect(coverage.inconclusive.concat(coverage.parseFailures as never).map(({ path }) => path)).toEqual(['one/src/hub.ts', 'one/src/broken.ts']);
    expect(coverage).toMatchObject({ filesSeen: 2484, notAnalysed: [{ reason: 'generated', count: 12 }, { reason: 'test file', count: 1970 }] });
    expect(summary).toEqual({ errors: 2, warnings: 1, suppressed: 1, known: 1 });
  });

  test('unites the rules of runs of one tool, and keeps other runs apart', () => {
    const run = (name: string, ids: readonly string[]): Log['runs'][number] => ({
      tool: { driver: { name, version: '1', rules: ids.map((id) => ({ id })) } }, results: ids.map((id, ruleIndex) => ({ ruleId: id, ruleIndex, message: { text: id } })),
    });
    const log = (...runs: Log['runs']): Log => ({ version: '2.1.0', runs });
    const { runs } = mergeLogs([log(run('x', ['a', 'b'])), log(run('x', ['b', 'c']), run('y', ['d'])), log({ ...run('x', ['e']), artifacts: [{}] })]);
    expect(runs.map(({ tool, results = [] }) => [tool.driver.name, ...results.map(({ ruleId, ruleIndex = -1 }) => `${ruleId} ${tool.driver.rules?.[ruleIndex]?.id}`)]))
      .toEqual([['x', 'a a', 'b b', 'b b', 'c c'], ['y', 'd d'], ['x', 'e e']]);
  });
});
