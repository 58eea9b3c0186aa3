import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import fc from 'fast-check';
import { expect, test } from 'vitest';

import { Analysis } from '../../src/analysis.js';
import { cachedRun } from '../../src/audit/cached-run.js';
import { findAll } from '../../src/audit/find-all.js';
import { readStubs } from '../../src/catalogue/stub-texts.js';
import { readConfig } from '../../src/config/read-config.js';
import { ruleIds, rules } from '../../src/rule/registry.js';
import { createWorkspace } from '../../src/workspace/create-workspace.js';
import { plantedCases } from '../rules/planted-cases.js';
import { filesOf, treeEdits, type Audited, type TreeEdit } from '../support/tree-edits.js';
import { createTree, git } from '../workspace/temp-tree.js';

// more of them, to look for what a few do not show: CACHE_RUNS=2000 npx vitest run test/cache/warm-equals-cold.test.ts
const RUNS = Number(process.env['CACHE_RUNS'] ?? 12);
const APPS = join(import.meta.dirname, '../../fixtures/apps');

const programs = [...plantedCases().map(({ folder }) => folder), ...['release-host', 'incident-server'].map((name) => join(APPS, name))];

/** Everything an audit says of the code base now: by a process that starts anew, with a cache or without. */
function said({ root: given, options }: Audited, cacheLocation?: string, debug?: (line: string) => void): string {
  try {
    const config = readConfig(given, { ruleIds });
    const root = resolve(given, config.root ?? '.');
    const workspace = createWorkspace({ root, exclude: config.exclude, includeTests: options.includeTests ?? false });
    const analysis = new Analysis(workspace, readStubs(config.catalogue.map((file) => resolve(root, file))), config);
    const includeTests = options.includeTests ?? false;
    const run = cacheLocation === undefined ? undefined : cachedRun({ root, given, config }, { includeTests, cacheLocation, ...(debug ? { debug } : {}) });
    const { findings, analysed } = findAll(analysis, options, config, run);
    return JSON.stringify({ findings, coverage: analysed.coverage }, undefined, 1);
  } catch (error) {
    return String(error);
  }
}

const step = fc.record({ edits: fc.array(treeEdits(rules.map(({ id }) => id)), { minLength: 1, maxLength: 2 }), undone: fc.integer({ min: 0, max: 5 }), damaged: fc.integer({ min: 0, max: 9 }) });

test('an audit with a cache says what one without says, whatever was done in between', { timeout: 60_000 + RUNS * 10_000 }, () => {
  let taken = 0;
  fc.assert(fc.property(fc.array(fc.nat(), { minLength: 1, maxLength: 4 }), fc.boolean(), fc.array(step, { minLength: 2, maxLength: 8 }), (chosen, hasGit, steps) => {
    const [audited, cache, earlier] = [{ root: createTree({ 'package.json': '{ "name": "root", "workspaces": ["packages/*"] }' }), options: { preset: 'strict' } } as Audited, createTree({}), createTree({})];
    chosen.forEach((number, i) => { cpSync(programs[number % programs.length] ?? '', join(audited.root, chosen.length === 1 ? '.' : `packages/p${i}`), { recursive: true }); });
    if (hasGit) git(audited.root, 'init');
    const done: string[] = [];
    const look = (): void => {
      const warm = said(audited, cache, (line) => { if (line.includes('result found')) taken += 1; });
      expect({ done, said: warm }).toEqual({ done, said: said(audited) });
    };
    look();
    for (const { edits, undone, damaged } of steps) {
      copyTree(audited.root, earlier);
      for (const edit of edits) { done.push(edit.name); make(edit, audited); }
      look();
      if (damaged === 0) { done.push('damaged'); damage(cache, done.length); }
      if (undone > 2) continue;
      done.push('undone');
      copyTree(earlier, audited.root);
      look();
    }
  }), { numRuns: RUNS });
  expect(taken).toBeGreaterThan(RUNS / 2);
});

function make(edit: TreeEdit, audited: Audited): void {
  edit.make(audited);
}

/** Makes `to` what `from` is, git's own files aside. */
function copyTree(from: string, to: string): void {
  for (const path of filesOf(to)) rmSync(join(to, path));
  for (const path of filesOf(from)) cpSync(join(from, path), join(to, path), { recursive: true });
}

/** Changes one byte of one entry, or cuts it off. */
function damage(cache: string, random: number): void {
  const names = readdirSync(cache).filter((name) => name.endsWith('.mcp'));
  const file = join(cache, names[random % names.length] ?? '');
  if (names.length === 0) return;
  const bytes = readFileSync(file);
  const at = (random * 7919) % bytes.length;
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  writeFileSync(file, random % 2 === 0 ? bytes : bytes.subarray(0, at));
}
