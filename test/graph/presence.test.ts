import { describe, expect, it } from 'vitest';

import { exprAs } from '../../src/graph/code.js';
import { isKnownPresent, isThrownOver } from '../../src/graph/presence.js';
import { memoryCode } from '../support/memory-code.js';

/** Is `topic` known to be there where `probe` is called? */
function known(body: string): boolean {
  const code = memoryCode({ 'a.ts': `declare function probe(): string; export function f(topic: string | undefined, other: string | undefined) { ${body} }` });
  return isKnownPresent(code.find('a.ts', 'probe()'), (ref) => exprAs(ref, 'name')?.name === 'topic');
}

describe('a value is known to be there', () => {
  it.each([
    'if (topic) probe();',
    'if (topic !== undefined) probe();',
    'if (topic === undefined) { other; } else probe();',
    'if (!topic) return; probe();',
    'if (other && topic) probe();',
    'const has = Boolean(topic); if (has) probe();',
    "if (topic?.startsWith('x')) probe();",
    'if (!other || !topic) return; probe();',
    "switch (topic) { case 'a': probe(); }",
  ])('%s', (body) => {
    expect(known(body)).toBe(true);
  });

  it.each([
    'probe();',
    'if (other) probe();',
    'if (!topic) probe();',
    'if (topic === undefined) probe();',
    'if (topic || other) probe();',
    'if (topic) { other; } else probe();',
    'if (!other) return; probe();',
    "switch (topic) { case 'a': break; default: probe(); }",
  ])('near miss: %s', (body) => {
    expect(known(body)).toBe(false);
  });
});

describe('a failure is thrown over a value', () => {
  it.each([
    ["if (!topic) throw new Error('no topic');", true],
    ["if (other) { if (topic === '') throw new Error('empty'); }", true],
    ["if (!other) throw new Error('no other');", false],
    ["throw new Error('always');", false],
  ])('%s', (body, expected) => {
    const code = memoryCode({ 'a.ts': `export function f(topic?: string, other?: string) { ${body} }` });
    const file = code.factsOf('a.ts');
    expect(isThrownOver(file, file.functions.findIndex((fn) => fn.name === 'f'), (ref) => exprAs(ref, 'name')?.name === 'topic')).toBe(expected);
  });
});
