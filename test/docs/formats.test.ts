import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { describe, expect, it } from 'vitest';

import { parseArguments } from '../../src/cli/arguments.js';
import { toFormatTargets } from '../../src/cli/format-target.js';
import { refuseUnknownOptions } from '../../src/cli/settings.js';
import { REPORTERS } from '../../src/report/index.js';
import { runPage } from '../support/console-page.js';
import { fencesOf, filesOf } from '../support/markdown.js';
import { createTree } from '../workspace/temp-tree.js';

const home = fileURLToPath(new URL('../..', import.meta.url));
const page = readFileSync(join(home, 'docs/formats.md'), 'utf8');
const fences = fencesOf(page);

it('the commands of docs/formats.md do what it says, one after the other', { timeout: 120_000 }, () => {
  const [host] = fences.filter(({ language }) => language === 'ts').map(({ text }) => filesOf(text));
  expect(runPage('docs/formats.md', page, createTree({ 'package.json': '{ "name": "host" }', ...host }))).toBeGreaterThan(5);
});

it('every format there is has a row and every row a format', () => {
  const rows = [...page.matchAll(/^\| `(\w+)` \|/gmu)].map((match) => match[1]);
  expect(rows).toEqual([...REPORTERS.keys()]);
});

describe('commands of workflows', () => {
  const commands = fences.filter(({ language }) => language === 'yaml').flatMap(({ text }) => [...text.matchAll(/npx eslint-plugin-mcp (.*)$/gmu)].map((match) => match[1] ?? ''));

  it.each(commands)('%s', async (command) => {
    const given = await parseArguments(command.split(' '));
    const { options, operands } = given;
    expect(operands).toEqual([]);
    expect(() => { refuseUnknownOptions(given); }).not.toThrow();
    expect(toFormatTargets([options['format']].flat().map(String)).length).toBeGreaterThan(0);
  });

  it('are there', () => {
    expect(commands.length).toBeGreaterThan(3);
  });
});
