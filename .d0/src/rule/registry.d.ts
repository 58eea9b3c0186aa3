import type { RuleDefinition } from './rule.js';
export declare const RULE_PREFIX = "mcp/";
/** Every rule that is a query over facts, sorted by id. */
export declare const rules: readonly RuleDefinition[];
/** Those and the one about disable comments: what can be named in a configuration. */
export declare const allRules: readonly RuleDefinition[];
export declare const ruleIds: readonly string[];
/** The rules whose silence must be explained, when a configuration asks for reasons. */
export declare const guardedRuleIds: readonly string[];
