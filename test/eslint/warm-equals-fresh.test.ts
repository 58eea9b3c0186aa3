import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Session } from '../../src/eslint/session.js';
import { plantedCases } from '../rules/planted-cases.js';
import { createTree } from '../workspace/temp-tree.js';

beforeEach(() => { vi.useFakeTimers({ toFake: ['Date'] }); });
afterEach(() => { vi.useRealTimers(); });

const cases = plantedCases();
const pairs = cases.flatMap(({ name, folder }) => {
  const twin = cases.find((one) => one.name === `${name}.ok`);
  return twin ? [[name, folder, twin.folder] as const] : [];
});

test.each(pairs)('a session that saw %s come and go says what a new one says', (_, folder, twin) => {
  const root = createTree({});
  const warm = new Session(root);
  const fresh = new Map<string, unknown[]>();
  for (const state of [folder, twin, folder, twin]) {
    replaceTree(root, state);
    vi.setSystemTime(Date.now() + 60_000);
    const expected = fresh.get(state) ?? findingsOf(new Session(root), root);
    fresh.set(state, expected);
    expect(findingsOf(warm, root)).toEqual(expected);
  }
});

test.each(pairs)('a session in which %s was edited file by file says what a new one says', (_, folder, twin) => {
  const root = createTree({});
  replaceTree(root, folder);
  const warm = new Session(root);
  findingsOf(warm, root);
  const common = sourcesOf(folder).filter((path) => sourcesOf(twin).includes(path));
  for (const path of common) {
    warm.answerFor(join(root, path), readFileSync(join(twin, path), 'utf8'));
    cpSync(join(twin, path), join(root, path));
    expect(findingsOf(warm, root)).toEqual(findingsOf(new Session(root), root));
  }
});

function replaceTree(root: string, source: string): void {
  rmSync(root, { recursive: true });
  cpSync(source, root, { recursive: true });
}

function sourcesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => /\.[jt]sx?$/.test(path)).sort();
}

/** What the session says of every file, as it is on disk. */
function findingsOf(session: Session, root: string): unknown[] {
  return sourcesOf(root).map((path) => session.answerFor(join(root, path), readFileSync(join(root, path), 'utf8')));
}
