import parser from '@typescript-eslint/parser';
import { ESLint } from 'eslint';
import { cpSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { expect, test } from 'vitest';
import { audit } from '../../src/audit.js';
import plugin from '../../src/plugin.js';
import { createTree } from '../workspace/temp-tree.js';
import { plantedCases } from './planted-cases.js';

const SOURCES = '**/*.{js,mjs,cjs,jsx,ts,mts,cts,tsx}';
const TEMPLATES = '**/*.{yaml,yml}';

test.each(plantedCases().map(({ name, folder }) => [name, folder]))('audit and ESLint agree on %s', async (_, folder = '') => {
  const root = createTree({});
  cpSync(folder, root, { recursive: true });
  expect(await placesByEslint(root)).toEqual(await placesByAudit(root));
});

async function placesByAudit(root: string): Promise<string[]> {
  const { findings } = await audit({ root, preset: 'strict' });
  // a skill's description is Markdown, which ESLint does not lint
  return findings.filter(({ location }) => !location.path.endsWith('.md')).map(({ ruleId, location: { path, line, column } }) => `${ruleId} ${path}:${line}:${column}`).sort();
}

async function placesByEslint(root: string): Promise<string[]> {
  const eslint = new ESLint({ cwd: root, overrideConfigFile: true, overrideConfig: [{ ...plugin.configs.strict, files: [SOURCES], languageOptions: { parser } }, { ...plugin.configs.yaml, files: [TEMPLATES], rules: plugin.configs.strict.rules ?? {} }], errorOnUnmatchedPattern: false });
  const results = await eslint.lintFiles([SOURCES, TEMPLATES]);
  return results.flatMap(({ filePath, messages }) => (
    messages.map(({ ruleId, line, column, message }) => `${ruleId ?? message} ${relative(root, filePath).split(sep).join('/')}:${line}:${column}`)
  )).sort();
}
