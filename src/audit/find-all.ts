import type { ActiveRule, Analysed, Analysis } from '../analysis.js';
import type { Config } from '../config/config.js';
import { byPlace } from '../findings/by-place.js';
import type { Finding } from '../findings/finding.js';
import { numberEqual } from '../rule/to-finding.js';
import { activeRules, type RuleChoice } from './active-rules.js';
import { DisableComments, severityOfDisableReason } from './disable-comments.js';

export interface Found {
  readonly analysed: Analysed;
  /** Of every rule that is on, in every file, however likely: what comments cover is marked, equal ones carry numbers. */
  readonly findings: readonly Finding[];
}

/** How the rules are run: by the analysis, or by looking up what it said the last time. */
export type Run = (analysis: Analysis, active: readonly ActiveRule[]) => Analysed;

/** Runs the rules over a code base and reads what its disable comments say and lack. */
export function findAll(analysis: Analysis, options: RuleChoice, config: Config, run: Run = (asked, active) => asked.run(active)): Found {
  const analysed = run(analysis, activeRules(options, config));
  const comments = new DisableComments(analysis.workspace);
  const severity = severityOfDisableReason(options, config);
  const unexplained = severity ? comments.unexplained(analysed.findings, severity) : [];
  return { analysed, findings: numberEqual([...comments.mark(analysed.findings), ...unexplained].sort(byPlace)) };
}
