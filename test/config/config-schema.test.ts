import { readFileSync } from 'node:fs';

import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';

import { CONFIG_JSON_SCHEMA } from '../../src/config/config-shape.js';
import { parseConfig } from '../../src/config/parse-config.js';

const SCHEMA_FILE = new URL('../../src/config/config.schema.json', import.meta.url);

const ACCEPTED = [
  {},
  { $schema: './node_modules/eslint-plugin-mcp/dist/src/config/config.schema.json' },
  { root: 'packages/app' },
  { root: '.' },
  { exclude: ['legacy/**', '!legacy/keep.ts'] },
  { catalogue: ['mcp-wrappers.d.ts', './types/more.d.mts'] },
  { entries: [{ file: 'src/bot.ts', function: 'onMessage', kind: 'user' }, { file: 'a..b.ts', function: 'Bot.run', kind: 'model' }] },
  { sinks: [{ function: 'fetchPrompt', kind: 'prompt-get' }, { file: 'src/rpc.ts', function: 'Rpc.call', kind: 'tool-call' }] },
  { rules: { 'mcp/no-title-as-name': 'off', 'no-large-embeds': ['warn', { lines: 40 }], 'valid-completion': ['off', {}] } },
  { minConfidence: 'certain' },
  { requireReasons: true },
];

const REFUSED = [
  [], 'text', null, 1,
  { exclud: [] },
  { root: 1 }, { root: '' }, { root: '../other' }, { root: 'a/../../b' }, { root: '/etc' }, { root: 'C:/code' }, { root: 'a\\b' },
  { exclude: 'legacy' }, { exclude: [1] }, { exclude: [''] },
  { catalogue: ['wrappers.ts'] }, { catalogue: ['../wrappers.d.ts'] },
  { entries: [{ file: 'a.ts', function: 'run' }] },
  { entries: [{ function: 'run', kind: 'user' }] },
  { entries: [{ file: 'a.ts', function: 'run', kind: 'robot' }] },
  { entries: [{ file: 'a.ts', function: 'run it', kind: 'user' }] },
  { entries: { file: 'a.ts' } },
  { sinks: [{ function: 'get', kind: 'effect' }] },
  { sinks: [{ function: 'get', kind: 'prompt-get', name: 0 }] },
  { rules: ['no-title-as-name'] },
  { rules: { 'mcp/x': 'on' } }, { rules: { 'mcp/x': 2 } }, { rules: { 'mcp/x': ['error'] } }, { rules: { 'mcp/x': ['error', {}, {}] } },
  { rules: { 'mcp/x': ['error', []] } }, { rules: { 'mcp/x': [{}, 'error'] } }, { rules: { 'Some Rule': 'off' } }, { rules: { 'other/rule': 'off' } },
  { minConfidence: 'maybe' }, { requireReasons: 'error' },
];

const validate = new Ajv2020({ allErrors: true, strict: false }).compile(CONFIG_JSON_SCHEMA);

function isRead(value: unknown): boolean {
  try {
    parseConfig({ file: 'mcp-audit.jsonc', text: JSON.stringify(value) });
    return true;
  } catch {
    return false;
  }
}

test('the published schema is the one the reader is built from', async () => {
  await expect(`${JSON.stringify(CONFIG_JSON_SCHEMA, undefined, 2)}\n`).toMatchFileSnapshot(SCHEMA_FILE.pathname);
  expect(JSON.parse(readFileSync(SCHEMA_FILE, 'utf8'))).toEqual(CONFIG_JSON_SCHEMA);
});

test.each(ACCEPTED.map((value) => [JSON.stringify(value), value] as const))('schema and reader accept %s', (_, value) => {
  expect({ schema: validate(value), reader: isRead(value) }).toEqual({ schema: true, reader: true });
});

test.each(REFUSED.map((value) => [JSON.stringify(value), value] as const))('schema and reader refuse %s', (_, value) => {
  expect({ schema: validate(value), reader: isRead(value) }).toEqual({ schema: false, reader: false });
});
