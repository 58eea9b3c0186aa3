import type { Finding } from '../findings/finding.js';
import { groupBy } from './group-by.js';
import { mostSevereFirst } from './most-severe.js';
import type { ReportedRule } from './reporter.js';

/** What a rule found that nobody has accepted. */
export interface RuleCount {
  readonly ruleId: string;
  readonly rule: ReportedRule | undefined;
  readonly errors: number;
  readonly warnings: number;
}

/** A row for each rule with open findings, the most severe first. */
export function ruleCounts(findings: readonly Finding[], rules: readonly ReportedRule[]): readonly RuleCount[] {
  const open = mostSevereFirst(findings).filter(({ suppressed }) => suppressed === undefined);
  return Array.from(groupBy(open, ({ ruleId }) => ruleId), ([ruleId, ofRule]) => {
    const errors = ofRule.filter(({ severity }) => severity === 'error').length;
    return { ruleId, rule: rules.find(({ id }) => id === ruleId), errors, warnings: ofRule.length - errors };
  });
}
