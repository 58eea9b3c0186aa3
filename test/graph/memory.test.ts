import { describe, expect, it } from 'vitest';
import type { FileFacts } from '../../src/facts/model.js';
import { Memory } from '../../src/graph/memory.js';

const file = (path: string): FileFacts => ({ path }) as FileFacts;
const A = file('a.ts');
const B = file('b.ts');

/** A question that asks itself one level deeper until `bottom` answers. */
function nest(memory: Memory, levels: number, bottom: () => string): string {
  const answers = memory.answers<string>();
  const ask = (level: number): string => memory.once(answers, `q${level}`, A, 'empty', () => (level === levels ? bottom() : ask(level + 1)));
  return ask(0);
}

describe('the memory of answers', () => {
  it('asks once', () => {
    const memory = new Memory(10);
    const answers = memory.answers<number>();
    let asked = 0;
    const ask = (): number => memory.once(answers, 'q', A, 0, () => { asked += 1; return 7; });
    expect([ask(), ask(), asked]).toEqual([7, 7, 1]);
  });

  it('answers a question that is asked within itself with nothing', () => {
    const memory = new Memory(10);
    const answers = memory.answers<string>();
    const ask = (): string => memory.once(answers, 'q', A, 'empty', () => `(${ask()})`);
    expect(ask()).toBe('(empty)');
  });

  it('ends nesting at its limit', () => {
    expect(nest(new Memory(5), 4, () => 'bottom')).toBe('bottom');
    expect(nest(new Memory(5), 9, () => 'bottom')).toBe('empty');
  });

  it('forgets answers that looked at an edited file, also through others, and no more', () => {
    const memory = new Memory(10);
    const answers = memory.answers<number>();
    let asked = 0;
    const inner = (): number => memory.once(answers, 'inner', B, 0, () => { asked += 1; return 1; });
    const outer = (): number => memory.once(answers, 'outer', A, 0, () => { asked += 1; return inner(); });
    outer();
    memory.forget(['c.ts']);
    outer();
    expect(asked).toBe(2);
    memory.forget(['b.ts']);
    outer();
    expect(asked).toBe(4);
    memory.forget(['a.ts']);
    outer();
    expect(asked).toBe(5);
  });

  it('loses one question to the end of the stack, says so, and answers the next', () => {
    const memory = new Memory(10);
    const endless = (): string => endless() + '.';
    expect(nest(memory, 3, endless)).toBe('empty');
    expect(memory.hasOverflown).toBe(true);
    expect(nest(memory, 9, () => 'bottom')).toBe('bottom');
  });

  it('passes other errors on and is as before', () => {
    const memory = new Memory(10);
    expect(() => nest(memory, 3, () => { throw new TypeError('defect'); })).toThrow('defect');
    expect(memory.hasOverflown).toBe(false);
    expect(nest(memory, 9, () => 'bottom')).toBe('bottom');
  });
});
