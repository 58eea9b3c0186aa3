import { RULES } from '../../rules/index.js';
import type { RuleDefinition } from './rule.js';

export const RULE_PREFIX = 'mcp/';

/** Every rule, sorted by id. */
export const rules: readonly RuleDefinition[] = RULES;

export const ruleIds: readonly string[] = rules.map((rule) => RULE_PREFIX + rule.id);
