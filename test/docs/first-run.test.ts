import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { expect, it } from 'vitest';

import { runPage } from '../support/console-page.js';
import { fencesOf, filesOf } from '../support/markdown.js';
import { createTree } from '../workspace/temp-tree.js';

it('the commands of docs/first-run.md do what it says, one after the other', { timeout: 120_000 }, () => {
  const page = readFileSync(fileURLToPath(new URL('../../docs/first-run.md', import.meta.url)), 'utf8');
  const [host] = fencesOf(page).filter(({ language }) => language === 'ts').map(({ text }) => filesOf(`${text}\n`));
  expect(runPage('docs/first-run.md', page, createTree({ 'package.json': '{ "name": "host" }', ...host }))).toBeGreaterThan(5);
});
