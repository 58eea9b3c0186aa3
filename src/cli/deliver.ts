import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, relative, resolve, sep } from 'node:path';

import { messageOf, UserError } from '../errors.js';
import type { Finding, Report } from '../findings/finding.js';
import type { Inventory } from '../findings/inventory.js';
import { maskSecrets } from '../findings/mask-secrets.js';
import type { FileChange } from '../fix/unified-diff.js';
import type { ReporterOptions, ReporterResult } from '../report/reporter.js';
import { isInFolder } from '../text/paths.js';
import { findWorkTree } from '../workspace/find-root.js';
import type { Context } from './context.js';
import type { FormatTarget } from './format-target.js';
import { toReportedRules } from './reported-rules.js';
import type { Terminal } from './terminal.js';

interface Place {
  readonly root: string;
  readonly terminal: Terminal;
  readonly context: Context;
  /** Findings whose secrets no report may print, also those that are not reported themselves; without it those of the report. */
  readonly secrets?: readonly Finding[];
  /** Only for reports that show it. */
  readonly inventory?: Inventory | undefined;
  /** Texts the report is about that are not on disk. */
  readonly changes?: readonly FileChange[];
}

/** Columns of a report in a file. */
const FILE_COLUMNS = 100;

/** Writes each report to standard output or its file. Returns the highest exit code a reporter insists on. */
export function deliver(report: Report, targets: readonly FormatTarget[], place: Place): ReporterResult['exitCode'] {
  const base = baseOptions(report, place);
  const codes = targets.map(({ reporter, file }) => {
    const look = file === undefined ? place.terminal : { color: false, unicode: true, columns: FILE_COLUMNS };
    const { output, exitCode } = reporter(report, { ...base, ...look });
    if (file === undefined) place.context.stdout.write(output);
    else writeReport(resolve(place.context.cwd, file), output);
    return exitCode;
  });
  return codes.filter((code) => code !== undefined).sort((a, b) => b - a)[0];
}

function baseOptions(report: Report, { root, context, changes = [], secrets = report.findings, inventory }: Place): Omit<ReporterOptions, keyof Terminal> {
  const texts = new Map<string, string | undefined>(changes.map(({ path, after }) => [path, maskSecrets(path, after, secrets)]));
  const repository = repositoryOf(root, context.cwd);
  const seenFrom = (folder: string, path: string): string => relative(folder, resolve(root, path)).split(sep).join('/');
  return {
    rules: toReportedRules(context, report),
    project: basename(root),
    ...(inventory ? { inventory } : {}),
    pathOf: (path) => seenFrom(context.cwd, path),
    repositoryPathOf: (path) => seenFrom(repository, path),
    sourceOf(path) {
      if (!texts.has(path)) {
        const text = readText(resolve(root, path));
        texts.set(path, text && maskSecrets(path, text, secrets));
      }
      return texts.get(path);
    },
  };
}

/** The work tree around the root; without one where the command stands, if the root is in there. */
function repositoryOf(root: string, cwd: string): string {
  return findWorkTree(root) ?? (isInFolder(root, cwd) ? cwd : root);
}

/** A file that has gone or cannot be read costs its code frame, nothing else. */
function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').replace(/^\ufeff/u, '');
  } catch {
    return undefined;
  }
}

export function writeReport(file: string, output: string): void {
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, output);
  } catch (error) {
    throw new UserError(`The report cannot be written to ${file} (${messageOf(error)}); name another file.`, { cause: error });
  }
}
