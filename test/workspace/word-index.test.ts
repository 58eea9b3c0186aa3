import { describe, expect, it } from 'vitest';
import { hasTextShape, judgeByMarks, type TextShape } from '../../src/slice/text-shapes.js';
import { hashOf, WordIndex } from '../../src/workspace/word-index.js';

const TEXTS = [
  'import { readIt } from "./a.js";\nreadIt(x);\nother . readIt ();\n',
  'const { readIt } = table;\nclass A { readIt?: string }\n',
  'class B { #readIt = 1; async readIt<T>(x: T) {} }',
  "table['readIt'](); log('readIt');",
  'readIt',
  '\ufeffreadIt: 1',
  'x = { a, readIt }; // readItAll and é',
  'readItAll(); readit();',
];
const SHAPES: readonly TextShape[] = ['member', 'import', 'definition'];

function indexOf(texts: readonly string[]): WordIndex {
  return new WordIndex(texts.map((_, i) => `${i}.ts`), (path) => Buffer.from(texts[Number.parseInt(path, 10)] ?? '', 'utf8'));
}

describe('The index of words', () => {
  it('names the files that hold a word, and no others', () => {
    expect(indexOf(TEXTS).holders(hashOf('readIt')).map((h) => h.path)).toEqual(['0.ts', '1.ts', '2.ts', '3.ts', '4.ts', '5.ts', '6.ts']);
    expect(indexOf(TEXTS).holders(hashOf('absent'))).toEqual([]);
  });

  it.each(SHAPES)('judges the shape "%s" as a look at the text does, or leaves it open', (shape) => {
    const judged = indexOf(TEXTS).holders(hashOf('readIt')).map(({ path, marks }) => [path, judgeByMarks(marks, shape)] as const).filter(([, is]) => is !== undefined);
    expect(judged).toEqual(judged.map(([path]) => [path, hasTextShape((TEXTS[Number.parseInt(path, 10)] ?? '').replace('\ufeff', ''), 'readIt', shape)]));
    expect(judged.length).toBeGreaterThan(0);
  });

  it('grows with the number of words', () => {
    const texts = Array.from({ length: 40 }, (_, i) => Array.from({ length: 2000 }, (__, k) => `word${k}of${i % 20}`).join(' '));
    expect(indexOf(texts).holders(hashOf('word1999of7')).map((h) => h.path)).toEqual(['7.ts', '27.ts']);
  });
});
