import { mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

import { codeOf, messageOf, UserError } from '../errors.js';
import { writeWhole } from '../whole-file.js';
import type { Baseline } from './baseline.js';
import { formatBaseline } from './format-baseline.js';
import { parseBaseline } from './parse-baseline.js';

/** The baseline in a file (absolute path), `undefined` when there is no such file. Throws `UserError` when it cannot be read or understood. */
export function findBaseline(file: string): Baseline | undefined {
  const text = readText(file);
  return text === undefined ? undefined : parseBaseline(text, file);
}

/** The baseline in a file. Throws `UserError` when there is none. */
export function readBaseline(file: string): Baseline {
  return parseBaseline(readBaselineText(file), file);
}

/** The text of a baseline file. Throws `UserError` when there is none. */
export function readBaselineText(file: string): string {
  const text = readText(file);
  if (text !== undefined) return text;
  throw new UserError(`The baseline ${file} does not exist. Name another file, or add --update-baseline once to write it.`);
}

/** Replaces the file as a whole: a run that is stopped half-way leaves the old one. */
export function writeBaseline(file: string, baseline: Baseline): void {
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeWhole(file, formatBaseline(baseline));
  } catch (error) {
    throw new UserError(`The baseline ${file} cannot be written (${messageOf(error)}); name another file.`, { cause: error });
  }
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw new UserError(`The baseline ${file} cannot be read (${messageOf(error)}). Make it a readable file, or name another one.`, { cause: error });
  }
}
