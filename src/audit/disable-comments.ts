import type { Finding } from '../findings/finding.js';
import { directivesOf } from '../suppress/directives-of.js';
import { findSuppressionIn } from '../suppress/find-suppression.js';

/** Marks what a disable comment covers; such findings stay in the report. */
export function markDisabled(findings: readonly Finding[], textOf: (path: string) => string): Finding[] {
  const directives = new Map<string, ReturnType<typeof directivesOf>>();
  return findings.map((finding) => {
    const { path, line, column } = finding.location;
    const known = directives.get(path) ?? directivesOf(textOf(path), path);
    directives.set(path, known);
    const found = findSuppressionIn(known, finding.ruleId, line, column);
    return found ? { ...finding, suppressed: { kind: 'directive', ...found } } : finding;
  });
}
