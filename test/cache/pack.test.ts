import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { pack, unpack } from '../../src/cache/pack.js';
import { lowerFile, lowerStub } from '../../src/facts/lower-file.js';
import { stubsFolder } from '../../src/catalogue/stub-texts.js';

const names = fc.constantFrom('kind', 'start', 'a b', '', 'ü', '"');
const leaf = fc.oneof(fc.integer(), fc.integer({ min: -1, max: 70_000 }), fc.double(), fc.string({ unit: 'binary' }), fc.constantFrom('\ud800', 'constructor'), fc.boolean(), fc.constantFrom(null, undefined, -0, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 27, 2 ** 27 - 1, -2));
const { data } = fc.letrec((tie) => ({
  data: fc.oneof({ depthSize: 'small' }, leaf, fc.array(tie('data')), fc.dictionary(names, tie('data')).map((object) => ({ ...object })), fc.array(fc.tuple(fc.string(), tie('data'))).map((entries) => new Map(entries))),
}));

describe('packed data', () => {
  it('comes back as it was', () => {
    fc.assert(fc.property(data, (value) => { expect(unpack(pack(value))).toStrictEqual(value); }), { numRuns: 300 });
  });

  it('comes back in the order it had', () => {
    expect(JSON.stringify(unpack(pack({ b: 1, a: [{ d: 1, c: 2 }, { c: 2, d: 1 }] })))).toBe('{"b":1,"a":[{"d":1,"c":2},{"c":2,"d":1}]}');
  });

  it.each([[1n], [Symbol('s')], [() => 1], [{ ['__proto__']: 1 }]])('is not made of %o', (value) => {
    expect(() => pack(value)).toThrow('no plain data');
  });

  const sources = ['src/graph', 'rules', 'fixtures/apps'].flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => /\.tsx?$/u.test(path)).map((path) => join(folder, path)));

  it('can be the facts of any file', () => {
    for (const path of sources) {
      const facts = lowerFile(path, readFileSync(path, 'utf8'));
      expect(unpack(pack(facts))).toStrictEqual(facts);
    }
  });

  it('can be the facts of the catalogue', () => {
    for (const name of readdirSync(stubsFolder()).filter((path) => path.endsWith('.d.ts'))) {
      const facts = lowerStub(name, readFileSync(join(stubsFolder(), name), 'utf8'));
      expect(unpack(pack(facts))).toStrictEqual(facts);
    }
  });
});
