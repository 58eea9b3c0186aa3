import { describe, expect, it } from 'vitest';

import { chunksOf, placeInText } from '../../src/graph/text-places.js';
import { toolMentionsIn } from '../../src/graph/tool-mentions.js';
import { memoryCode } from '../support/memory-code.js';

const names = (text: string, known: string[] = []): string[] => toolMentionsIn(text, known).map(({ name, how }) => (how === 'called' ? name : `(${name})`));

describe('a text names a tool', () => {
  it.each([
    ['call search_records with the id', ['search_records']],
    ['Use the `search_records` tool.', ['search_records']],
    ['use `lookup` first', ['lookup']],
    ['the tool named openRecord', ['openRecord']],
    ['with the lookup tool', ['(lookup)']],
    ['search_records({ id })', ['search_records']],
    ['Call find_record, then open_record and close_record.', ['find_record', 'open_record', 'close_record']],
  ])('%s', (text, expected) => {
    expect(names(text)).toEqual(expected);
  });

  it.each([
    'the search tool',
    'call limit_to: 3',
    'use tools.find_it',
    'run ./find_it',
    'use MAX_SIZE',
    'use the keyboard',
    'found in open_record',
  ])('near miss: %s', (text) => {
    expect(names(text)).toEqual([]);
  });

  it('a name that is known counts wherever it stands as a word of its own', () => {
    expect(names('found in open_record', ['open_record'])).toEqual(['open_record']);
    expect(names('found in open_records or re-open_record', ['open_record'])).toEqual([]);
  });
});

describe('the place of a word in a text', () => {
  /** What stands in the source where `word` stands in a text of the one literal or template. */
  const placed = (source: string, word: string): string => {
    const text = `export const t = ${source};`;
    const code = memoryCode({ 'a.ts': text });
    for (const chunk of chunksOf(code.find('a.ts', source))) {
      const index = chunk.text.indexOf(word);
      if (index >= 0) { const { start, end } = placeInText(chunk, index, word.length); return text.slice(start, end); }
    }
    return '';
  };

  it.each([
    ['a literal', "'call find_it now'"],
    ['a template', '`call ${name} or find_it now`'],
    ['behind a line break of a template', '`one\n  two find_it`'],
    ['behind a written line break', "'one\\ntwo find_it'"],
    ['behind an escaped back quote', '`call \\`find_it\\``'],
  ])('%s', (_, source) => {
    expect(placed(source, 'find_it')).toBe('find_it');
  });

  it('is none where there is no fixed text', () => {
    const code = memoryCode({ 'a.ts': 'export const f = (a: string) => a + 1;' });
    expect(chunksOf(code.find('a.ts', 'a + 1'))).toEqual([]);
  });
});
