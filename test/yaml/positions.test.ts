import { describe, expect, it } from 'vitest';
import { lowerYaml } from '../../src/yaml/lower-yaml.js';
import { spanIn, valueOf, type YamlScalar } from '../../src/yaml/model.js';

function scalarOf(text: string, key = 'a'): YamlScalar {
  const node = valueOf(lowerYaml(text).root, key);
  if (node?.kind !== 'scalar') throw new Error(`no scalar ${key}`);
  return node;
}

/** What stands in the file where the word of the value should. */
function sourceOf(text: string, word: string): string {
  const scalar = scalarOf(text);
  const at = scalar.text.indexOf(word);
  expect(at).toBeGreaterThanOrEqual(0);
  const { start, end } = spanIn(scalar, at, at + word.length);
  return text.slice(start, end);
}

describe('a word of a value is found where it is written', () => {
  it.each([
    ['plain', 'a: one two {x} three # {x}\n', '{x}'],
    ['plain over lines', 'a: one two\n   three\n   four {x}\nb: 1\n', '{x}'],
    ['single quotes', "a: 'it''s {x}, isn''t it'\n", '{x}'],
    ['double quotes', String.raw`a: "tab\t\u00e9\x41 \"q\" {x}"` + '\n', '{x}'],
    ['an astral escape', String.raw`a: "\U0001F600 {x}"` + '\n', '{x}'],
    ['double quotes over lines', 'a: "one\\\n   two\n\n   {x} three"\n', '{x}'],
    ['a literal block', 'a: | # {x}\n  one\n\n    two\n  {x}\nb: 1\n', '{x}'],
    ['a block with its indentation told', 'a: |2-\n    one\n   {x}\n', '{x}'],
    ['a folded block', 'a: >-\n  one\n  two\n\n  three {x}\n', '{x}'],
    ['lines of Windows', 'a: |\r\n  one\r\n  two {x}\r\nb: 1\r\n', '{x}'],
    ['a flow map', 'a: "{x}", b: 1'.replace(/^/, '{ ').concat(' }\n'), '{x}'],
  ])('%s', (_, text, word) => {
    expect(sourceOf(text, word)).toBe(word);
  });

  it('escaped characters are marked with their escapes', () => {
    const text = String.raw`a: "say \"no\" now"`;
    expect(sourceOf(text, '"no"')).toBe(String.raw`\"no\"`.slice(0, -1));
  });
});

describe('what is half written', () => {
  it.each(['a: [1, ', 'a: "open\nb: 1', '- a: {', 'a: b: c', '\t- x', 'a: *none', '%YAML 9\n---\n', '{a: 1, a: 2}', '---\na: 1\n---\nb: 2\n'])('%j is told and not thrown', (text) => {
    expect(typeof lowerYaml(text).syntaxError).toBe('string');
  });

  it('aliases that multiply end', () => {
    const levels = Array.from({ length: 12 }, (_, i) => `l${i + 1}: &l${i + 1} [${Array(10).fill(`*l${i}`).join(', ')}]`);
    const start = Date.now();
    lowerYaml(`l0: &l0 x\n${levels.join('\n')}\n`);
    expect(Date.now() - start).toBeLessThan(2000);
  });
});
