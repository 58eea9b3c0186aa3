import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, relative, resolve, sep } from 'node:path';

import { UserError } from '../errors.js';
import type { Report } from '../findings/finding.js';
import type { ReporterOptions, ReporterResult } from '../report/reporter.js';
import type { Context } from './context.js';
import type { FormatTarget } from './format-target.js';
import type { Terminal } from './terminal.js';

interface Place { readonly root: string; readonly terminal: Terminal; readonly context: Context }

/** Columns of a report in a file. */
const FILE_COLUMNS = 100;

/** Writes each report to standard output or its file. Returns the highest exit code a reporter insists on. */
export function deliver(report: Report, targets: readonly FormatTarget[], place: Place): ReporterResult['exitCode'] {
  const base = baseOptions(place);
  const codes = targets.map(({ reporter, file }) => {
    const look = file === undefined ? place.terminal : { color: false, unicode: true, columns: FILE_COLUMNS };
    const { output, exitCode } = reporter(report, { ...base, ...look });
    if (file === undefined) place.context.stdout.write(output);
    else writeReport(resolve(place.context.cwd, file), output);
    return exitCode;
  });
  return codes.filter((code) => code !== undefined).sort((a, b) => b - a)[0];
}

function baseOptions({ root, context }: Place): Pick<ReporterOptions, 'sourceOf' | 'pathOf'> {
  const texts = new Map<string, string | undefined>();
  return {
    pathOf: (path) => relative(context.cwd, resolve(root, path)).split(sep).join('/'),
    sourceOf(path) {
      if (!texts.has(path)) texts.set(path, readText(resolve(root, path)));
      return texts.get(path);
    },
  };
}

/** A file that has gone or cannot be read costs its code frame, nothing else. */
function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').replace(/^\ufeff/u, '');
  } catch {
    return undefined;
  }
}

function writeReport(file: string, output: string): void {
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, output);
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error);
    throw new UserError(`The report cannot be written to ${file} (${cause}); name another file.`, { cause: error });
  }
}
