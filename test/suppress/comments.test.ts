import { expect, test } from 'vitest';

import { commentsOf } from '../../src/suppress/comments.js';

/** Every text holds exactly the comments whose content begins with `!`; anything else that looks like one is none. */
const TEXTS: readonly (readonly [name: string, text: string])[] = [
  ['line and block', 'a(); //!one\n/*!two\n*/ b();'],
  ['hashbang', '#!/usr/bin/env node // no\n//!one'],
  ['strings', `a('// no', "/* no */", 'it\\'s // no'); //!one`],
  ['line continuation in a string', "'a\\\n// no'; //!one\n'b\\\r\n// no'; //!two"],
  ['unterminated string ends with its line', "'abc\n//!one"],
  ['template', '`// no ${ /*!one*/ `/* no */ ${ x //!two\n }` } // no`; //!three'],
  ['escapes in a template', '`\\` // no \\${ // no`; //!one'],
  ['object literal in a template', '`${ { a: { b: 1 } } } // no`; //!one'],
  ['regular expression', 'x = /\\/\\/ no/; y = /[/*]/g; //!one'],
  ['regular expression behind a keyword', 'return /[//]/.test(a); //!one'],
  ['regular expression behind a condition', 'if (a) /"/.test(b); while (c) /\'/.test(d); for await (e of f) /`/.test(g); //!one'],
  ['regular expression behind a block', 'if (a) { b }\n/"/.test(c); //!one'],
  ['division', 'a / b; c() / d; e[0] / f; ({}) / g; h++ / i; j! / k; 1 / 2; "x" / 3 //!one\n"'],
  ['division behind a property named as a keyword', 'a.return / b; c?.case / d //!one\n'],
  ['division behind a call of a method named as a statement', 'a.if(b) / c / d //!one\n'],
  ['JSX text', '<a href="http://x">http://y // no /* no */ it\'s `</a>; //!one'],
  ['JSX expression', '<a>{/*!one*/}{b /*!two*/}{`// no`}</a>; //!three'],
  ['comment in a tag', '<a /*!one*/ b="c" //!two\n d={e //!three\n}>// no</a> //!four'],
  ['JSX attribute without escapes', '<a b="\\" c=\'// no\' /> //!one'],
  ['nested JSX', 'return (<><b><c/>// no</b>// no</>); //!one'],
  ['JSX behind logical operators', 'a && <b>// no</b> || <c.d>// no</c.d>; //!one'],
  ['type parameters', 'const f = <T,>(a: T) => a; //!one\nconst g = async <T extends { a: "//" }>(b: T) => `// no`; //!two'],
  ['type assertion', 'const a = <Foo<Bar>>b; //!one\nconst c = <string>"// no"; //!two'],
  ['comparison', 'if (a < b || c > d) { e } //!one\nfor (i = 0; i < n; i++) {} //!two'],
  ['generic call', 'new Map<string, () => void>(); //!one\nf<T>("// no"); //!two'],
  ['arrow in type arguments', 'const a = <T extends () => void>(b: T) => b; //!one'],
  ['unclosed JSX is read again as code', 'x = <a; //!one\n'],
  ['spread', 'f(...[/"/]); //!one'],
  ['unterminated block comment', 'a; /*!one'],
  ['unterminated template', '`abc // no'],
  ['brackets that close nothing', ') ] } //!one'],
];

test.each(TEXTS)('%s', (_, text) => {
  const values = commentsOf(text).map(({ value }) => value);
  expect(values.every((value) => value.startsWith('!'))).toBe(true);
  expect(values.length).toBe(text.split(/\/[/*]!/u).length - 1);
});

test('offsets span the delimiters', () => {
  const text = 'a /* b */ // c\r\n';
  expect(commentsOf(text)).toEqual([
    { kind: 'block', value: ' b ', start: 2, end: 9 },
    { kind: 'line', value: ' c', start: 10, end: 14 },
  ]);
});

test('hostile nesting costs neither the stack nor the clock', () => {
  const started = performance.now();
  for (const piece of ['`${', '<a>', '<a b={', '= <a ', '(', '{', '/*', '//', '<a', "'", '/']) commentsOf(piece.repeat(100_000));
  expect(performance.now() - started).toBeLessThan(5000);
});
