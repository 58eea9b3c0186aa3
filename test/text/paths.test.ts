import { resolve } from 'node:path';

import { expect, it } from 'vitest';

import { isInFolder } from '../../src/text/paths.js';

it.each([['a', true], ['a/b/c', true], ['a/..b', true], ['.', false], ['b', false], ['ab', false]])('%s in the folder a: %s', (path, expected) => {
  expect(isInFolder(resolve(path), resolve('a'))).toBe(expected);
});
