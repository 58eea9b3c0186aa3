import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { describe, expect, it } from 'vitest';

import { Analysis } from '../../src/analysis.js';
import { audit } from '../../src/audit.js';
import { activeRules } from '../../src/audit/active-rules.js';
import { readStubs } from '../../src/catalogue/stub-texts.js';
import { EMPTY_CONFIG } from '../../src/config/config.js';
import type { Workspace } from '../../src/workspace/workspace.js';
import { memoryWorkspace } from '../support/memory-workspace.js';
import { createTree, git } from '../workspace/temp-tree.js';

const APPS = fileURLToPath(new URL('../../fixtures/apps/', import.meta.url));

/** A program of the fixtures as path → text. */
function textsOf(app: string): [string, string][] {
  const root = join(APPS, app);
  return readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name)).map((file) => [file.slice(root.length + 1), readFileSync(file, 'utf8')]);
}

const shuffled = <T>(list: readonly T[], by: number): T[] => list.map((item, i) => ({ item, at: (i * 7919 + by * 104729) % list.length })).sort((a, b) => a.at - b.at).map(({ item }) => item);

describe.each(['release-host', 'incident-server'])('%s', (app) => {
  it('gives the same bytes twice in one process', async () => {
    const root = createTree(Object.fromEntries(textsOf(app)));
    const [first, second] = [await audit({ root, preset: 'strict' }), await audit({ root, preset: 'strict' })];
    expect(JSON.stringify(second)).toBe(JSON.stringify(first));
  });

  it('gives the same bytes whatever the order in which its files were written, with git and without', async () => {
    const reports: string[] = [];
    for (const by of [1, 2, 3]) {
      const root = createTree(Object.fromEntries(shuffled(textsOf(app), by)));
      if (by === 3) git(root, 'init');
      reports.push(JSON.stringify(await audit({ root, preset: 'strict' })));
    }
    expect(new Set(reports).size).toBe(1);
  });

  it('gives the same findings whatever the order in which searches meet its files', () => {
    const active = activeRules({ preset: 'strict' }, EMPTY_CONFIG);
    const texts = Object.fromEntries(textsOf(app).filter(([path]) => !path.includes('/') || path.startsWith('src/')));
    const run = (by: number): string => JSON.stringify(new Analysis(disordered(memoryWorkspace(texts), by), readStubs(), EMPTY_CONFIG).run(active).findings);
    expect(new Set([run(0), run(1), run(2), run(5)]).size).toBe(1);
  });
});

/** The workspace with every list of paths it gives in another order. */
function disordered(workspace: Workspace, by: number): Workspace {
  const mix = (value: unknown): unknown => (Array.isArray(value) && value.every((item) => typeof item === 'string') ? shuffled(value, by) : value);
  return new Proxy(workspace, {
    get(target, key) {
      const member: unknown = Reflect.get(target, key, target);
      return typeof member === 'function' ? (...args: unknown[]): unknown => mix(Reflect.apply(member, target, args)) : mix(member);
    },
  });
}
