import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { UserError } from '../../src/errors.js';
import type { Report } from '../../src/findings/finding.js';
import { aFinding, aFullReport, aReport } from '../report/sample-report.js';
import { runCli } from './fake-context.js';

const HERE = import.meta.dirname;
const ROOT = resolve(HERE, '../..');
const WARNING = aFinding({ severity: 'warn' });
const EMPTY: Report = { ...aReport([]), coverage: { ...aReport([]).coverage, hosts: 0, servers: 0 } };

let folder: string;
beforeEach(() => { folder = mkdtempSync(join(tmpdir(), 'mcp-audit-cli-')); });
afterEach(() => { rmSync(folder, { recursive: true, force: true }); });

describe('what is audited', () => {
  test('the current folder, inside the root found around it', async () => {
    const { audits } = await runCli([], { cwd: HERE });
    expect(audits).toEqual([expect.objectContaining({ root: ROOT, paths: [HERE], rules: {}, includeTests: false })]);
  });

  test('paths and a root that were named', async () => {
    const { audits } = await runCli(['--root', '..', 'audit.test.ts', '--', '../report'], { cwd: HERE });
    expect(audits[0]).toMatchObject({ root: join(ROOT, 'test'), paths: [join(HERE, 'audit.test.ts'), join(ROOT, 'test/report')] });
    expect((await runCli(['--root', '..'], { cwd: HERE })).audits[0]).not.toHaveProperty('paths');
  });

  test('preset, rules and tests', async () => {
    const { audits } = await runCli(['--preset=strict', '--rule', 'no-title-as-name=off', '--rule=mcp/require-prompt-origin=warn', '--include-tests']);
    expect(audits[0]).toMatchObject({ preset: 'strict', includeTests: true, rules: { 'mcp/no-title-as-name': 'off', 'mcp/require-prompt-origin': 'warn' } });
  });
});

describe('the exit code', () => {
  test.each<[name: string, argv: string[], report: Report, code: number]>([
    ['no findings', [], aReport([]), 0],
    ['an error', [], aReport([aFinding()]), 1],
    ['a warning', [], aReport([WARNING]), 0],
    ['a warning that counts', ['--fail-on', 'warn'], aReport([WARNING]), 1],
    ['a warning that counts, and is not shown', ['--fail-on', 'warn', '--quiet'], aReport([WARNING]), 1],
    ['an error that does not count', ['--fail-on', 'never'], aReport([aFinding()]), 0],
    ['as many warnings as allowed', ['--max-warnings', '1'], aReport([WARNING]), 0],
    ['more warnings than allowed', ['--max-warnings', '0'], aReport([WARNING]), 1],
    ['more warnings than allowed, and never', ['--max-warnings', '0', '--fail-on', 'never'], aReport([WARNING]), 0],
    ['suppressed findings', [], aReport([aFinding({ suppressed: { kind: 'directive' } })]), 0],
    ['no MCP code', [], EMPTY, 2],
    ['no MCP code, and never', ['--fail-on', 'never'], EMPTY, 2],
    ['no MCP code, expected', ['--allow-empty'], EMPTY, 0],
  ])('%s', async (_, argv, report, code) => {
    expect((await runCli(argv, { report })).code).toBe(code);
  });

  test('no MCP code is said aloud', async () => {
    expect((await runCli([], { report: EMPTY, cwd: HERE })).stderr)
      .toBe('mcp-audit: no code that hosts or serves MCP was found in ../..; nothing was judged. Name another folder or --root, or pass --allow-empty if that is expected.\n');
  });
});

describe('the reports', () => {
  test('a pipe gets the stylish report without colour, and nothing else', async () => {
    const { stdout, stderr } = await runCli([], { report: aFullReport() });
    expect(stdout).toContain('✖ 1 error, 1 warning (1 suppressed, 1 known)');
    expect(stdout).not.toContain('\u001b');
    expect(stderr).toBe('');
  });

  test('json is the report', async () => {
    expect(JSON.parse((await runCli(['--format', 'json'], { report: aFullReport() })).stdout)).toEqual(aFullReport());
  });

  test('files get theirs without colour; folders are made', async () => {
    const { stdout, stderr } = await runCli(['--color', '--format', `json=${folder}/a/report.json`, '--format', `stylish=${folder}/b.txt`, '--format', 'stylish'], { report: aFullReport() });
    expect(JSON.parse(readFileSync(join(folder, 'a/report.json'), 'utf8'))).toEqual(aFullReport());
    expect(readFileSync(join(folder, 'b.txt'), 'utf8')).not.toContain('\u001b');
    expect(stdout).toContain('\u001b[31m');
    expect(stderr).toBe('');
  });

  test('when every report is a file, standard error says where to look', async () => {
    const { stdout, stderr } = await runCli(['--format', 'json=report.json'], { report: aReport([aFinding()]), cwd: folder });
    expect({ stdout, stderr }).toEqual({ stdout: '', stderr: 'mcp-audit: errors: 1, warnings: 0; see report.json.\n' });
  });

  test('a file that cannot be written', async () => {
    const { code, stderr } = await runCli(['--format', `json=${folder}`]);
    expect(code).toBe(2);
    expect(stderr).toMatch(/^mcp-audit: The report cannot be written to .*EISDIR.*; name another file\.\n$/u);
  });

  test('--quiet leaves errors', async () => {
    const { findings, summary } = JSON.parse((await runCli(['--quiet', '--format=json'], { report: aReport([aFinding(), WARNING]) })).stdout) as Report;
    expect(findings).toEqual([aFinding()]);
    expect(summary).toEqual({ errors: 1, warnings: 0, suppressed: 0, known: 0 });
  });

  test('code frames and paths are those of the root, seen from the current folder', async () => {
    const finding = aFinding({ location: { path: 'test/cli/audit.test.ts', line: 1, column: 1, endLine: 1, endColumn: 7 }, trace: [] });
    const { stdout } = await runCli([], { report: aReport([finding]), cwd: HERE });
    expect(stdout).toContain('\naudit.test.ts\n');
    expect(stdout).toContain("❯ 1 │ import { mkdtempSync, readFileSync, rmSync } from 'node:fs';");
  });

  test('a root the configuration has moved', async () => {
    const finding = aFinding({ location: { path: 'cli/audit.test.ts', line: 1, column: 1, endLine: 1, endColumn: 7 }, trace: [] });
    const { stdout } = await runCli([], { report: aReport([finding], { root: 'test' }), cwd: HERE });
    expect(stdout).toContain('\naudit.test.ts\n');
  });
});

describe('colour', () => {
  test.each<[name: string, argv: string[], fakes: object, colored: boolean]>([
    ['a terminal', [], { isTTY: true, env: {} }, true],
    ['a terminal that cannot', [], { isTTY: true, env: { TERM: 'dumb' } }, false],
    ['a pipe', [], { isTTY: false, env: {} }, false],
    ['NO_COLOR', [], { isTTY: true, env: { NO_COLOR: '1' } }, false],
    ['an empty NO_COLOR', [], { isTTY: true, env: { NO_COLOR: '' } }, true],
    ['FORCE_COLOR', [], { isTTY: false, env: { FORCE_COLOR: '1' } }, true],
    ['FORCE_COLOR=0', [], { isTTY: true, env: { FORCE_COLOR: '0' } }, false],
    ['--color over NO_COLOR', ['--color'], { isTTY: false, env: { NO_COLOR: '1' } }, true],
    ['--no-color over FORCE_COLOR', ['--no-color'], { isTTY: true, env: { FORCE_COLOR: '1' } }, false],
  ])('%s', async (_, argv, fakes, colored) => {
    expect((await runCli(argv, fakes)).stdout.includes('\u001b[')).toBe(colored);
  });
});

describe('drawing', () => {
  test.each<[name: string, fakes: object, unicode: boolean]>([
    ['UTF-8', { env: { LANG: 'de_DE.utf8' } }, true],
    ['no locale', { env: {} }, true],
    ['the C locale', { env: { LC_ALL: 'C', LANG: 'en_US.UTF-8' } }, false],
    ['another encoding', { env: { LANG: 'de_DE.ISO-8859-1' } }, false],
    ['the console of Linux', { env: { TERM: 'linux' } }, false],
    ['a console of Windows', { env: {}, platform: 'win32' }, false],
    ['Windows Terminal', { env: { WT_SESSION: '1' }, platform: 'win32' }, true],
  ])('%s', async (_, fakes, unicode) => {
    expect((await runCli([], fakes)).stdout).toContain(unicode ? '✔ No findings' : 'ok No findings');
  });
});

describe('failures', () => {
  const failing = (error: unknown): { audit: () => Promise<Report> } => ({ audit: () => Promise.reject(error) });

  test('a mistake of the person is one line', async () => {
    const { code, stdout, stderr } = await runCli(['--debug'], failing(new UserError('/repo/mcp-audit.jsonc:3:5: `exclud` is not a key \u001b[31m.')));
    expect({ code, stdout, stderr }).toEqual({ code: 2, stdout: '', stderr: 'mcp-audit: /repo/mcp-audit.jsonc:3:5: `exclud` is not a key <U+001B>[31m.\n' });
  });

  test('a defect is called one; its stack is for --debug', async () => {
    const error = new TypeError('x is undefined');
    expect(await runCli([], failing(error))).toMatchObject({
      code: 2, stdout: '', stderr: 'mcp-audit: x is undefined\nThis is a defect in mcp-audit, not in your code. Run again with --debug for the details to report.\n',
    });
    expect((await runCli(['--debug'], failing(error))).stderr).toMatch(/TypeError: x is undefined\n {4}at /u);
    expect((await runCli([], failing('text'))).stderr).toContain('mcp-audit: text\n');
  });

  test('debug lines go to standard error', async () => {
    const { stdout, stderr } = await runCli(['--debug', '--format=json'], {
      audit: async (options) => { options?.debug?.('read 3 files'); return aReport([]); },
    });
    expect(stderr).toBe('read 3 files\n');
    expect(() => { JSON.parse(stdout); }).not.toThrow();
  });
});

test('--print-facts prints the facts of one file', async () => {
  const { code, stdout, audits } = await runCli(['--print-facts', 'audit.test.ts'], { cwd: HERE });
  expect({ code, facts: JSON.parse(stdout) as unknown, audits }).toEqual({ code: 0, facts: { file: join(HERE, 'audit.test.ts') }, audits: [] });
});
