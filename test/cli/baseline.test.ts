import { chmodSync, readFileSync, renameSync, rmSync, unlinkSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import type { Report } from '../../src/findings/finding.js';
import { promptTool, TITLE_SENT } from '../support/hosts.js';
import { createTree, writeFile } from '../workspace/temp-tree.js';
import { runReal } from './real-cli.js';

const MANIFEST = '{ "name": "host" }';
const host = (): string => createTree({ 'package.json': MANIFEST, 'src/one.ts': promptTool(), 'src/two.ts': promptTool(), 'src/title.ts': TITLE_SENT });
const UPDATE = ['--baseline', 'known.json', '--update-baseline'];
const CHECK = ['--baseline', 'known.json', '--format', 'json'];

async function check(cwd: string, ...more: readonly string[]): Promise<{ readonly code: number; readonly stderr: string; readonly report: Report }> {
  const { code, stdout, stderr } = await runReal(cwd, [...CHECK, ...more]);
  return { code, stderr, report: JSON.parse(stdout) as Report };
}

describe('a baseline', () => {
  test('accepts what is there, through lines that move, formatting and renamed files, and nothing that is new', async () => {
    const cwd = host();
    const written = await runReal(cwd, UPDATE);
    expect(written).toMatchObject({ code: 0, stderr: 'mcp-audit: baseline known.json: written with 3 findings.\n' });
    expect(written.stdout).toContain('No findings (3 known)');
    const text = readFileSync(join(cwd, 'known.json'), 'utf8');

    writeFile(cwd, 'src/two.ts', `// a line\n\n${promptTool().replaceAll('  ', '\t')}`);
    renameSync(join(cwd, 'src/title.ts'), join(cwd, 'src/renamed.ts'));
    const moved = await check(cwd);
    expect(moved).toMatchObject({ code: 0, stderr: '', report: { summary: { errors: 0, known: 3 }, baseline: { stale: [] } } });
    expect(moved.report.findings.map(({ suppressed }) => suppressed)).toEqual([{ kind: 'baseline' }, { kind: 'baseline' }, { kind: 'baseline' }]);

    writeFile(cwd, 'src/three.ts', promptTool());
    expect(await check(cwd)).toMatchObject({ code: 1, stderr: '', report: { summary: { errors: 1, known: 3 } } });
    expect(readFileSync(join(cwd, 'known.json'), 'utf8')).toBe(text);
    expect(await runReal(cwd, UPDATE)).toMatchObject({ code: 0, stderr: 'mcp-audit: baseline known.json: 1 added, 0 removed, 3 kept.\n' });
  });

  test('fails on a stale entry until it is removed', async () => {
    const cwd = host();
    await runReal(cwd, UPDATE);
    unlinkSync(join(cwd, 'src/two.ts'));
    const { code, stderr, report } = await check(cwd);
    expect({ code, known: report.summary.known }).toEqual({ code: 1, known: 2 });
    expect(report.baseline?.stale).toEqual([expect.objectContaining({ ruleId: 'mcp/no-model-invoked-prompts', path: 'src/two.ts' })]);
    expect(stderr).toMatch(/^mcp-audit: One entry of the baseline is stale: its finding is no longer there\. Remove it with `--baseline known\.json --update-baseline`\.\n {2}src\/two\.ts: mcp\/no-model-invoked-prompts \(\w+-2\)\n$/u);
    expect((await runReal(cwd, UPDATE)).stderr).toBe('mcp-audit: baseline known.json: 0 added, 1 removed, 2 kept.\n');
    expect((await check(cwd)).code).toBe(0);
  });

  test('calls nothing stale that was not looked for', async () => {
    const cwd = host();
    await runReal(cwd, UPDATE);
    for (const path of ['src/one.ts', 'src/two.ts', 'src/title.ts']) writeFile(cwd, path, 'export const getPrompt = 1;');
    expect((await check(cwd)).report.baseline?.stale).toHaveLength(3);
    expect((await check(cwd, 'src/two.ts')).report.baseline?.stale.map(({ path }) => path)).toEqual(['src/two.ts']);
    expect((await check(cwd, '--rule', 'no-model-invoked-prompts=off')).report.baseline?.stale.map(({ path }) => path)).toEqual(['src/title.ts']);
    writeFile(cwd, 'mcp-audit.jsonc', '{ "exclude": ["src/one.ts"] }');
    expect((await check(cwd)).report.baseline?.stale.map(({ path }) => path)).toEqual(['src/two.ts', 'src/title.ts']);
    writeFile(cwd, 'src/title.ts', 'getPrompt(((;');
    rmSync(join(cwd, 'src/two.ts'));
    expect((await check(cwd)).report.baseline?.stale.map(({ path }) => path)).toEqual(['src/two.ts']);
  });

  test('is updated for the selected paths only', async () => {
    const cwd = host();
    await runReal(cwd, ['src/title.ts', ...UPDATE]);
    expect(await check(cwd)).toMatchObject({ code: 1, report: { summary: { errors: 2, known: 1 } } });
    expect((await runReal(cwd, ['src/one.ts', ...UPDATE])).stderr).toContain('1 added, 0 removed, 1 kept');
  });

  test('is left alone when no MCP code is seen', async () => {
    const cwd = host();
    await runReal(cwd, UPDATE);
    const text = readFileSync(join(cwd, 'known.json'), 'utf8');
    rmSync(join(cwd, 'src'), { recursive: true });
    expect((await runReal(cwd, UPDATE)).code).toBe(2);
    expect(readFileSync(join(cwd, 'known.json'), 'utf8')).toBe(text);
  });

  test('is no longer needed where a comment disables the rule', async () => {
    const cwd = host();
    await runReal(cwd, UPDATE);
    writeFile(cwd, 'src/title.ts', `/* eslint-disable mcp/no-title-as-name -- this server keys on titles */\n${TITLE_SENT}`);
    expect(await check(cwd)).toMatchObject({ code: 0, report: { summary: { suppressed: 1, known: 2 } } });
    expect((await runReal(cwd, UPDATE)).stderr).toBe('mcp-audit: baseline known.json: 0 added, 1 removed, 2 kept.\n');
  });
});

describe('a baseline that cannot be used', () => {
  test.each<[name: string, argv: readonly string[], complaint: RegExp]>([
    ['none', CHECK, /The baseline \S+known\.json does not exist\. Name another file, or add --update-baseline once to write it\./u],
    ['a folder', ['--baseline', 'src'], /The baseline \S+src cannot be read \(EISDIR.*Make it a readable file/u],
    ['no baseline', ['--baseline', 'package.json', '--update-baseline'], /package\.json is no baseline/u],
    ['no name', ['--update-baseline'], /`--update-baseline` needs the file to write: `--baseline FILE`\./u],
    ['a place that cannot be written', ['--baseline', 'package.json/known.json', '--update-baseline'], /The baseline \S+ cannot be (?:read|written) \(ENOTDIR/u],
  ])('%s', async (_, argv, complaint) => {
    const cwd = host();
    const { code, stdout, stderr } = await runReal(cwd, argv);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(complaint);
    expect(readFileSync(join(cwd, 'package.json'), 'utf8')).toBe(MANIFEST);
  });

  test.skipIf(process.getuid?.() === 0)('a file nobody may read', async () => {
    const cwd = host();
    writeFile(cwd, 'known.json', '{}');
    chmodSync(join(cwd, 'known.json'), 0);
    expect((await runReal(cwd, CHECK)).stderr).toMatch(/cannot be read \(EACCES/u);
  });
});
