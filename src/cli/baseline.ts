import { relative, resolve } from 'node:path';

import { EMPTY_BASELINE, type Baseline } from '../baseline/baseline.js';
import { findBaseline, readBaseline, writeBaseline } from '../baseline/baseline-file.js';
import { fingerprintsOf, markKnown } from '../baseline/judge-baseline.js';
import { updateBaseline } from '../baseline/update-baseline.js';
import type { Report, StaleEntry } from '../findings/finding.js';
import { summarise } from '../findings/summarise.js';
import { neutraliseLine } from '../text/neutralise.js';
import type { Context } from './context.js';
import { isEmpty } from './exit-code.js';
import type { Settings } from './settings.js';

/** The baseline a run works with. */
export interface GivenBaseline {
  /** Absolute path. */
  readonly file: string;
  readonly baseline: Baseline;
  /** False for one that is about to be written for the first time. */
  readonly exists: boolean;
}

/** Most stale entries named one by one. */
const NAMED = 20;

/** Reads what `--baseline` names. Throws `UserError` when it cannot be had and is not about to be written. */
export function givenBaseline({ baseline, updateBaseline: isUpdate }: Settings, { cwd }: Context): GivenBaseline | undefined {
  if (baseline === undefined) return undefined;
  const file = resolve(cwd, baseline);
  const found = isUpdate ? findBaseline(file) : readBaseline(file);
  return { file, baseline: found ?? EMPTY_BASELINE, exists: found !== undefined };
}

/** Writes the baseline that accepts what the report shows, says what changed, and gives the report as it is against that one. */
export function acceptFindings(report: Report, { file, baseline: before, exists }: GivenBaseline, { cwd, stderr }: Context): Report {
  // nothing was judged: an empty answer must not empty the baseline
  if (isEmpty(report)) return report;
  const { baseline, added, removed, kept } = updateBaseline(before, report.findings, report.baseline?.stale ?? []);
  writeBaseline(file, baseline);
  const counts = exists ? `${added} added, ${removed} removed, ${kept} kept` : `written with ${counted(added)}`;
  stderr.write(`mcp-audit: baseline ${relative(cwd, file)}: ${counts}.\n`);
  const findings = markKnown(report.findings, fingerprintsOf(baseline));
  return { ...report, findings, summary: summarise(findings), baseline: { stale: [] } };
}

/** Says on standard error which entries of the baseline have no finding any more, and what to do. */
export function tellStale({ baseline }: Report, { file }: GivenBaseline, { cwd, stderr }: Context): void {
  const stale = baseline?.stale ?? [];
  if (stale.length === 0) return;
  const name = relative(cwd, file);
  const named = stale.slice(0, NAMED).map(lineOf);
  const more = stale.length > NAMED ? [`  and ${stale.length - NAMED} more`] : [];
  const what = stale.length === 1 ? 'One entry of the baseline is stale: its finding is' : `${stale.length} entries of the baseline are stale: their findings are`;
  const advice = `Remove ${stale.length === 1 ? 'it' : 'them'} with \`--baseline ${name} --update-baseline\`.`;
  stderr.write(`${[`mcp-audit: ${what} no longer there. ${advice}`, ...named, ...more].join('\n')}\n`);
}

const lineOf = ({ ruleId, path, fingerprint }: StaleEntry): string => neutraliseLine(`  ${path}: ${ruleId} (${fingerprint})`);

const counted = (count: number): string => (count === 1 ? 'one finding' : `${count} findings`);
