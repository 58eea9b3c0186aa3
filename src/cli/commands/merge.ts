import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import type { Log } from 'sarif';

import { messageOf, UserError } from '../../errors.js';
import type { Report } from '../../findings/finding.js';
import { mergeReports } from '../../findings/merge-reports.js';
import { mergeLogs } from '../../report/sarif/merge-logs.js';
import type { Context, ExitCode } from '../context.js';
import { deliver, writeReport } from '../deliver.js';
import { exitCodeOf } from '../exit-code.js';
import { onlyErrors } from '../only-errors.js';
import type { Settings } from '../settings.js';
import type { Terminal } from '../terminal.js';

/** Makes one report of several: JSON reports into any format, SARIF logs into SARIF. The exit code is that of the whole. */
export function mergeFiles(settings: Settings, context: Context, terminal: Terminal): ExitCode {
  if (settings.paths.length === 0) throw new UserError('`mcp-audit merge` needs reports: `mcp-audit merge one.json two.json --format sarif=all.sarif`.');
  const contents = settings.paths.map((path) => ({ path, content: readJson(resolve(context.cwd, path)) }));
  const logs = contents.map(({ content }) => content).filter(isLog);
  if (logs.length === contents.length) return writeLog(mergeLogs(logs), settings, context);
  const reports = contents.map(({ path, content }) => {
    if (isReport(content)) return { folder: '', report: content };
    throw new UserError(isLog(content) ? 'JSON reports and SARIF logs cannot be merged with each other.' : `${path} is no report of \`--format json\` or \`--format sarif\`.`);
  });
  const report = mergeReports(reports);
  const code = deliver(settings.quiet ? onlyErrors(report) : report, settings.formats, { root: context.cwd, terminal, context, changes: [] });
  return code ?? exitCodeOf(report, settings);
}

function writeLog(log: Log, { formats, failOn }: Settings, { cwd, stdout }: Context): ExitCode {
  const unable = formats.find(({ name }) => name !== 'sarif' && name !== 'stylish');
  if (unable) throw new UserError(`SARIF logs become a SARIF log, not \`${unable.name}\`; merge the JSON reports instead.`);
  const text = `${JSON.stringify(log, undefined, 2)}\n`;
  for (const { file } of formats) {
    if (file === undefined) stdout.write(text);
    else writeReport(resolve(cwd, file), text);
  }
  const levels = failOn === 'warn' ? ['error', 'warning'] : ['error'];
  const open = log.runs.flatMap(({ results = [] }) => results).filter(({ suppressions = [] }) => suppressions.length === 0);
  return failOn !== 'never' && open.some(({ level = 'warning' }) => levels.includes(level)) ? 1 : 0;
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8').replace(/^\ufeff/u, ''));
  } catch (error) {
    throw new UserError(`The report ${file} cannot be read (${messageOf(error)}).`, { cause: error });
  }
}

function isReport(content: unknown): content is Report {
  return isObject(content) && content['schemaVersion'] === 1 && Array.isArray(content['findings']) && isObject(content['coverage']);
}

function isLog(content: unknown): content is Log {
  return isObject(content) && content['version'] === '2.1.0' && Array.isArray(content['runs']);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
