import { readFileSync } from 'node:fs';
import { dirname, relative, resolve, sep } from 'node:path';

import { messageOf, UserError } from '../errors.js';
import { isInFolder } from '../text/paths.js';

/** One of several runs that share the work: the `number`th (from 1) of `count`. */
export interface Shard { readonly number: number; readonly count: number }

export interface Roots {
  /** Absolute path of the folder the roots lie in: that of the file which lists them. */
  readonly folder: string;
  /** Absolute paths. */
  readonly roots: readonly string[];
}

/** Reads `2/5`. Throws `UserError` on anything else. */
export function toShard(text: string): Shard {
  const [, number = 0, count = 0] = /^(\d{1,6})\/(\d{1,6})$/u.exec(text)?.map(Number) ?? [];
  if (number < 1 || number > count) throw new UserError(`\`--shard ${text}\` needs the form \`--shard I/N\`, I from 1 to N.`);
  return { number, count };
}

/** The roots that a file lists, one a line, relative to its folder; empty lines and lines that begin with `#` are left out. */
export function readRoots(file: string): Roots {
  const folder = dirname(file);
  const roots = [...new Set(readText(file).split(/\r?\n/u).map((line) => line.trim()).filter((line) => line !== '' && !line.startsWith('#')))].map((line) => resolve(folder, line));
  if (roots.length === 0) throw new UserError(`${file} lists no folder; write one a line.`);
  const outside = roots.find((root) => !isInFolder(root, folder));
  if (outside !== undefined) throw new UserError(`${file} lists ${outside}, which is outside of ${folder}; put the file into a folder that holds all of them.`);
  return { folder, roots };
}

/** Every `count`th root, so that neighbours, which are often alike, are spread. */
export function rootsOfShard(roots: readonly string[], { number, count }: Shard): readonly string[] {
  return roots.filter((_, index) => index % count === number - 1);
}

/** A root as reports name it. */
export function toFolder(folder: string, root: string): string {
  return relative(folder, root).split(sep).join('/');
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8').replace(/^\ufeff/u, '');
  } catch (error) {
    throw new UserError(`The list of roots ${file} cannot be read (${messageOf(error)}).`, { cause: error });
  }
}
