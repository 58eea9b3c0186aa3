import { relative, resolve } from 'node:path';

import type { AuditOptions } from '../../audit.js';
import type { Report } from '../../findings/finding.js';
import type { Inventory } from '../../findings/inventory.js';
import type { FileChange } from '../../fix/unified-diff.js';
import { acceptFindings, givenBaseline, tellStale } from '../baseline.js';
import type { Context, ExitCode } from '../context.js';
import { deliver } from '../deliver.js';
import { exitCodeOf, isEmpty } from '../exit-code.js';
import { onlyErrors } from '../only-errors.js';
import { present } from '../present.js';
import { startProgress } from '../progress.js';
import { deliverRepairs, repairChoice } from '../repairs.js';
import { toAuditOptions } from '../selection.js';
import type { Settings } from '../settings.js';
import type { Terminal } from '../terminal.js';

/** Audits, writes the reports and says what the exit code is. */
export async function runAudit(settings: Settings, context: Context, terminal: Terminal): Promise<ExitCode> {
  const options = toAuditOptions(settings, context);
  const baseline = givenBaseline(settings, context);
  const against = {
    ...options,
    ...(baseline?.exists ? { baseline: baseline.file } : {}),
    ...(settings.since === undefined ? {} : { since: settings.since }),
  };
  const { report: audited, changes = [] } = await auditOrRepair(against, settings, context);
  const report = baseline && settings.updateBaseline ? acceptFindings(audited, baseline, context) : audited;
  // The configuration may move the root into a folder of the one that was asked for.
  const root = resolve(options.root, report.root);
  const inventory = settings.formats.some(({ name }) => name === 'html') ? await inventoryOf(options, context) : undefined;
  const reportersCode = deliver(settings.quiet ? onlyErrors(report) : report, settings.formats, { root, terminal, context, changes, secrets: report.findings, inventory });
  tellWhatSilenceHides(report, settings, root, context);
  if (baseline) tellStale(report, baseline, context);
  return reportersCode ?? exitCodeOf(report, settings);
}

/** Of the whole root, whatever paths the findings are of. */
function inventoryOf({ root, includeTests }: AuditOptions, context: Context): Promise<Inventory> {
  return context.inventory(present({ root, includeTests }));
}

interface Audited { readonly report: Report; readonly changes?: readonly FileChange[] }

/** Repairs first where that is asked for; the report is on what has become of the code. */
async function auditOrRepair(options: AuditOptions, settings: Settings, context: Context): Promise<Audited> {
  const choice = repairChoice(settings);
  if (!choice) return { report: await withProgress(options, settings.debug, context, context.audit) };
  const outcome = await withProgress({ ...options, ...choice }, settings.debug, context, context.fix);
  deliverRepairs(outcome, settings, context);
  return outcome;
}

async function withProgress<Options extends AuditOptions, Result>(options: Options, debug: boolean, context: Context, work: (options: Options) => Promise<Result>): Promise<Result> {
  if (debug) return work({ ...options, debug: (line) => context.stderr.write(`${line}\n`) });
  const progress = startProgress(context);
  try {
    return await work({ ...options, onProgress: (stage) => progress.stage(stage) });
  } finally {
    progress.stop();
  }
}

/** Standard error: nothing was found to judge, or nothing is printed although there are findings. */
function tellWhatSilenceHides(report: Report, settings: Settings, root: string, { cwd, stderr }: Context): void {
  if (isEmpty(report)) {
    const advice = settings.allowEmpty ? '' : ' Name another folder or --root, or pass --allow-empty if that is expected.';
    stderr.write(`mcp-audit: no code that hosts or serves MCP was found in ${relative(cwd, root) || '.'}; nothing was judged.${advice}\n`);
  }
  const { errors, warnings } = report.summary;
  if (settings.formats.every(({ file }) => file !== undefined) && errors + warnings > 0) {
    const files = settings.formats.map(({ file = '' }) => relative(cwd, resolve(cwd, file)));
    stderr.write(`mcp-audit: errors: ${errors}, warnings: ${warnings}${files.length === 0 ? '' : `; see ${files.join(', ')}`}.\n`);
  }
}
