import parser from '@typescript-eslint/parser';
import { ESLint } from 'eslint';
import { cpSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { expect, test } from 'vitest';
import { audit } from '../../src/audit.js';
import plugin from '../../src/plugin.js';
import { createTree } from '../workspace/temp-tree.js';
import { plantedCases } from './planted-cases.js';

/** Other languages have a test of their own. */
const SCRIPT = /\.[cm]?[jt]sx?$/;
const SOURCES = '**/*.{js,mjs,cjs,jsx,ts,mts,cts,tsx}';

test.each(plantedCases().map(({ name, folder }) => [name, folder]))('audit and ESLint agree on %s', async (_, folder = '') => {
  const root = createTree({});
  cpSync(folder, root, { recursive: true });
  expect(await placesByEslint(root)).toEqual(await placesByAudit(root));
});

async function placesByAudit(root: string): Promise<string[]> {
  const { findings } = await audit({ root, preset: 'strict' });
  return findings.filter(({ location }) => SCRIPT.test(location.path)).map(({ ruleId, location: { path, line, column } }) => `${ruleId} ${path}:${line}:${column}`).sort();
}

async function placesByEslint(root: string): Promise<string[]> {
  const eslint = new ESLint({ cwd: root, overrideConfigFile: true, errorOnUnmatchedPattern: false, overrideConfig: [{ ...plugin.configs.strict, files: [SOURCES], languageOptions: { parser } }] });
  const results = await eslint.lintFiles([SOURCES]);
  return results.flatMap(({ filePath, messages }) => (
    messages.map(({ ruleId, line, column, message }) => `${ruleId ?? message} ${relative(root, filePath).split(sep).join('/')}:${line}:${column}`)
  )).sort();
}
