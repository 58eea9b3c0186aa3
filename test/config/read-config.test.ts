import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { EMPTY_CONFIG } from '../../src/config/config.js';
import { readConfig } from '../../src/config/read-config.js';

let root: string;
beforeEach(() => { root = mkdtempSync(join(tmpdir(), 'mcp-audit-config-')); });
afterEach(() => { rmSync(root, { recursive: true, force: true }); });

function write(name: string, text: string): string {
  writeFileSync(join(root, name), text);
  return join(root, name);
}

test('a root without configuration has the empty one', () => {
  write('package.json', '{ "name": "legacy" }');
  expect(readConfig(root)).toEqual(EMPTY_CONFIG);
});

test('mcp-audit.jsonc is read, a byte-order mark and comments included', () => {
  const file = write('mcp-audit.jsonc', '\ufeff{ "exclude": ["old/**"] /* old */ }');
  expect(readConfig(root)).toMatchObject({ file, exclude: ['old/**'] });
});

test('mcp-audit.json and the key of package.json are read too', () => {
  write('mcp-audit.json', '{ "root": "app" }');
  expect(readConfig(root).root).toBe('app');
  rmSync(join(root, 'mcp-audit.json'));
  const file = write('package.json', '{ "name": "x",\n "mcp-audit": { "minConfidence": "certain" } }');
  expect(readConfig(root)).toMatchObject({ file, minConfidence: 'certain' });
});

test('a mistake in package.json is located in package.json', () => {
  const file = write('package.json', '{ "name": "x",\n "mcp-audit": { "exclude": 1 } }');
  expect(() => readConfig(root)).toThrow(`${file}:2:28: \`exclude\` must be a list, not the number 1.`);
});

test('a broken package.json without our key is not ours to judge', () => {
  write('package.json', '{ "name": ');
  expect(readConfig(root)).toEqual(EMPTY_CONFIG);
});

test('two configurations compete', () => {
  write('mcp-audit.jsonc', '{}');
  write('package.json', '{ "mcp-audit": {} }');
  expect(() => readConfig(root)).toThrow(`${join(root, 'mcp-audit.jsonc')} and ${join(root, 'package.json')} both configure the audit; keep one of them.`);
});

test('a folder of that name is no configuration', () => {
  mkdirSync(join(root, 'mcp-audit.json'));
  expect(readConfig(root)).toEqual(EMPTY_CONFIG);
});

test('a huge file is refused', () => {
  write('mcp-audit.jsonc', ' '.repeat((1 << 20) + 1));
  expect(() => readConfig(root)).toThrow('is larger than 1024 KiB');
});

test.skipIf(process.getuid?.() === 0 || process.platform === 'win32')('an unreadable file says so', () => {
  chmodSync(write('mcp-audit.jsonc', '{}'), 0);
  expect(() => readConfig(root)).toThrow('cannot be read (EACCES); make it readable or remove it.');
});
