import { createRequire } from 'node:module';
import { relative, resolve, sep } from 'node:path';

import type { Analysed, Analysis } from './analysis.js';
import { activeRules, type RuleChoice } from './audit/active-rules.js';
import { analysisOf } from './audit/analyses.js';
import { DISABLE_REASON, DisableComments, severityOfDisableReason } from './audit/disable-comments.js';
import { judgementOf, pathFilter } from './audit/selection.js';
import { readBaseline } from './baseline/baseline-file.js';
import { findStale, fingerprintsOf, markKnown } from './baseline/judge-baseline.js';
import type { Config } from './config/config.js';
import { readConfig } from './config/read-config.js';
import { byPlace } from './findings/by-place.js';
import type { Finding, Report } from './findings/finding.js';
import { summarise } from './findings/summarise.js';
import { ruleIds, RULE_PREFIX } from './rule/registry.js';
import { numberEqual } from './rule/to-finding.js';
import { findRoot } from './workspace/find-root.js';

export type { Report, Finding, Coverage, Location, TraceHop, Suggestion, Edit } from './findings/finding.js';

export type Preset = 'recommended' | 'strict';

export interface AuditOptions extends RuleChoice {
  /** Folder that is analysed whole. Without it: the nearest workspace manifest, `.git` or `package.json` upwards from the first path. */
  readonly root?: string;
  /** Files and folders whose findings are shown; all when empty. */
  readonly paths?: readonly string[];
  readonly preset?: Preset;
  readonly includeTests?: boolean;
  readonly minConfidence?: 'certain' | 'likely';
  /** File of accepted findings: they are marked and do not count. */
  readonly baseline?: string;
  readonly onProgress?: (stage: string) => void;
  readonly debug?: (line: string) => void;
}

const { version } = createRequire(import.meta.url)('eslint-plugin-mcp/package.json') as { version: string };

/**
 * Audits a code base. Nothing of it is run or installed. Rejects with `UserError` when the options or the configuration are wrong.
 * Called again for an unchanged root it reuses what it read.
 */
export async function audit(options: AuditOptions = {}): Promise<Report> {
  const given = resolve(options.root ?? findRoot(resolve(options.paths?.[0] ?? '.')));
  const config = readConfig(given, { ruleIds });
  const root = resolve(given, config.root ?? '.');
  await progress(options, 'reading files');
  const analysis = analysisOf(root, config, options);
  await progress(options, 'analysing');
  const analysed = analysis.run(activeRules(options, config));
  const all = withComments(analysed.findings, analysis, options, config);
  const { findings, ...outcome } = againstBaseline(all, analysed, analysis, options, config);
  const wanted = pathFilter(root, options.paths);
  const minimum = options.minConfidence ?? config.minConfidence ?? (options.preset === 'strict' ? 'likely' : 'certain');
  const shown = findings.filter((f) => wanted(f.location.path) && (minimum === 'likely' || f.confidence === 'certain'));
  return {
    schemaVersion: 1,
    tool: { name: 'eslint-plugin-mcp', version },
    root: relative(given, root).split(sep).join('/') || '.',
    coverage: analysed.coverage,
    findings: shown,
    summary: summarise(shown),
    ...outcome,
  };
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

/** Reports the stage and lets a spinner turn. */
async function progress(options: AuditOptions, stage: string): Promise<void> {
  if (!options.onProgress) return;
  options.onProgress(stage);
  await new Promise((done) => { setImmediate(done); });
}
