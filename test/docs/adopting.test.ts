import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { expect, it } from 'vitest';

import { runPage } from '../support/console-page.js';
import { fencesOf, filesOf } from '../support/markdown.js';
import { createTree, git } from '../workspace/temp-tree.js';

const home = fileURLToPath(new URL('../..', import.meta.url));

it('the commands of docs/adopting.md do what it says, one after the other', { timeout: 120_000 }, () => {
  const page = readFileSync(join(home, 'docs/adopting.md'), 'utf8');
  const host = fencesOf(page).filter(({ language }) => language === 'ts').map(({ text }) => filesOf(`${text}\n`));
  const cwd = createTree({ 'package.json': '{ "name": "host" }', '.gitignore': 'report.json\n', ...host[0] });
  git(cwd, 'init');
  git(cwd, 'add', '.');
  git(cwd, 'commit', '-m', 'A host');
  expect(runPage('docs/adopting.md', page, cwd)).toBeGreaterThan(5);
});
