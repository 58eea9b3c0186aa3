import parser from '@typescript-eslint/parser';
import type { ESLint } from 'eslint';
import { defineConfig } from 'eslint/config';
import { defineConfig as defineConfig9 } from 'eslint9/config';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import plugin from '../../src/plugin.js';
import { allRules, rules } from '../../src/rule/registry.js';
import { createTree } from '../workspace/temp-tree.js';
import { editor, MAJORS } from './lint.js';
import { AGENT, HOST } from './sample-host.js';

const manifest = JSON.parse(readFileSync(`${import.meta.dirname}/../../package.json`, 'utf8')) as { name: string; version: string };

test('the plugin says who it is', () => {
  expect(plugin.meta).toEqual({ name: manifest.name, version: manifest.version, namespace: 'mcp' });
});

test('every rule of the registry is a rule of ESLint', () => {
  expect(Object.keys(plugin.rules).toSorted()).toEqual(allRules.map(({ id }) => id));
  for (const { id, docs, messages } of rules) {
    const { meta } = plugin.rules[id] ?? {};
    expect(meta).toMatchObject({ type: 'problem', docs: { description: docs.description, recommended: docs.recommended !== false }, hasSuggestions: true });
    expect(meta?.docs?.url).toMatch(new RegExp(`/docs/rules/${id}\\.md$`));
    expect(Object.keys(meta?.messages ?? {})).toEqual(expect.arrayContaining(Object.keys(messages)));
  }
});

describe('the presets', () => {
  test('are one object each, without a parser', () => {
    for (const config of Object.values(plugin.configs)) {
      expect(Object.keys(config).sort()).toEqual(['name', 'plugins', 'rules']);
      expect(config.plugins?.['mcp']).toBe(plugin);
    }
  });

  test('recommended leaves out what is not recommended and what is only likely', () => {
    const expected = rules.filter(({ docs }) => docs.recommended !== false).map(({ id, docs }) => [`mcp/${id}`, [docs.recommended, { minConfidence: 'certain' }]]);
    expect(plugin.configs.recommended.rules).toEqual({ ...Object.fromEntries(expected), 'mcp/require-disable-reason': 'error' });
  });

  test('strict holds every rule', () => {
    const expected = rules.map(({ id, docs }) => [`mcp/${id}`, [docs.strict, { minConfidence: 'likely' }]]);
    expect(plugin.configs.strict.rules).toEqual({ ...Object.fromEntries(expected), 'mcp/require-disable-reason': 'error' });
  });

  test('are accepted by the types of both majors', () => {
    const config = { files: ['**/*.ts'], languageOptions: { parser }, extends: [plugin.configs.recommended] };
    expect(defineConfig(config)).toHaveLength(2);
    expect(defineConfig9(config)).toHaveLength(2);
    expect(plugin satisfies ESLint.Plugin).toBe(plugin);
  });
});

describe.each(MAJORS)('options in %s', (_, make) => {
  const lint = (options: unknown): Promise<unknown> => editor(make, createTree(HOST), [
    { plugins: { mcp: plugin }, rules: { 'mcp/no-model-invoked-prompts': ['error', options] } } as never,
  ])('src/agent.js', AGENT);

  const HOST_OF_TURNS = { 'package.json': '{}', 'src/turns.js': `import { Client } from '@modelcontextprotocol/client';
const client = new Client({ name: 'desk', version: '1.0.0' });
export async function start(name, append) {
  const { messages } = await client.getPrompt({ name });
  append(messages.map((message) => ({ role: message.role, content: message.content, pickedBy: 'menu' })));
}
` };
  const lintTurns = (files: Readonly<Record<string, string>>, ...options: readonly unknown[]): Promise<unknown> => editor(make, createTree({ ...HOST_OF_TURNS, ...files }), [
    { plugins: { mcp: plugin }, rules: { 'mcp/require-prompt-origin': ['error', ...options] } } as never,
  ])('src/turns.js', HOST_OF_TURNS['src/turns.js']);
  const inFile = { 'mcp-audit.jsonc': '{ "rules": { "require-prompt-origin": ["warn", { "names": ["pickedBy"] }] } }' };

  test('options of a rule reach it, from the configuration of ESLint before the file', async () => {
    expect(await lintTurns({})).toHaveLength(1);
    expect(await lintTurns({}, { names: ['pickedBy'] })).toEqual([]);
    expect(await lintTurns(inFile)).toEqual([]);
    expect(await lintTurns(inFile, { names: ['other'] })).toHaveLength(1);
    await expect(lintTurns({}, { nmes: ['other'] })).rejects.toThrow(/nmes/);
  });

  test('minConfidence is known', async () => {
    expect(await lint({ minConfidence: 'likely' })).toHaveLength(1);
  });

  test('anything else is refused by ESLint', async () => {
    await expect(lint({ minConfidence: 'sure' })).rejects.toThrow(/minConfidence|allowed values/);
    await expect(lint({ minimum: 'likely' })).rejects.toThrow(/minimum/);
  });
});

/** A language whose trees our rules must not look at. */
const WORDS = {
  fileType: 'text',
  parse: () => ({ ok: true as const, ast: { type: 'Words', range: [0, 0], loc: { start: { line: 1, column: 0 }, end: { line: 1, column: 0 } } } }),
  validateLanguageOptions: () => undefined,
  lineStart: 1, columnStart: 0, nodeTypeKey: 'type', visitorKeys: { Words: [] },
  createSourceCode: ({ text }: { text: string }, { ast }: { ast: object }) => ({
    text, ast, lines: [text], getLoc: () => ({}), getRange: () => [0, 0], traverse: () => [], applyLanguageOptions: () => undefined, finalize: () => undefined,
  }),
};

test.each(MAJORS)('a preset without `files` does not mind other languages in %s', async (_, make) => {
  const root = createTree({ ...HOST, 'notes.words': 'getPrompt' });
  const config = [plugin.configs.strict, { files: ['**/*.words'], plugins: { text: { languages: { words: WORDS } } }, language: 'text/words' }];
  expect(await editor(make, root, config as never)('notes.words', 'getPrompt')).toEqual([]);
});
