import { execFileSync } from 'node:child_process';
import { renameSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { acceptedText } from '../../src/cli/accepted-text.js';
import type { AcceptedList } from '../../src/findings/accepted.js';
import { promptTool } from '../support/hosts.js';
import { createTree, git, writeFile } from '../workspace/temp-tree.js';
import { runReal } from './real-cli.js';

const TOOL = { name: 'eslint-plugin-mcp', version: '1.0.0' };
const disabled = (comment: string): string => promptTool().replace('  execute:', `  ${comment}\n  execute:`);

test('the list for people', () => {
  const list: AcceptedList = {
    schemaVersion: 1, tool: TOOL, root: '.',
    suppressions: [
      { kind: 'directive', directive: 'disable-next-line', ruleIds: ['mcp/a', 'mcp/b'], path: 'src/a.ts', line: 3, reason: 'a person\nconfirms', findings: 1, unneeded: ['mcp/b'], since: '2026-01-01' },
      { kind: 'directive', directive: 'disable', ruleIds: [], path: 'src/\u001b[31mb.ts', line: 1, findings: 2, unneeded: [] },
      { kind: 'baseline', ruleIds: ['mcp/a'], path: 'src/c.ts', fingerprint: 'f', findings: 0, unneeded: ['mcp/a'], since: '2026-01-30', orEarlier: true },
    ],
    summary: { directives: 2, withoutReason: 1, baseline: 1, unneeded: 2 },
  };
  expect(acceptedText(list, { color: false, unicode: true, columns: 60, today: new Date('2026-01-31T12:00:00Z'), pathOf: (path) => path })).toMatchSnapshot();
});

test('comments and entries of a repository with their reasons and ages', async () => {
  const cwd = createTree({
    'package.json': '{ "name": "host" }',
    'src/one.ts': disabled('// eslint-disable-next-line mcp/no-model-invoked-prompts -- a person confirms'),
    'src/two.ts': promptTool(),
    'src/three.ts': `/* eslint-disable */\n${promptTool()}`,
    'src/unrelated.ts': '/* eslint-disable */\nexport const one = 1;',
  });
  const commit = (day: string): void => {
    git(cwd, 'add', '.');
    execFileSync('git', ['-c', 'user.name=Somebody', '-c', 'user.email=s@example.org', 'commit', '--quiet', '--message', 'x', `--date=${day}T12:00:00Z`], { cwd });
  };
  git(cwd, 'init');
  commit('2025-02-03');
  expect((await runReal(cwd, ['--baseline', 'known.json', '--update-baseline'])).stderr).toContain('written with one finding');
  commit('2025-04-05');
  writeFile(cwd, 'src/two.ts', `// moved\n${disabled('// eslint-disable-next-line mcp/no-model-invoked-prompts, mcp/no-title-as-name')}`);

  const { code, stdout } = await runReal(cwd, ['suppressions', '--baseline', 'known.json', '--format', 'json']);
  expect(code).toBe(0);
  const { suppressions, summary, root } = JSON.parse(stdout) as AcceptedList;
  expect({ root, summary }).toEqual({ root: '.', summary: { directives: 3, withoutReason: 2, baseline: 1, unneeded: 2 } });
  const rule = 'mcp/no-model-invoked-prompts';
  expect(suppressions).toEqual([
    { kind: 'directive', directive: 'disable-next-line', ruleIds: [rule], path: 'src/one.ts', line: 7, reason: 'a person confirms', findings: 1, unneeded: [], since: '2025-02-03' },
    { kind: 'directive', directive: 'disable', ruleIds: [], path: 'src/three.ts', line: 1, findings: 1, unneeded: [], since: '2025-02-03' },
    { kind: 'directive', directive: 'disable-next-line', ruleIds: [rule, 'mcp/no-title-as-name'], path: 'src/two.ts', line: 8, findings: 1, unneeded: ['mcp/no-title-as-name'] },
    { kind: 'baseline', ruleIds: [rule], path: 'src/two.ts', fingerprint: expect.any(String) as string, findings: 0, unneeded: [rule], since: '2025-04-05' },
  ]);
  expect(stdout).not.toContain('Somebody');
  expect((await runReal(cwd, ['suppressions', 'src/one.ts'])).stdout).toContain('src/one.ts:7  mcp/no-model-invoked-prompts  since 2025-02-03 (');
});

test('an entry is shown where its finding is now', async () => {
  const cwd = createTree({ 'package.json': '{}', 'src/one.ts': promptTool() });
  await runReal(cwd, ['--baseline', 'known.json', '--update-baseline']);
  renameSync(join(cwd, 'src/one.ts'), join(cwd, 'src/moved.ts'));
  expect((await runReal(cwd, ['suppressions', 'src/moved.ts', '--baseline', 'known.json'])).stdout).toMatch(/^src\/moved\.ts:7 \(baseline\) {2}mcp\/no-model-invoked-prompts/u);
});

test('without git, and without anything suppressed', async () => {
  const cwd = createTree({ 'package.json': '{}', 'src/one.ts': disabled('// eslint-disable-next-line mcp/no-model-invoked-prompts') });
  expect((await runReal(cwd, ['suppressions'])).stdout).toContain('src/one.ts:7  mcp/no-model-invoked-prompts  not committed\n    no reason given\n');
  writeFile(cwd, 'src/one.ts', promptTool());
  expect(await runReal(cwd, ['suppressions'])).toMatchObject({ code: 0, stdout: 'Nothing is suppressed.\n' });
  expect(await runReal(cwd, ['suppressions', '--baseline', 'none.json'])).toMatchObject({ code: 2, stdout: '' });
});
