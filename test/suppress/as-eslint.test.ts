import { Linter, type Rule } from 'eslint';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { findSuppression } from '../../src/suppress/find-suppression.js';

/** ESLint itself is the measure: for random programs it and we silence the same problems, for the same reasons. */
const reportsBad: Rule.RuleModule = {
  create: (context) => ({
    Identifier: (node) => { if (node.name === 'bad') context.report({ node, message: 'bad' }); },
    JSXIdentifier: (node: Rule.Node) => { context.report({ node, message: 'bad' }); },
  }),
};
/** The published types of ESLint leave this method out. */
type WithSuppressed = Linter & { getSuppressedMessages(): Linter.SuppressedLintMessage[] };

const linter = new Linter() as WithSuppressed;
const config: Linter.Config = {
  plugins: { mcp: { rules: { x: reportsBad, y: reportsBad } } },
  rules: { 'mcp/x': 'error', 'mcp/y': 'error' },
  languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
  linterOptions: { reportUnusedDisableDirectives: 'off' },
};

const kind = fc.constantFrom('eslint-disable', 'eslint-enable', 'eslint-disable-line', 'eslint-disable-next-line', 'eslint-disabled', 'eslint');
const rules = fc.constantFrom('', ' mcp/x', ' mcp/y', ' mcp/x, mcp/y', " 'mcp/x'", ' ,', '\tmcp/y,', ' mcp/x mcp/y');
const reason = fc.constantFrom('', ' -- why', ' --- why -- not', ' --why', ' --', '\n-- why');
const comment = fc.tuple(kind, rules, reason, fc.boolean()).map(([word, list, why, isBlock]) =>
  isBlock ? `/* ${word}${list}${why} */` : `// ${`${word}${list}${why}`.replaceAll('\n', ' ')}\n`);
const code = fc.constantFrom(
  'bad;', ' bad; bad;', '\n', '\r\n', '\u2028', '"/* eslint-disable */";', '`// eslint-disable-line ${bad}`;', '/[/*]eslint-disable/;', 'bad / bad;',
  '<p>// eslint-disable-line\n{bad}</p>;', 'if (bad) { bad }', '({ bad: bad / 2 });',
);
const program = fc.array(fc.oneof(comment, code), { maxLength: 14 }).map((parts) => parts.join(''));

test('the same problems are silenced as by ESLint', { timeout: 60_000 }, () => {
  fc.assert(fc.property(program, (text) => {
    const open = linter.verify(text, config).filter(({ message, fatal }) => fatal === true || message === 'bad');
    fc.pre(open.every(({ fatal }) => fatal !== true));
    const silenced = linter.getSuppressedMessages().filter(({ message }) => message === 'bad');
    const ours = (message: Linter.LintMessage): unknown => findSuppression(text, message.ruleId ?? '', message.line, message.column);
    for (const message of open) expect({ text, message, found: ours(message) }).toEqual({ text, message, found: undefined });
    for (const message of silenced) {
      const why = message.suppressions.findLast(({ justification }) => justification !== '')?.justification;
      expect({ text, message, found: ours(message) }).toEqual({ text, message, found: why === undefined ? {} : { reason: why } });
    }
  }), { numRuns: 500 });
});
