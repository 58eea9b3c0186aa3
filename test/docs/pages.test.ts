import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { describe, expect, it } from 'vitest';

import { parseConfig } from '../../src/config/parse-config.js';
import { optionNamesOf, ruleIds } from '../../src/rule/registry.js';
import { outputPattern, runCommand, runPage } from '../support/console-page.js';
import { fencesOf, filesOf } from '../support/markdown.js';
import { createTree } from '../workspace/temp-tree.js';

const home = fileURLToPath(new URL('../..', import.meta.url));
const read = (name: string): string => readFileSync(home + name, 'utf8');

/** On the code that the page shows, and its configuration where that names files of it. */
it.each(['docs/first-run.md', 'docs/inventory.md', 'docs/graph.md', 'docs/configuration.md'])('the commands of %s do what it says, one after the other', { timeout: 120_000 }, (name) => {
  const page = read(name);
  const [host] = fencesOf(page).filter(({ language }) => language === 'ts').map(({ text }) => filesOf(`${text}\n`));
  expect(runPage(name, page, createTree({ 'package.json': '{ "name": "host" }', ...host }))).toBeGreaterThan(1);
});

it('the README shows what its first command prints', { timeout: 60_000 }, () => {
  const fences = fencesOf(read('README.md'));
  const at = fences.findIndex(({ text }) => text.includes('npm run audit --'));
  const given = fences[at]?.text.split('npm run audit -- ')[1] ?? '';
  expect(runCommand(`npx mcp-audit ${given}`, home)).toMatch(outputPattern(['…', ...(fences[at + 1]?.text.split('\n') ?? []), '…', '✖ 3 errors']));
});

describe.each(['README.md', 'docs/configuration.md', 'docs/eslint.md', 'docs/catalogue.md'])('configurations in %s', (name) => {
  it('are ones', () => {
    for (const { text, line } of fencesOf(read(name)).filter(({ language }) => language === 'jsonc')) {
      if (/eslintrc|"plugins"|"jsPlugins"/.test(text)) continue;
      expect(() => parseConfig({ text, file: `${name}:${line}` }, { ruleIds, optionsOf: optionNamesOf })).not.toThrow();
    }
  });
});
