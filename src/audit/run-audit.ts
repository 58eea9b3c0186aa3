import { resolve } from 'node:path';

import { readBaseline } from '../baseline/baseline-file.js';
import { findStale, fingerprintsOf, markKnown } from '../baseline/judge-baseline.js';
import type { Finding, Report } from '../findings/finding.js';
import { summarise } from '../findings/summarise.js';
import { RULE_PREFIX } from '../rule/registry.js';
import { activeRules, minimumOf, type RuleChoice } from './active-rules.js';
import { cachedRun } from './cached-run.js';
import { openCodeBase, tellProgress, type CodeBase, type CodeBaseOptions } from './code-base.js';
import { DISABLE_REASON, severityOfDisableReason } from './disable-comments.js';
import { findAll, type Found, type Run } from './find-all.js';
import { knownBefore } from './known-before.js';
import { judgementOf, pathFilter } from './selection.js';
import { TOOL } from './tool.js';

export type Preset = 'recommended' | 'strict';

export interface AuditOptions extends RuleChoice, CodeBaseOptions {
  readonly minConfidence?: 'certain' | 'likely';
  /** File of accepted findings: they are marked and do not count. */
  readonly baseline?: string;
  /** A revision of git: what was there already where its history and that of the work tree part is marked and does not count. */
  readonly since?: string;
  /** Take results of earlier runs from a cache, and put new ones there. */
  readonly cache?: boolean;
  /** Folder of the cache; without it one in the user's folder for caches. */
  readonly cacheLocation?: string;
  readonly debug?: (line: string) => void;
}

/**
 * Audits a code base. Nothing of it is run or installed. Rejects with `UserError` when the options or the configuration are wrong.
 * Called again for an unchanged root it reuses what it read.
 */
export async function audit(options: AuditOptions = {}): Promise<Report> {
  const codeBase = await openCodeBase(options);
  const { root, shownRoot, config, analysis } = codeBase;
  const run = options.cache === true ? cachedRun(codeBase, options) : undefined;
  const found = findAll(analysis, options, config, run);
  const compared = await againstRevision(found.findings, codeBase, options, run);
  const { findings, baseline } = againstBaseline(compared.findings, found, codeBase, options);
  const wanted = pathFilter(root, options.paths);
  const shown = findings.filter((f) => wanted(f.location.path) && (f.confidence === 'certain' || minimumOf(f.ruleId, options, config) === 'likely'));
  return {
    schemaVersion: 1,
    tool: TOOL,
    root: shownRoot,
    coverage: found.analysed.coverage,
    findings: shown,
    summary: summarise(shown),
    ...(compared.since ? { since: compared.since } : {}),
    ...(baseline ? { baseline } : {}),
  };
}

/** Marks what was there before. */
async function againstRevision(findings: readonly Finding[], codeBase: CodeBase, options: AuditOptions, run: Run | undefined): Promise<Pick<Report, 'findings' | 'since'>> {
  if (options.since === undefined) return { findings };
  await tellProgress(options, `analysing ${options.since}`);
  const { commit, fingerprints } = knownBefore(options.since, codeBase, options, run);
  return { findings: markKnown(findings, fingerprints), since: { revision: options.since, commit } };
}

/** Marks what the baseline holds, and tells which of its entries no longer have a finding. */
function againstBaseline(
  findings: readonly Finding[], { analysed }: Found, { analysis: { workspace }, config }: CodeBase, options: AuditOptions,
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
