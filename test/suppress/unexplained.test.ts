import { expect, test } from 'vitest';

import { directivesOf } from '../../src/suppress/directives-of.js';
import { findUnexplained, inWords } from '../../src/suppress/unexplained.js';

const GUARDED = ['mcp/a', 'mcp/b'];

/** `line rules` of each comment that lacks a reason, in a text whose line `bad` holds a finding of `mcp/a`. */
function unexplained(text: string): readonly string[] {
  const line = text.split('\n').indexOf('bad();') + 1;
  const problems = line === 0 ? [] : [{ ruleId: 'mcp/a', line, column: 1 }];
  return findUnexplained(directivesOf(text), GUARDED, problems, () => 3)
    .map(({ directive, ruleIds, column }) => `${directive.kind} ${ruleIds.join('+')} at ${column}`);
}

test.each<[name: string, text: string, expected: readonly string[]]>([
  ['a guarded rule', '// eslint-disable-next-line mcp/a\nbad();', ['disable-next-line mcp/a at 3']],
  ['a guarded rule with a reason', '// eslint-disable-next-line mcp/a -- a person confirms\nbad();', []],
  ['two dashes and nothing', '// eslint-disable-next-line mcp/a -- \nbad();', ['disable-next-line mcp/a at 3']],
  ['a rule that is not guarded', '// eslint-disable-next-line mcp/other, no-console\nbad();', []],
  ['the guarded rules among others', '/* eslint-disable mcp/b, no-console, mcp/a */', ['disable mcp/b+mcp/a at 3']],
  ['a guarded rule where nothing is found', '// eslint-disable-next-line mcp/b\nfine();', ['disable-next-line mcp/b at 3']],
  ['every rule, where nothing is found', '/* eslint-disable */\nfine();', []],
  ['every rule, where a guarded one is silenced', '/* eslint-disable */\nbad();', ['disable mcp/a at before the line']],
  ['every rule, after the finding', 'bad();\n/* eslint-disable */', []],
  ['every rule on the next line', '// eslint-disable-next-line\nbad();', ['disable-next-line mcp/a at 3']],
  ['every rule, and somebody else explains', '/* eslint-disable */\n// eslint-disable-next-line mcp/a -- a person confirms\nbad();', []],
  ['the end of a stretch', '/* eslint-disable mcp/a -- why */\nbad();\n/* eslint-enable mcp/a */', []],
])('%s', (_, text, expected) => {
  expect(unexplained(text)).toEqual(expected);
});

test('the rules in words', () => {
  expect([inWords(['mcp/a']), inWords(['mcp/a', 'mcp/b']), inWords(['mcp/a', 'mcp/b', 'mcp/c'])])
    .toEqual(['`mcp/a` is', '`mcp/a` and `mcp/b` are', '`mcp/a`, `mcp/b` and `mcp/c` are']);
});
