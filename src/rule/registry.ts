import { RULES } from '../../rules/index.js';
import { disableReason, GUARDED_SECTION } from './disable-reason.js';
import type { RuleDefinition } from './rule.js';

export const RULE_PREFIX = 'mcp/';

/** Every rule that is a query over facts, sorted by id. */
export const rules: readonly RuleDefinition[] = RULES;

/** Those and the one about disable comments: what can be named in a configuration. */
export const allRules: readonly RuleDefinition[] = [...rules, disableReason].sort((a, b) => (a.id < b.id ? -1 : 1));

export const ruleIds: readonly string[] = allRules.map((rule) => RULE_PREFIX + rule.id);

/** The names of the options that a rule, by its id with prefix, declares. */
export function optionNamesOf(ruleId: string): readonly string[] {
  return Object.keys(allRules.find(({ id }) => RULE_PREFIX + id === ruleId)?.options ?? {});
}

/** The rules whose silence must be explained, when a configuration asks for reasons. */
export const guardedRuleIds: readonly string[] = rules.filter(({ docs }) => docs.section === GUARDED_SECTION).map((rule) => RULE_PREFIX + rule.id);
