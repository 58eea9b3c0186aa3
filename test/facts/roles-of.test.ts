import { expect, it } from 'vitest';

import { lowerFile } from '../../src/facts/lower-file.js';

const rolesOf = (comment: string): string[] => lowerFile('a.ts', `${comment}\nexport function ask() {}`).functions.flatMap((f) => f.roles.map(({ name }) => name));

it.each([
  ['on a line of its own', '/**\n * Asks.\n * @mcpRole prompt-get name=0\n */', ['prompt-get']],
  ['behind other words', '/** Asks. @mcpRole prompt-get name=0 */', ['prompt-get']],
  ['in backticks it is spoken of', '/** Read from `@mcpRole <role> [key=value …]`. */', []],
])('a role tag %s', (_, comment, expected) => {
  expect(rolesOf(comment)).toEqual(expected);
});

it('a tag that is no role stops the audit with file and line', () => {
  expect(() => rolesOf('/**\n * @mcpRole prompt-gte\n */')).toThrow('a.ts:2: `prompt-gte` is no role');
});
