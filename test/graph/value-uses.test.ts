import { describe, expect, it } from 'vitest';

import { isOnlyShown } from '../../src/graph/shown.js';
import { usesOf } from '../../src/graph/uses.js';
import { memoryCode } from '../support/memory-code.js';

/** What becomes of `made()`: properties read of it, `?` where it is tested, `> how` where it is lost sight of. */
function uses(body: string, path: string[] = []): string[] {
  const code = memoryCode({ 'a.ts': `import { send } from 'somewhere'; declare function made(): any; declare function probe(x: unknown): void; export async function f(key: string) { ${body} }` });
  const { reads, escapes, tests } = usesOf(code.graph, { kind: 'expr', ref: code.find('a.ts', 'made()') }, path);
  return [...new Set([...reads.map((r) => r.property), ...tests.map(() => '?'), ...escapes.map((e) => `> ${e.how}`)])].sort();
}

describe('what becomes of a value', () => {
  it.each([
    ['a member', 'const x = made(); probe(x.name);', ['name']],
    ['taken apart', 'const { name, ...rest } = made();', ['name']],
    ['awaited and cast', 'const x = (await made()) as { name: string }; probe(x.name);', ['name']],
    ['behind a choice', 'const x = key ? made() : undefined; probe(x?.name);', ['name']],
    ['in a helper', 'const look = (o: any) => o.name; look(made());', ['name']],
    ['out of a literal', 'const o = { inner: made() }; probe(o.inner.name);', ['name']],
    ['tested', 'const x = made(); if (x) probe(1);', ['?']],
    ['sent away', 'const x = made(); send(x);', ['> argument']],
    ['a promise handed to what waits for it', 'const x = await send(made()); probe(x.name);', ['name']],
    ['returned', 'return made();', ['> returned']],
    ['kept', 'const o: any = {}; o.kept = made();', ['> stored']],
  ])('%s', (_, body, expected) => {
    expect(uses(body)).toEqual(expected);
  });

  it('near miss: what lies beside it', () => {
    expect(uses('const o = { inner: made(), other: { name: 1 } }; probe(o.other.name);')).toEqual([]);
    expect(uses('const x = made(); probe(x.items.length); probe(x.other.name);', ['items'])).toEqual(['length']);
  });
});

describe('a value that is only shown', () => {
  const shown = (body: string): boolean => {
    const code = memoryCode({ 'a.ts': `import { send } from 'somewhere'; declare function made(): any; declare function expect(x: unknown): any; export function f() { ${body} }` });
    return isOnlyShown(code.find('a.ts', 'made()'));
  };

  it.each([
    'console.log(made());',
    'console.log(`got ${made().text}`);',
    'const x = made(); console.log(x); console.error(x.text);',
    "if (made() === 'x') console.log(1);",
    'expect(made().text).toBe(1);',
    "console.log(made().map((x: any) => x).join(','));",
  ])('%s', (body) => {
    expect(shown(body)).toBe(true);
  });

  it.each([
    'send(made());',
    'const x = made(); console.log(x); send(x.text);',
    'return made();',
    'const f2 = () => made();',
    'made();',
  ])('near miss: %s', (body) => {
    expect(shown(body)).toBe(false);
  });
});
