import { Linter, type Rule } from 'eslint';
import { Linter as Linter9 } from 'eslint9';
import { describe, expect, test } from 'vitest';
import { toReport } from '../../src/eslint/to-report.js';
import type { Edit, Finding } from '../../src/findings/finding.js';

const AT = { path: 'a.js', line: 2, column: 5, endLine: 2, endColumn: 10 };

function aFinding(parts: Partial<Finding> = {}): Finding {
  return { ruleId: 'mcp/x', messageId: 'found', severity: 'error', confidence: 'certain', message: 'Found.', location: AT, trace: [], fingerprint: '0', ...parts };
}

function messageOf(parts: Partial<Finding>): string | undefined {
  return toReport(aFinding(parts), true).data?.['message'] as string | undefined;
}

describe('the message', () => {
  test('ends with the path', () => {
    expect(messageOf({ trace: [{ ...AT, message: 'runs `b`' }, { path: 'lib/b.js', line: 7, column: 1, message: 'sends prompts/get' }] })).toBe('Found. Path: a.js:2 → lib/b.js:7.');
  });

  test('has no path when that leads nowhere else', () => {
    expect(messageOf({ trace: [{ ...AT, message: 'sends prompts/get' }] })).toBe('Found.');
  });

  test('shows what would steer a terminal', () => {
    expect(messageOf({ message: 'Found `\u001b[31m\n`.' })).toBe('Found `<U+001B>[31m<U+000A>`.');
  });
});

const LINTERS = [['ESLint 10', new Linter()], ['ESLint 9', new Linter9() as unknown as Linter]] as const;

/** Lints with a rule that reports the finding, as the plugin's rules do. */
function lint(linter: Linter, text: string, finding: Finding, isCurrent = true): Linter.LintMessage[] {
  const rule: Rule.RuleModule = {
    meta: { messages: { found: '{{message}}' }, schema: [], hasSuggestions: true },
    create: (context) => ({ 'Program:exit': () => { context.report(toReport(finding, isCurrent)); } }),
  };
  return linter.verify(text, [{ plugins: { mcp: { rules: { x: rule } } }, rules: { 'mcp/x': 'error' } }]);
}

const edit = (start: number, end: number, text: string, path = 'a.js'): Edit => ({ path, start, end, text });
const suggesting = (...edits: Edit[]): Finding => aFinding({ suggestions: [{ message: 'Use the name.', edits }] });

describe.each(LINTERS)('suggestions in %s', (_, linter) => {
  const TEXT = 'let a;\nlet title = a.title;\n';

  test('the place is that of the finding', () => {
    expect(lint(linter, TEXT, aFinding())).toMatchObject([{ ...{ line: 2, column: 5, endLine: 2, endColumn: 10 }, messageId: 'found', message: 'Found.' }]);
  });

  test.each([['', TEXT], ['a byte-order mark before ', `\uFEFF${TEXT}`]])('are applied to %sthe text', (__, text) => {
    const [message] = lint(linter, text, suggesting(edit(11, 16, 'name'), edit(21, 26, 'name')));
    const fix = message?.suggestions?.[0]?.fix;
    expect(message?.suggestions).toMatchObject([{ desc: 'Use the name.' }]);
    expect(TEXT.slice(0, fix?.range[0]) + (fix?.text ?? '') + TEXT.slice(fix?.range[1])).toBe('let a;\nlet name = a.name;\n');
  });

  test.each([
    ['edit another file', suggesting(edit(11, 16, 'name'), edit(0, 1, '', 'b.js')), true],
    ['overlap', suggesting(edit(11, 16, 'name'), edit(15, 20, '')), true],
    ['hold no edit', suggesting(), true],
    ['are about an older text', suggesting(edit(11, 16, 'name')), false],
  ])('are left out when they %s', (__, finding, isCurrent) => {
    expect(lint(linter, TEXT, finding, isCurrent)[0]?.suggestions ?? []).toEqual([]);
  });
});
