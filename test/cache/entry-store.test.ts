import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, symlinkSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { EntryStore, LIMITS, type Limits } from '../../src/cache/entry-store.js';
import { createTree } from '../workspace/temp-tree.js';

const ONE = '0123456789abcdef-one';
const TWO = '0123456789abcdef-two';
const OTHER = 'fedcba9876543210-one';

const text = (content: Buffer | undefined): string | undefined => content?.toString('utf8');

function storeIn(folder: string, limits: Limits = LIMITS): EntryStore & { notes: string[] } {
  const notes: string[] = [];
  return Object.assign(new EntryStore({ folder, keyFolder: folder, isInside: false }, (line) => notes.push(line), limits), { notes });
}

const fileOf = (folder: string, name: string): string => join(folder, `${name}.mcp`);

/** Makes an entry look as if it had been used some seconds ago. */
function age(folder: string, name: string, seconds: number): void {
  const then = new Date(Date.now() - seconds * 1000);
  utimesSync(fileOf(folder, name), then, then);
}

describe('an entry', () => {
  it('is read as it was written, also by another process', () => {
    const folder = createTree({});
    storeIn(folder).write(ONE, Buffer.from('content'));
    expect(text(storeIn(folder).read(ONE))).toBe('content');
  });

  it('is missing before it is written, which is no damage', () => {
    const store = storeIn(join(createTree({}), 'not', 'there'));
    expect([store.read(ONE), store.named(''), store.damaged, store.notes]).toEqual([undefined, [], 0, []]);
  });

  it('counts as missing when any byte of it is another', () => {
    const folder = createTree({});
    storeIn(folder).write(ONE, Buffer.from('content'));
    const whole = readFileSync(fileOf(folder, ONE));
    for (let at = 0; at < whole.length; at++) {
      const bytes = Buffer.from(whole);
      bytes[at] = (bytes[at] ?? 0) ^ 4;
      writeFileSync(fileOf(folder, ONE), bytes);
      const store = storeIn(folder);
      expect([store.read(ONE), store.damaged]).toEqual([undefined, 1]);
    }
  });

  it('counts as missing when it is cut off anywhere', () => {
    const folder = createTree({});
    storeIn(folder).write(ONE, Buffer.from('content'));
    for (let length = statSync(fileOf(folder, ONE)).size - 1; length >= 0; length--) {
      truncateSync(fileOf(folder, ONE), length);
      expect(storeIn(folder).read(ONE)).toBeUndefined();
    }
  });

  it('does not stand for one of another name, nor for one that another key has sealed', () => {
    const [folder, foreign] = [createTree({}), createTree({})];
    storeIn(folder).write(ONE, Buffer.from('content'));
    renameSync(fileOf(folder, ONE), fileOf(folder, TWO));
    storeIn(foreign).write(ONE, Buffer.from('planted'));
    writeFileSync(fileOf(folder, ONE), readFileSync(fileOf(foreign, ONE)));
    expect([storeIn(folder).read(TWO), storeIn(folder).read(ONE)]).toEqual([undefined, undefined]);
  });

  it('is no link', () => {
    const [folder, elsewhere] = [createTree({}), createTree({})];
    storeIn(folder).write(ONE, Buffer.from('content'));
    renameSync(fileOf(folder, ONE), join(elsewhere, 'entry'));
    symlinkSync(join(elsewhere, 'entry'), fileOf(folder, ONE));
    expect(storeIn(folder).read(ONE)).toBeUndefined();
  });

  it('is for the user alone', () => {
    const folder = createTree({});
    storeIn(folder).write(ONE, Buffer.from('content'));
    expect(['key', `${ONE}.mcp`].map((name) => (statSync(join(folder, name)).mode & 0o077).toString(8))).toEqual(['0', '0']);
  });
});

describe('a cache', () => {
  it('keeps the entries that were used last, so many of each repository', () => {
    const folder = createTree({});
    const store = storeIn(folder, { bytes: 1e6, entries: 2 });
    for (const [i, name] of [ONE, TWO, OTHER].entries()) { store.write(name, Buffer.from(name)); age(folder, name, 100 - i); }
    store.read(ONE);
    store.write('0123456789abcdef-three', Buffer.from('three'));
    expect(store.named('').slice().sort()).toEqual(['0123456789abcdef-one', '0123456789abcdef-three', 'fedcba9876543210-one']);
  });

  it('stays below its size', () => {
    const folder = createTree({});
    const store = storeIn(folder, { bytes: 3000, entries: 99 });
    for (let i = 0; i < 9; i++) { store.write(`0123456789abcdef-${i}`, Buffer.alloc(900)); age(folder, `0123456789abcdef-${i}`, 100 - i); }
    expect(store.named('')).toEqual(['0123456789abcdef-8', '0123456789abcdef-7', '0123456789abcdef-6']);
  });

  it('removes what ended processes left, and nothing that is not its own', () => {
    const folder = createTree({ '0123456789abcdef-one.mcp.77.0123456789ab.tmp': 'half', '0123456789abcdef-two.mcp.78.0123456789ab.tmp': 'being written', 'mine.tmp': '', 'mine.mcp': '' });
    const long = new Date(Date.now() - 3_600_000);
    for (const name of ['0123456789abcdef-one.mcp.77.0123456789ab.tmp', 'mine.tmp', 'mine.mcp']) utimesSync(join(folder, name), long, long);
    storeIn(folder, { bytes: 0, entries: 0 }).write(ONE, Buffer.from('content'));
    expect(readdirSync(folder).sort()).toEqual(['0123456789abcdef-two.mcp.78.0123456789ab.tmp', 'key', 'mine.mcp', 'mine.tmp']);
  });

  it('says why it cannot be used, and throws nothing', () => {
    const store = storeIn(join(createTree({ file: '' }), 'file', 'cache'));
    store.write(ONE, Buffer.from('content'));
    expect(store.read(ONE)).toBeUndefined();
    expect(store.notes.some((note) => note.includes('could not be written'))).toBe(true);
  });

  it('is not listed by git where it lies in audited code', () => {
    const root = createTree({});
    new EntryStore({ folder: join(root, 'cache'), keyFolder: createTree({}), isInside: true }, () => undefined).write(ONE, Buffer.from('content'));
    expect(readFileSync(join(root, 'cache', '.gitignore'), 'utf8')).toBe('*\n');
    expect(existsSync(join(root, 'cache', 'key'))).toBe(false);
  });

  it('takes a new key where there is none of the right length', () => {
    const folder = createTree({ key: 'short' });
    storeIn(folder).write(ONE, Buffer.from('content'));
    expect(text(storeIn(folder).read(ONE))).toBe('content');
  });
});

describe('processes that write at once', () => {
  const WRITER = `
    import { EntryStore } from ${JSON.stringify(new URL('../../dist/src/cache/entry-store.js', import.meta.url).href)};
    const [folder, letter] = process.argv.slice(1);
    const store = new EntryStore({ folder, keyFolder: folder, isInside: false }, () => undefined, { bytes: 1e9, entries: 99 });
    process.stdout.write('ready');
    for (let i = 0; i < 1e6; i++) store.write('0123456789abcdef-' + (i % 3), Buffer.alloc(200_000, letter));
  `;

  function startWriter(folder: string, letter: string): ReturnType<typeof spawn> {
    return spawn(process.execPath, ['--input-type=module', '--eval', WRITER, folder, letter], { stdio: ['ignore', 'pipe', 'inherit'] });
  }

  it('leave whole entries only, also when they are ended in the middle', async () => {
    const folder = createTree({});
    mkdirSync(folder, { recursive: true });
    const reader = storeIn(folder);
    let read = 0;
    for (let round = 0; round < 6; round++) {
      const writers = [startWriter(folder, 'a'), startWriter(folder, 'b')];
      await Promise.all(writers.flatMap(({ stdout }) => (stdout ? [once(stdout, 'data')] : [])));
      const end = Date.now() + 60 + round * 15;
      while (Date.now() < end) {
        for (const name of reader.named('')) {
          const content = reader.read(name);
          // gone between listing and reading it cannot be: nothing is evicted here
          expect(content?.equals(Buffer.alloc(200_000, content.subarray(0, 1)))).toBe(true);
          read += 1;
        }
      }
      await Promise.all(writers.map(async (writer) => { const gone = once(writer, 'exit'); writer.kill('SIGKILL'); await gone; }));
    }
    expect([read > 0, reader.damaged]).toEqual([true, 0]);
    for (const name of reader.named('')) expect(reader.read(name)?.length).toBe(200_000);
  });
});
