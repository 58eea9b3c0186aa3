import { RULES } from '../../rules/index.js';
import { disableReason, GUARDED_SECTION } from './disable-reason.js';
export const RULE_PREFIX = 'mcp/';
/** Every rule that is a query over facts, sorted by id. */
export const rules = RULES;
/** Those and the one about disable comments: what can be named in a configuration. */
export const allRules = [...rules, disableReason].sort((a, b) => (a.id < b.id ? -1 : 1));
export const ruleIds = allRules.map((rule) => RULE_PREFIX + rule.id);
/** The rules whose silence must be explained, when a configuration asks for reasons. */
export const guardedRuleIds = rules.filter(({ docs }) => docs.section === GUARDED_SECTION).map((rule) => RULE_PREFIX + rule.id);
