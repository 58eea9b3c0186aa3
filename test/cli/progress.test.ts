import { PassThrough } from 'node:stream';

import { expect, test } from 'vitest';

import type { Context } from '../../src/cli/context.js';
import { startProgress } from '../../src/cli/progress.js';

/** A terminal that remembers what was written. */
function aTerminal(isTTY: boolean): PassThrough & { isTTY: boolean; written: () => string } {
  let text = '';
  const stream = new PassThrough().on('data', (chunk: Buffer) => { text += chunk.toString(); });
  return Object.assign(stream, { isTTY, written: () => text, cursorTo: () => true, clearLine: () => true, moveCursor: () => true });
}

async function work(stderr: ReturnType<typeof aTerminal>, env: Record<string, string>, milliseconds: readonly number[]): Promise<string> {
  let clock = 0;
  const progress = startProgress({ stderr, env } as unknown as Context, () => clock);
  for (const [index, time] of milliseconds.entries()) {
    clock = time;
    progress.stage(`stage ${index}`);
  }
  progress.stop();
  await new Promise((done) => { setImmediate(done); });
  return stderr.written();
}

test('short work is silent', async () => {
  expect(await work(aTerminal(true), {}, [0, 400, 900])).toBe('');
});

test('long work says what it does', async () => {
  const written = await work(aTerminal(true), {}, [0, 1200, 1800]);
  expect(written).not.toContain('stage 0');
  expect(written).toContain('stage 1');
  expect(written).toContain('stage 2');
});

test.each([['no terminal', false, {}], ['CI', true, { CI: 'true' }], ['a dumb terminal', true, { TERM: 'dumb' }]])('%s hears nothing', async (_, isTTY, env) => {
  expect(await work(aTerminal(isTTY), env, [0, 1200])).toBe('');
});
