import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { parse } from '@typescript-eslint/parser';
import { expect, test } from 'vitest';

import { commentsOf } from '../../src/suppress/comments.js';

/** Real code on which the scanner, which guesses, must agree with the parser, which knows. */
const FOLDERS = [fileURLToPath(new URL('../../src', import.meta.url)), join(dirname(createRequire(import.meta.url).resolve('eslint/package.json')), 'lib')];

function filesIn(folder: string): readonly string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => /\.[jt]s$/u.test(name)).map((name) => join(folder, name));
}

test.each(FOLDERS)('the comments of %s are those of the parser', { timeout: 120_000 }, (folder) => {
  for (const file of filesIn(folder)) {
    const text = readFileSync(file, 'utf8');
    const known = parse(text, { comment: true, range: true, loc: false }).comments?.map(({ range }) => range) ?? [];
    const isHashbang = ([start]: readonly number[]): boolean => start === 0 && text.startsWith('#!');
    const found = commentsOf(text).map(({ start, end }) => [start, end]);
    expect({ file, found }).toEqual({ file, found: known.filter((range) => !isHashbang(range)) });
  }
});
