import type { Config } from '../config/config.js';
import { fingerprintOf } from '../findings/fingerprint.js';
import type { Finding, Severity } from '../findings/finding.js';
import { disableReason } from '../rule/disable-reason.js';
import { guardedRuleIds, RULE_PREFIX } from '../rule/registry.js';
import { directivesOf } from '../suppress/directives-of.js';
import type { Directive } from '../suppress/directive.js';
import { findSuppressionIn } from '../suppress/find-suppression.js';
import { findUnexplained, inWords, type Unexplained } from '../suppress/unexplained.js';
import { lineStartsOf, toPosition } from '../text/lines.js';
import type { Workspace } from '../workspace/workspace.js';
import type { RuleChoice } from './active-rules.js';

export const DISABLE_REASON = RULE_PREFIX + disableReason.id;

/** The disable comments of a code base, read once. */
export class DisableComments {
  readonly #workspace: Workspace;
  readonly #directives = new Map<string, readonly Directive[]>();

  constructor(workspace: Workspace) {
    this.#workspace = workspace;
  }

  of(path: string): readonly Directive[] {
    const known = this.#directives.get(path) ?? directivesOf(this.#workspace.text(path), path);
    this.#directives.set(path, known);
    return known;
  }

  /** Files with a comment that disables something, sorted. */
  get files(): readonly string[] {
    return this.#workspace.filesContaining('eslint-disable');
  }

  /** Marks what a disable comment covers; such findings stay in the report. */
  mark(findings: readonly Finding[]): Finding[] {
    return findings.map((finding) => this.#marked(finding, finding.location.column));
  }

  /** A finding for each comment that disables a guarded rule and does not say why. */
  unexplained(findings: readonly Finding[], severity: Severity): Finding[] {
    return this.files.flatMap((path) => {
      const problems = findings.filter(({ location }) => location.path === path).map(({ ruleId, location: { line, column } }) => ({ ruleId, line, column }));
      const starts = lineStartsOf(this.#workspace.text(path));
      const columnOf = ({ start }: Directive): number => toPosition(start, starts).column;
      return findUnexplained(this.of(path), guardedRuleIds, problems, columnOf)
        .map((unexplained) => this.#marked(toFinding(unexplained, path, starts, severity), unexplained.column === 'before the line' ? 0 : unexplained.column));
    });
  }

  #marked(finding: Finding, column: number): Finding {
    const found = findSuppressionIn(this.of(finding.location.path), finding.ruleId, finding.location.line, column);
    return found ? { ...finding, suppressed: { kind: 'directive', ...found } } : finding;
  }
}

/** How severe a comment without a reason is; `undefined` when nobody asks for reasons. */
export function severityOfDisableReason({ rules }: RuleChoice, config: Pick<Config, 'rules' | 'requireReasons'>): Severity | undefined {
  const setting = rules?.[DISABLE_REASON] ?? rules?.[disableReason.id] ?? config.rules[DISABLE_REASON] ?? (config.requireReasons ? 'error' : 'off');
  const severity = typeof setting === 'string' ? setting : setting[0];
  return severity === 'off' ? undefined : severity;
}

function toFinding({ directive, ruleIds }: Unexplained, path: string, starts: readonly number[], severity: Severity): Finding {
  const [from, to] = [toPosition(directive.start, starts), toPosition(directive.end, starts)];
  return {
    ruleId: DISABLE_REASON,
    messageId: 'missingReason',
    severity,
    confidence: 'certain',
    message: disableReason.messages.missingReason.replace('{{rules}}', inWords(ruleIds)),
    location: { path, line: from.line, column: from.column, endLine: to.line, endColumn: to.column },
    trace: [],
    fingerprint: fingerprintOf([disableReason.id, directive.kind, ...ruleIds]),
  };
}
