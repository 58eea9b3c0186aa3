import type { ActiveRule } from '../analysis.js';
import type { Config, RuleSetting } from '../config/config.js';
import { RULE_PREFIX, rules } from '../rule/registry.js';

export interface RuleChoice {
  readonly preset?: 'recommended' | 'strict';
  /** Severity by rule id, over the preset and the configuration file. */
  readonly rules?: Readonly<Record<string, RuleSetting>>;
}

/** The rules that are on, with their severity: preset, then configuration file, then options. */
export function activeRules(options: RuleChoice, config: Pick<Config, 'rules'>): ActiveRule[] {
  return rules.flatMap((rule) => {
    const id = RULE_PREFIX + rule.id;
    const preset = options.preset === 'strict' ? rule.docs.strict : rule.docs.recommended;
    const setting = options.rules?.[id] ?? options.rules?.[rule.id] ?? config.rules[id] ?? (preset || 'off');
    const severity = typeof setting === 'string' ? setting : setting[0];
    return severity === 'off' ? [] : [{ rule, severity }];
  });
}
