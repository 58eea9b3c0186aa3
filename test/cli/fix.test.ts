import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import type { Report } from '../../src/findings/finding.js';
import { promptTool, TITLE_SENT } from '../support/hosts.js';
import { createTree, writeFile } from '../workspace/temp-tree.js';
import { runReal } from './real-cli.js';

const MENDED = TITLE_SENT.replace('prompt.title ?? prompt.name', 'prompt.name');
const host = (text: string | Buffer = TITLE_SENT): string => createTree({ 'package.json': '{ "name": "host" }', 'src/menu.ts': text });
const read = (cwd: string, path = 'src/menu.ts'): string => readFileSync(join(cwd, path), 'utf8');
const SUGGEST = ['--fix-suggestions', 'no-title-as-name'];

describe('suggestions of one rule', () => {
  test('are made, and the report is on what has become of the code', async () => {
    const cwd = host();
    writeFile(cwd, 'src/agent.ts', promptTool());
    const { code, stdout, stderr } = await runReal(cwd, [...SUGGEST, '--format', 'json']);
    expect({ code, stderr }).toEqual({ code: 1, stderr: 'mcp-audit: 1 repair made in 1 file.\n' });
    expect((JSON.parse(stdout) as Report).findings.map(({ ruleId }) => ruleId)).toEqual(['mcp/no-model-invoked-prompts']);
    expect(read(cwd)).toBe(MENDED);
    expect((await runReal(cwd, ['--fix'])).stderr).toBe('mcp-audit: there was nothing to repair.\n');
  });

  test('leave line endings, byte-order mark and the rest of the text as they are', async () => {
    const cwd = host(`\ufeff${TITLE_SENT.replaceAll('\n', '\r\n')}`);
    expect((await runReal(cwd, SUGGEST)).code).toBe(0);
    expect(read(cwd)).toBe(`\ufeff${MENDED.replaceAll('\n', '\r\n')}`);
  });

  test('are made for each of many findings', async () => {
    const [head, ...body] = TITLE_SENT.split('\n\n');
    const twice = [head, ...body, ...body.map((text) => text.replace('run(', 'again('))].join('\n\n');
    const cwd = host(twice);
    expect((await runReal(cwd, SUGGEST)).stderr).toBe('mcp-audit: 2 repairs made in 1 file.\n');
    expect(read(cwd)).toBe(twice.replaceAll('prompt.title ?? prompt.name', 'prompt.name'));
  });

  test.each([
    ['!!page.nextCursor', 'page.nextCursor !== undefined'],
    ['!!!page.nextCursor', 'page.nextCursor === undefined'],
    ['!(page.nextCursor)', '!(page.nextCursor)'],
  ])('say the same of a cursor however often it is negated: %s', async (before, after) => {
    const code = (test: string): string => [
      "import type { Client } from '@modelcontextprotocol/sdk/client/index.js';",
      'export async function all(client: Client) {',
      '  let cursor: string | undefined;',
      '  let state = true;',
      '  while (state) {',
      '    const page = await client.listTools({ cursor });',
      `    state = ${test};`,
      '    cursor = page.nextCursor;',
      '  }',
      '}',
      '',
    ].join('\n');
    const cwd = host(code(before));
    await runReal(cwd, ['--fix-suggestions', 'require-cursor-identity']);
    expect(read(cwd)).toBe(code(after));
  });

  test('are not made where the finding is accepted', async () => {
    const cwd = host(TITLE_SENT.replace('  return', '  // eslint-disable-next-line mcp/no-title-as-name -- this server keys on titles\n  return'));
    expect((await runReal(cwd, SUGGEST)).stderr).toBe('mcp-audit: there was nothing to repair.\n');
  });

  test('are pointed at by --fix, which changes nothing of what the code does', async () => {
    const cwd = host();
    expect((await runReal(cwd, ['--fix'])).stderr).toBe('mcp-audit: there was nothing to repair. Suggestions exist, which change what the code does: --fix-suggestions no-title-as-name.\n');
    expect(read(cwd)).toBe(TITLE_SENT);
  });
});

describe('a dry run', () => {
  test('prints a diff that git applies, and writes nothing', async () => {
    const cwd = host();
    const { code, stdout, stderr } = await runReal(cwd, [...SUGGEST, '--fix-dry-run']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: 'mcp-audit: 1 repair would be made in 1 file.\n' });
    expect(stdout).toMatch(/^--- a\/src\/menu\.ts\n\+\+\+ b\/src\/menu\.ts\n@@ /u);
    expect(read(cwd)).toBe(TITLE_SENT);
    execFileSync('git', ['apply'], { cwd, input: stdout });
    expect(read(cwd)).toBe(MENDED);
  });

  test('leaves standard output to the diff', async () => {
    const cwd = host();
    expect((await runReal(cwd, [...SUGGEST, '--fix-dry-run', '--format', 'json'])).stderr).toContain('write the report to a file with `--format json=FILE`');
    expect((await runReal(cwd, [...SUGGEST, '--fix-dry-run', '--format', 'json=report.json'])).code).toBe(0);
    expect((JSON.parse(read(cwd, 'report.json')) as Report).findings).toEqual([]);
  });

  test('hides a secret beside the repair, and says why the diff does not apply', async () => {
    const secret = `ghp_${'wWPw5k4aXcaT4fNP0UcnZwJUVFk6LO0pINUx'}`;
    const cwd = host(`${TITLE_SENT}import { McpServer } from '@modelcontextprotocol/server';\nexport const server = new McpServer({ name: 'a', version: '1.0.0' }, { instructions: 'Use ${secret}.' });\n`);
    const { stdout, stderr } = await runReal(cwd, [...SUGGEST, '--fix-dry-run']);
    expect(stdout).toContain('@@ ');
    expect(stdout).not.toContain(secret.slice(6));
    expect(stderr).toContain('a secret beside a repair is hidden');
  });

  test('alone is one of the safe fixes', async () => {
    expect(await runReal(host(), ['--fix-dry-run'])).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining('there was nothing to repair') as string });
  });
});

describe('what is not written', () => {
  test('a file with bytes that are no text', async () => {
    const bytes = Buffer.concat([Buffer.from(TITLE_SENT), Buffer.from('// caf'), Buffer.from([0xe9, 0x0a])]);
    const cwd = host(bytes);
    const { code, stderr } = await runReal(cwd, SUGGEST);
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: 'mcp-audit: there was nothing to repair. Suggestions exist, which change what the code does: --fix-suggestions no-title-as-name.\nmcp-audit: not repaired: src/menu.ts:6 mcp/no-title-as-name: src/menu.ts holds bytes that are no text, which would be lost.\n',
    });
    expect(readFileSync(join(cwd, 'src/menu.ts')).equals(bytes)).toBe(true);
  });

  test('anything through a link', async () => {
    const outside = createTree({ 'menu.ts': TITLE_SENT });
    const cwd = createTree({ 'package.json': '{}', 'src/host.ts': promptTool() });
    mkdirSync(join(cwd, 'lib'));
    symlinkSync(join(outside, 'menu.ts'), join(cwd, 'lib/menu.ts'));
    symlinkSync(outside, join(cwd, 'linked'));
    await runReal(cwd, SUGGEST);
    expect(read(outside, 'menu.ts')).toBe(TITLE_SENT);
  });
});
