import type { ActiveRule } from '../analysis.js';
import type { Config, RuleSetting } from '../config/config.js';
import { ownOptions, type RuleOptions } from '../config/rule-options.js';
import type { Confidence } from '../findings/finding.js';
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
    return severity === 'off' ? [] : [{ rule, severity, options: ownOptions(optionsOf(id, options, config)) }];
  });
}

/** The least confidence that findings of a rule need to be shown: what the run asks for, the rule's options, the configuration file, the preset. */
export function minimumOf(ruleId: string, choice: RuleChoice & { readonly minConfidence?: Confidence }, config: Pick<Config, 'rules' | 'minConfidence'>): Confidence {
  return choice.minConfidence ?? optionsOf(ruleId, choice, config).minConfidence ?? config.minConfidence ?? (choice.preset === 'strict' ? 'likely' : 'certain');
}

/** Given with the severity of the run, else in the configuration file: a severity alone leaves the file's options as they are. */
function optionsOf(ruleId: string, { rules = {} }: RuleChoice, config: Pick<Config, 'rules'>): RuleOptions {
  const given = rules[ruleId] ?? rules[ruleId.slice(RULE_PREFIX.length)];
  const setting = typeof given === 'object' ? given : config.rules[ruleId];
  return typeof setting === 'object' ? setting[1] : {};
}
