import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { linesOf, lineStartsOf, toPosition } from '../../src/text/lines.js';
import { findNearest, toAdvice } from '../../src/text/nearest.js';
import { neutralise, neutraliseLine } from '../../src/text/neutralise.js';
import { padTo, widthOf } from '../../src/text/width.js';
import { wrap } from '../../src/text/wrap.js';

describe('lines', () => {
  test('every terminator of ECMAScript ends a line', () => {
    const text = 'a\nb\r\nc\rd\u2028e\u2029f\n';
    expect(linesOf(text)).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
    expect(toPosition(text.indexOf('f'), lineStartsOf(text))).toEqual({ line: 6, column: 1 });
    expect(toPosition(3, lineStartsOf(text))).toEqual({ line: 2, column: 2 });
  });
});

describe('width', () => {
  test.each([['', 0], ['abc', 3], ['é', 1], ['e\u0301', 1], ['日本', 4], ['👍', 2], ['👨‍👩‍👧', 2], ['한', 2], ['…│', 2], ['ﬁ', 1]])('of %s is %i', (text, width) => {
    expect(widthOf(text)).toBe(width);
  });

  test('padding counts columns', () => {
    expect(padTo('日', 4)).toBe('日  ');
    expect(padTo('abcd', 2)).toBe('abcd');
  });
});

describe('wrap', () => {
  test('between words, inside a word that is too long, and at line feeds', () => {
    expect(wrap('one two three', 7)).toEqual(['one two', 'three']);
    expect(wrap('abcdefgh ij', 3)).toEqual(['abc', 'def', 'gh', 'ij']);
    expect(wrap('one\n\ntwo', 10)).toEqual(['one', '', 'two']);
    expect(wrap('', 10)).toEqual(['']);
  });

  test('keeps every word and every limit', () => {
    fc.assert(fc.property(fc.array(fc.stringMatching(/^[a-z日]{1,12}$/u), { minLength: 1 }), fc.integer({ min: 2, max: 30 }), (words, width) => {
      const lines = wrap(words.join(' '), width);
      expect(lines.join('').replaceAll(' ', '')).toBe(words.join(''));
      expect(lines.every((line) => widthOf(line) <= width)).toBe(true);
    }));
  });
});

describe('neutralise', () => {
  test('control characters, direction marks and halves of pairs become visible', () => {
    expect(neutralise('a\u0000\u001b\u007f\u0085\u202e\u200b\ufeff\ud800b')).toBe('a<U+0000><U+001B><U+007F><U+0085><U+202E><U+200B><U+FEFF><U+D800>b');
  });

  test('text stays text', () => {
    expect(neutralise('a\tb\nc é 日本 👨‍👩‍👧')).toBe('a\tb\nc é 日本 👨‍👩‍👧');
    expect(neutraliseLine('a\tb\nc')).toBe('a<U+0009>b<U+000A>c');
  });
});

describe('nearest', () => {
  const names = ['no-title-as-name', 'no-tool-twins', 'valid-completion'];

  test.each([
    ['no-titel-as-name', ['no-title-as-name']],
    ['completion', ['valid-completion']],
    ['No-Title-As-Name', ['no-title-as-name']],
    ['zzz', []],
  ])('%s', (given, expected) => {
    expect(findNearest(given, names).slice(0, 1)).toEqual(expected);
  });

  test('advice names the nearest, or all of a few', () => {
    expect(toAdvice('jsn', ['json', 'stylish'])).toBe('; did you mean `json`?');
    expect(toAdvice('xml', ['stylish', 'sarif'])).toBe('; use `stylish` or `sarif`.');
    expect(toAdvice('xml', [])).toBe('.');
  });
});
