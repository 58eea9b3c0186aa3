import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { describe, expect, it } from 'vitest';

import { audit, type Finding } from '../../src/audit.js';
import { ruleIds } from '../../src/rule/registry.js';
import { fencesOf, filesOf, headingsOf, type Fence } from '../support/markdown.js';
import { createTree } from '../workspace/temp-tree.js';

const home = fileURLToPath(new URL('../..', import.meta.url));
const ids = readdirSync(`${home}docs/rules`).filter((name) => name.endsWith('.md')).map((name) => name.slice(0, -3));

const HEADINGS = ['What it reports', 'Why', 'Examples', 'How to fix', 'Options', 'Limits', 'When not to use it', 'Specification', 'Public reports'];

/** With the rule of the page on, whatever the preset says of it. */
async function findingsOf(id: string, { text, language }: Fence): Promise<readonly Finding[]> {
  const root = createTree({ 'package.json': '{ "name": "example", "type": "module" }', ...filesOf(text, language) });
  const { findings, coverage } = await audit({ root, rules: { [`mcp/${id}`]: 'error' } });
  expect(coverage.parseFailures).toEqual([]);
  return findings;
}

describe.each(ids)('%s', (id) => {
  const page = readFileSync(`${home}docs/rules/${id}.md`, 'utf8');
  const fences = fencesOf(page);
  const isThere = ruleIds.includes(`mcp/${id}`);
  const examples = (word: string): readonly (readonly [string, Fence])[] => fences.filter((f) => f.words.includes(word)).map((f) => [`line ${f.line}`, f] as const);

  it('has the headings every page has, in their order', () => {
    expect(page.startsWith(`# mcp/${id}\n`)).toBe(true);
    expect(headingsOf(page)).toEqual(HEADINGS);
  });

  it('has flagged and correct examples, and no code that is neither', () => {
    expect(examples('flagged').length).toBeGreaterThan(0);
    expect(examples('correct').length).toBeGreaterThan(0);
    expect(fences.filter((f) => ['ts', 'tsx', 'js', 'yaml'].includes(f.language) && !f.words.includes('flagged') && !f.words.includes('correct'))).toEqual([]);
  });

  it.skipIf(!isThere).each(examples('flagged'))('the flagged example at %s is flagged', async (_, fence) => {
    expect((await findingsOf(id, fence)).map((f) => f.ruleId)).toContain(`mcp/${id}`);
  });

  it.skipIf(!isThere).each(examples('correct'))('the correct example at %s is silent', async (_, fence) => {
    expect((await findingsOf(id, fence)).filter(({ suppressed }) => !suppressed).map((f) => `${f.ruleId} ${f.location.path}:${f.location.line}`)).toEqual([]);
  });
});
