import { describe, expect, test } from 'vitest';

import { applyEdits } from '../../src/fix/apply-edits.js';
import { mergeRepairs } from '../../src/fix/merge-repairs.js';
import { repairsOf, type Repair } from '../../src/fix/repair.js';
import { unifiedDiff } from '../../src/fix/unified-diff.js';
import { parse } from '../../src/program/parse.js';
import { aFinding } from '../report/sample-report.js';

const edit = (start: number, end: number, text: string, path = 'a.ts') => ({ path, start, end, text });
const repair = (...edits: Repair['edits']): Repair => ({ finding: aFinding(), kind: 'fix', edits });

function merge(texts: Readonly<Record<string, string>>, ...repairs: readonly Repair[]): unknown {
  const { texts: after, applied, postponed, refused } = mergeRepairs(repairs, {
    textOf: (path) => texts[path] ?? '',
    objectionTo: (path) => (path in texts ? undefined : 'is no file'),
    syntaxErrorOf: (path, text) => parse(path, text).syntaxError,
  });
  const numbers = (some: readonly Repair[]): number[] => some.map((one) => repairs.indexOf(one));
  return { after: Object.fromEntries(after), applied: numbers(applied), postponed: numbers(postponed), refused: refused.map(({ repair: one, reason }) => `${repairs.indexOf(one)} ${reason}`) };
}

describe('edits', () => {
  test('replace, insert and remove, in the order of the text', () => {
    expect(applyEdits('one two three', [edit(8, 13, '3'), edit(0, 3, '1'), edit(4, 4, '+')])).toBe('1 +two 3');
  });

  test('new lines end as the lines of the file do', () => {
    expect(applyEdits('a\r\nb\r\n', [edit(1, 1, '\n// x\r\n')])).toBe('a\r\n// x\r\n\r\nb\r\n');
    expect(applyEdits('a\nb\n', [edit(1, 1, '\r\n// x')])).toBe('a\n// x\nb\n');
  });
});

describe('repairs', () => {
  const texts = { 'a.ts': 'one(two, three);\n', 'b.ts': 'four();\n' };

  test('of one file and of several are made together', () => {
    expect(merge(texts, repair(edit(4, 7, '2')), repair(edit(9, 14, '3'), edit(0, 4, '4', 'b.ts'))))
      .toEqual({ after: { 'a.ts': 'one(2, 3);\n', 'b.ts': '4();\n' }, applied: [0, 1], postponed: [], refused: [] });
  });

  test('the first of those that touch is made, with all its edits or none', () => {
    expect(merge(texts, repair(edit(4, 7, '2')), repair(edit(7, 7, '!')), repair(edit(0, 3, '1'), edit(9, 14, '3')), repair(edit(0, 4, '4', 'b.ts'), edit(5, 6, 'x'))))
      .toMatchObject({ after: { 'a.ts': 'one(2, three);\n' }, applied: [0], postponed: [1, 2, 3], refused: [] });
  });

  test('what would break the syntax is not made, the others are', () => {
    expect(merge(texts, repair(edit(4, 7, '((')), repair(edit(9, 14, '3')))).toEqual({
      after: { 'a.ts': 'one(two, 3);\n' }, applied: [1], postponed: [], refused: [expect.stringMatching(/^0 a\.ts would not parse any more \(line \d+: .+\)$/u)],
    });
  });

  test.each<[name: string, given: Repair, reason: string]>([
    ['beyond the end', repair(edit(10, 40, '')), 'its edits do not fit into a.ts'],
    ['over each other', repair(edit(0, 5, ''), edit(3, 7, '')), 'its edits do not fit into a.ts'],
    ['in another file', repair(edit(0, 0, '', 'c.ts')), 'c.ts is no file'],
    ['in a file that does not parse', repair(edit(0, 0, '', 'broken.ts')), 'broken.ts does not parse as it is'],
  ])('%s are refused', (_, given, reason) => {
    expect(merge({ ...texts, 'broken.ts': 'f((;' }, given)).toMatchObject({ applied: [], refused: [`0 ${reason}`] });
  });
});

describe('what is repaired', () => {
  const fix = { edits: [edit(0, 1, 'fix')] };
  const suggestions = [{ message: 'first', edits: [edit(0, 1, 'first')] }, { message: 'second', edits: [edit(0, 1, 'second')] }];
  const findings = [aFinding({ fix, suggestions }), aFinding({ ruleId: 'mcp/other', suggestions }), aFinding({ fix, suppressed: { kind: 'baseline' } }), aFinding()];
  const texts = (choice: Parameters<typeof repairsOf>[1]): string[] => repairsOf(findings, choice).map(({ edits }) => edits[0]?.text ?? '');

  test('safe fixes, the first suggestion of one rule, nothing that is accepted', () => {
    expect(texts({ fixes: true })).toEqual(['fix']);
    expect(texts({ fixes: false, suggestionsOf: 'mcp/other' })).toEqual(['first']);
    expect(texts({ fixes: true, suggestionsOf: 'mcp/other' })).toEqual(['fix', 'first']);
    expect(texts({ fixes: false })).toEqual([]);
  });
});

test('a unified diff', () => {
  expect(unifiedDiff([{ path: 'src/a.ts', before: 'one\ntwo\n', after: 'one\n2\n' }, { path: 'b.ts', before: 'x\r\n', after: 'y\r\n' }]))
    .toBe('--- a/src/a.ts\n+++ b/src/a.ts\n@@ -1,2 +1,2 @@\n one\n-two\n+2\n--- a/b.ts\n+++ b/b.ts\n@@ -1,1 +1,1 @@\n-x\r\n+y\r\n');
});
