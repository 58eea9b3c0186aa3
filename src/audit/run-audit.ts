import { resolve } from 'node:path';

import type { Analysed, Analysis } from '../analysis.js';
import { activeRules, type RuleChoice } from './active-rules.js';
import { openCodeBase, type CodeBaseOptions } from './code-base.js';
import { DISABLE_REASON, DisableComments, severityOfDisableReason } from './disable-comments.js';
import { judgementOf, pathFilter } from './selection.js';
import { TOOL } from './tool.js';
import { readBaseline } from '../baseline/baseline-file.js';
import { findStale, fingerprintsOf, markKnown } from '../baseline/judge-baseline.js';
import type { Config } from '../config/config.js';
import { byPlace } from '../findings/by-place.js';
import type { Finding, Report } from '../findings/finding.js';
import { summarise } from '../findings/summarise.js';
import { RULE_PREFIX } from '../rule/registry.js';
import { numberEqual } from '../rule/to-finding.js';

export type Preset = 'recommended' | 'strict';

export interface AuditOptions extends RuleChoice, CodeBaseOptions {
  readonly minConfidence?: 'certain' | 'likely';
  /** File of accepted findings: they are marked and do not count. */
  readonly baseline?: string;
  readonly debug?: (line: string) => void;
}

/**
 * Audits a code base. Nothing of it is run or installed. Rejects with `UserError` when the options or the configuration are wrong.
 * Called again for an unchanged root it reuses what it read.
 */
export async function audit(options: AuditOptions = {}): Promise<Report> {
  const { root, shownRoot, config, analysis } = await openCodeBase(options);
  const analysed = analysis.run(activeRules(options, config));
  const all = withComments(analysed.findings, analysis, options, config);
  const { findings, ...outcome } = againstBaseline(all, analysed, analysis, options, config);
  const wanted = pathFilter(root, options.paths);
  const minimum = options.minConfidence ?? config.minConfidence ?? (options.preset === 'strict' ? 'likely' : 'certain');
  const shown = findings.filter((f) => wanted(f.location.path) && (minimum === 'likely' || f.confidence === 'certain'));
  return { schemaVersion: 1, tool: TOOL, root: shownRoot, coverage: analysed.coverage, findings: shown, summary: summarise(shown), ...outcome };
}

/** The findings with what disable comments cover marked, and what the comments themselves lack. */
function withComments(findings: readonly Finding[], { workspace }: Analysis, options: AuditOptions, config: Config): Finding[] {
  const comments = new DisableComments(workspace);
  const severity = severityOfDisableReason(options, config);
  const unexplained = severity ? comments.unexplained(findings, severity) : [];
  return numberEqual([...comments.mark(findings), ...unexplained].sort(byPlace));
}

/** Marks what the baseline holds, and tells which of its entries no longer have a finding. */
function againstBaseline(
  findings: readonly Finding[], analysed: Analysed, { workspace }: Analysis, options: AuditOptions, config: Config,
): Pick<Report, 'findings' | 'baseline'> {
  if (options.baseline === undefined) return { findings };
  const baseline = readBaseline(resolve(options.baseline));
  const stale = findStale(baseline, {
    findings,
    ruleIds: [...activeRules(options, config).map(({ rule }) => RULE_PREFIX + rule.id), ...(severityOfDisableReason(options, config) ? [DISABLE_REASON] : [])],
    isJudged: judgementOf(workspace, analysed, pathFilter(workspace.root, options.paths)),
  });
  return { findings: markKnown(findings, fingerprintsOf(baseline)), baseline: { stale } };
}
