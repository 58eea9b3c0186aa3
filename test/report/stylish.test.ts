import { describe, expect, test } from 'vitest';

import type { ReporterOptions } from '../../src/report/reporter.js';
import { stylish } from '../../src/report/stylish.js';
import { widthOf } from '../../src/text/width.js';
import type { Finding } from '../../src/findings/finding.js';
import { aFinding, aFullReport, aReport, PLAIN_OPTIONS, sourceOf } from './sample-report.js';

const OPTIONS: ReporterOptions = { ...PLAIN_OPTIONS, sourceOf };

function print(finding: Partial<Finding>, options: Partial<ReporterOptions> = {}): string {
  return stylish(aReport([aFinding(finding)]), { ...OPTIONS, ...options }).output;
}

test('a report of every kind', () => {
  expect(stylish(aFullReport(), OPTIONS).output).toMatchSnapshot();
});

test('a terminal of 40 columns without Unicode', () => {
  const { output } = stylish(aFullReport(), { ...OPTIONS, columns: 40, unicode: false });
  expect(output).toMatchSnapshot();
  expect(output).toMatch(/^[\n\x20-\x7e]*$/u);
});

test('colours change nothing but colours', () => {
  const { output } = stylish(aFullReport(), { ...OPTIONS, color: true });
  expect(output).toContain('\u001b[31merror\u001b[39m');
  // eslint-disable-next-line no-control-regex -- colours are control characters
  expect(output.replaceAll(/\u001b\[\d+m/gu, '')).toBe(stylish(aFullReport(), OPTIONS).output);
});

test('nothing found', () => {
  expect(stylish(aReport([]), OPTIONS).output).toMatchInlineSnapshot(`
    "
    1,242 files seen, 190 analysed, 1 host, 0 servers, 6 sinks, 14 entries, 12 unresolved calls on the
    paths that matter; not analysed: 985 test files.
    ✔ No findings
    "
  `);
});

test('paths are shown as the reader needs them', () => {
  const output = print({}, { pathOf: (path) => `../${path}` });
  expect(output).toContain('\n../src/agent.ts\n');
  expect(output).toContain('../src/mcp/manager.ts:120');
});

describe('the path', () => {
  test('places too long to stand beside their messages stand above them, unbroken', () => {
    const path = `packages/${'deeply/nested/'.repeat(6)}agent.ts`;
    const output = print({ trace: [{ path, line: 7, column: 1, message: 'starts '.repeat(15) }, { path: 'b.ts', line: 1, column: 1, message: 'ends' }] }, { columns: 60 });
    expect(output).toContain(`  ┌ ${path}:7\n  │   starts starts`);
    expect(output).toContain('  └ b.ts:1\n      ends\n');
  });

  test('a single hop', () => {
    expect(print({ trace: [{ path: 'a.ts', line: 1, column: 1, message: 'ends' }] })).toContain('  ╶ a.ts:1  ends\n');
  });

  test('messages that wrap keep the line of the path', () => {
    const output = print({ trace: [{ path: 'a.ts', line: 1, column: 1, message: 'word '.repeat(12) }, { path: 'b.ts', line: 22, column: 1, message: 'ends' }] }, { columns: 50 });
    expect(output).toContain('  ┌ a.ts:1   word word word word word word word\n  │          word word word word word\n  └ b.ts:22  ends\n');
  });
});

describe('the code frame', () => {
  const at = (line: number, column: number, endLine: number, endColumn: number): Partial<Finding> =>
    ({ trace: [], location: { path: 'a.ts', line, column, endLine, endColumn } });
  const frame = (text: string, finding: Partial<Finding>, columns = 60): string =>
    /\n\n((?: {2}[ ❯].*\n)+)\n/u.exec(print(finding, { sourceOf: () => text, columns }))?.[1] ?? '';

  test('tabs and wide characters keep the mark in place', () => {
    expect(frame('\tconst 名前 = bad();\n', at(1, 13, 1, 16))).toBe(`  ❯ 1 │   const 名前 = bad();\n      │ ${' '.repeat(15)}^^^\n`);
  });

  test('a place of several lines is marked on the first three', () => {
    expect(frame('a\n  foo(\n  b,\n  c,\n  d);\ne', at(2, 3, 5, 5))).toBe([
      '    1 │ a', '  ❯ 2 │   foo(', '      │   ^^^^', '  ❯ 3 │   b,', '      │   ^^', '  ❯ 4 │   c,', '      │   ^^', '    5 │   d);', '',
    ].join('\n'));
  });

  test('a long line is moved until the place can be seen', () => {
    const output = frame(`${'x'.repeat(150)} bad() ${'y'.repeat(150)}`, at(1, 152, 1, 155), 50);
    const [code = '', marks = ''] = output.split('\n');
    expect(code.slice(marks.indexOf('^'), marks.lastIndexOf('^') + 1)).toBe('bad');
    expect(widthOf(code)).toBeLessThanOrEqual(50);
    expect(code).toMatch(/│ …x+ bad\(\) y+…$/u);
  });

  test.each([['a line that is gone', 'a\n', at(9, 1, 9, 2)], ['a line no person wrote', 'x'.repeat(3000), at(1, 1, 1, 2)]])('%s has no frame', (_, text, finding) => {
    expect(frame(text, finding)).toBe('');
  });
});

test('audited text cannot steer the terminal or forge a line', () => {
  const evil = 'a\u001b[2J\u009b31m\u202eb\r\u0007\u2028\u{e0041}';
  const output = print({
    message: `The name \`${evil}\` is sent.`,
    location: { path: `src/${evil}\n✔ No findings.ts`, line: 1, column: 1, endLine: 1, endColumn: 2 },
    trace: [{ path: evil, line: 1, column: 1, message: evil }],
    suggestions: [{ message: evil, edits: [] }],
  }, { sourceOf: () => evil });
  expect(output).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028-\u202e\u{e0000}-\u{e007f}]/u);
  expect(output).not.toMatch(/^✔ No/mu);
  expect(output).toContain('<U+001B>[2J<U+009B>31m<U+202E>b');
});

test('lines fit the terminal, whatever its width, but for places and counts', () => {
  for (const columns of [24, 40, 60, 80, 120, 200]) {
    const tooLong = stylish(aFullReport(), { ...OPTIONS, columns }).output.split('\n')
      .filter((line) => widthOf(line) > columns && !/mcp\/|\.ts:\d|^[✖▲]/u.test(line));
    expect({ columns, tooLong }).toEqual({ columns, tooLong: [] });
  }
});

test('a thousand findings of one large file take no time', () => {
  const source = 'const value = client.getPrompt({ name });\n'.repeat(20_000);
  const findings = Array.from({ length: 1000 }, (_, index) => aFinding({ location: { path: 'a.ts', line: index * 20 + 1, column: 7, endLine: index * 20 + 1, endColumn: 12 } }));
  const started = performance.now();
  const { output } = stylish(aReport(findings), { ...OPTIONS, sourceOf: () => source });
  expect(performance.now() - started).toBeLessThan(2000);
  expect(output.endsWith('\n✖ 1,000 errors\n')).toBe(true);
});

describe('many findings', () => {
  const many = (count: number): string => stylish(aReport(Array.from({ length: count }, (_, index) => aFinding({ location: { path: `src/${index}.ts`, line: 1, column: 1, endLine: 1, endColumn: 2 } }))), OPTIONS).output;

  test('of one rule are shown with their path ten times, then with their message only', () => {
    const output = many(12);
    expect(output.match(/src\/mcp\/manager\.ts:120/gu)).toHaveLength(10);
    expect(output).toContain('\nsrc/11.ts\n\n  1:1  error  mcp/');
    expect(output).not.toContain('By rule');
  });

  test('are counted by rule and file', () => {
    expect(many(1000)).toMatch(/\nBy rule\n {2}1,000 {2}mcp\/\S+ in 1,000 files\n/u);
  });
});
