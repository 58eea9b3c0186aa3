import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { EntryStore } from '../../src/cache/entry-store.js';
import { KeptData } from '../../src/cache/kept-data.js';
import { createTree } from '../workspace/temp-tree.js';

const keptIn = (folder: string): KeptData => new KeptData(new EntryStore({ folder, keyFolder: folder, isInside: false }, () => undefined), '0123456789abcdef-data');

/** Asks for what is made of texts, and says of which it was made. */
function ask(kept: KeptData, ...asked: readonly (readonly [what: string, text: string])[]): { made: string[]; given: unknown[] } {
  const made: string[] = [];
  const given = asked.map(([what, text]) => kept.keep(what, text, () => { made.push(`${what} ${text}`); return new Map([[what, text.length]]); }));
  kept.save();
  return { made, given };
}

it('makes of a text once what it is asked for', () => {
  const folder = createTree({});
  const given = [new Map([['file a', 3]]), new Map([['file b', 5]])];
  expect(ask(keptIn(folder), ['file a', 'one'], ['file b', 'three'])).toEqual({ made: ['file a one', 'file b three'], given });
  expect(ask(keptIn(folder), ['file a', 'one'], ['file b', 'three'])).toEqual({ made: [], given });
});

it('makes anew what is made of another text, or is something else', () => {
  const folder = createTree({});
  ask(keptIn(folder), ['file a', 'one']);
  expect(ask(keptIn(folder), ['file a', 'two'], ['file b', 'one'], ['file a', 'one']).made).toEqual(['file a two', 'file b one']);
});

it('still has what the last run did not ask for', () => {
  const folder = createTree({});
  ask(keptIn(folder), ['file a', 'one']);
  ask(keptIn(folder), ['file b', 'two']);
  expect(ask(keptIn(folder), ['file a', 'one'], ['file b', 'two']).made).toEqual([]);
});

it('makes everything anew when the entry is damaged', () => {
  const folder = createTree({});
  ask(keptIn(folder), ['file a', 'one']);
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.mcp'))) writeFileSync(join(folder, name), 'damaged');
  expect(ask(keptIn(folder), ['file a', 'one']).made).toEqual(['file a one']);
});

it('hands on what cannot be kept', () => {
  const folder = createTree({});
  const kept = keptIn(folder);
  expect(kept.keep('file a', 'one', () => 1n)).toBe(1n);
  kept.save();
  expect(readdirSync(folder)).toEqual([]);
});
