import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import fc from 'fast-check';
import { format } from 'prettier';
import { describe, expect, test } from 'vitest';

import { codeForms } from '../../src/program/code-form.js';
import { style } from '../support/code-edits.js';

const formOf = (code: string, path = 'a.tsx'): string => codeForms(path, code)(0, code.length);

describe('layout is no part of it', () => {
  test.each<[what: string, one: string, other: string]>([
    ['white space and lines', 'f(a,b)', 'f (\n  a,\n\tb\r\n)'],
    ['comments', 'f(a)', 'f(/* x */ a) // y'],
    ['a disable comment', 'f(a)', '// eslint-disable-next-line mcp/no-title-as-name -- why\nf(a)'],
    ['quotes', `f('a"', "b'")`, `f("a\\"", 'b\\'')`],
    ['a template without holes', 'f(`a`)', "f('a')"],
    ['semicolons', 'a();\nb();', 'a()\nb()'],
    ['trailing commas', 'f({ a, }, [b, ],)', 'f({ a }, [b])'],
    ['parentheses of one parameter', 'f((a) => a)', 'f(a => a)'],
    ['parentheses that change nothing', 'return_((a) + (b * c))', 'return_(a + b * c)'],
    ['quotes of a key', "f({ 'a': 1, 'b-c': 2 })", 'f({ a: 1, "b-c": 2 })'],
    ['a number', 'f(0xFF, 1.0)', 'f(0xff, 1)'],
    ['arguments that are none', 'f(new A)', 'f(new A())'],
    ['separators of a type', 'type A = { a: string, b: number }', 'type A = {\n  a: string;\n  b: number;\n}'],
    ['a leading bar', "type A = | 'a' | 'b'", "type A = 'a' | 'b'"],
    ['lines of markup', '<p>Hello <b>you</b></p>', '<p>\n  Hello <b>you</b>\n</p>'],
    ['a space of markup at the end of a line', '<p>Hello <b>you</b> there</p>', '<p>\n  Hello{" "}\n  <b>you</b>{" "}\n  there\n</p>'],
    ['line ends in a template', 'f(`a\nb${c}\nd`)', 'f(`a\r\nb${c}\r\nd`)'],
  ])('%s', (_, one, other) => {
    expect(formOf(other)).toBe(formOf(one));
  });
});

describe('the code is', () => {
  test.each<[what: string, one: string, other: string]>([
    ['what looks like a comment in a string', "f('https://a.test/x')", "f('https://a.test/y')"],
    ['what looks like a comment in a template', 'f(`//${a}`)', 'f(`/*${a}`)'],
    ['what looks like a comment in a regular expression', String.raw`f(/[/*]a/)`, String.raw`f(/[/*]b/)`],
    ['a comment in markup that is text', '<p>// a</p>', '<p>// b</p>'],
    ['white space in a string', "f('a b')", "f('ab')"],
    ['white space in a template', 'f(`a  b`)', 'f(`a b`)'],
    ['a comma in a string', "f('a,)')", "f('a)')"],
    ['a semicolon in a string', "f('a;')", "f('a')"],
    ['a quote in a string', `f('"')`, `f("'")`],
    ['a string and a name', "f('a')", 'f(a)'],
    ['a name', 'f(abc)', 'f(abd)'],
    ['an operator', 'f(a + b)', 'f(a - b)'],
    ['words that are two', 'f(typeof a)', 'f(typeofa)'],
    ['parentheses that change the meaning', '(a + b) * c', 'a + b * c'],
    ['a hole of a list', 'f([a, , b])', 'f([a, b])'],
    ['an optional call', 'a?.b()', 'a.b()'],
    ['await', 'await f()', 'f()'],
    ['const and let', 'const a = 1', 'let a = 1'],
    ['the order', 'f(a, b)', 'f(b, a)'],
    ['parts of a loop', 'for (; a;) b()', 'for (;; a) b()'],
    ['text of markup', '<p>a b</p>', '<p>ab</p>'],
  ])('%s', (_, one, other) => {
    expect(formOf(other)).not.toBe(formOf(one));
  });
});

test('a stretch is what lies in it, whatever is around', () => {
  const inside = 'client.getPrompt({ name })';
  const form = formOf(inside);
  for (const around of [`const a = await ${inside};`, `run(() => ${inside})`, `f(\`x\${${inside}}y\`)`, `/* ${inside.length} */ (${inside})`, `<p title={${inside}}/>`]) {
    const start = around.lastIndexOf(inside);
    expect(codeForms('a.tsx', around)(start, start + inside.length)).toBe(form);
  }
});

test('the same for a statement, with its semicolon and without', () => {
  const code = 'f(a);\ng(b)\n';
  const forms = codeForms('a.ts', code);
  expect(forms(0, 5)).toBe(forms(0, 4));
  expect(forms(0, 4)).toBe(formOf('f(a)'));
});

test('what is no code, or no whole token, is its text', () => {
  expect(codeForms('a.yaml', 'name:  a # b\n')(0, 12)).toBe('name: a # b');
  expect(codeForms('a.ts', "f('a  long string')")(5, 16)).toBe('long strin');
  expect(codeForms('a.ts', '')(0, 0)).toBe('');
});

test('a text that does not parse has a form', () => {
  expect(formOf('f(a, {')).not.toBe(formOf('f(b, {'));
});

test('code that is nested deeper than the stack is its text', () => {
  const deep = `f(${Array.from({ length: 20_000 }, () => "'a'").join(' + ')})`;
  expect(formOf(deep)).toBe(deep);
});

test('a formatter changes nothing, whatever its options', { timeout: 60_000 }, async () => {
  // whole modules of this repository: every kind of syntax that its authors use
  const files = ['src/suppress/comments.ts', 'src/graph/reach.ts', 'src/facts/model.ts', 'test/support/memory-code.ts', 'rules/no-model-invoked-prompts.ts', 'scripts/update.mjs'];
  const texts = files.map((file) => [file, readFileSync(fileURLToPath(new URL(`../../${file}`, import.meta.url)), 'utf8')] as const);
  await fc.assert(fc.asyncProperty(fc.constantFrom(...texts), style, async ([path, text], options) => {
    const after = await format(text, { ...options, filepath: path });
    expect(formOf(after, path)).toBe(formOf(text, path));
  }), { numRuns: 25 });
});
