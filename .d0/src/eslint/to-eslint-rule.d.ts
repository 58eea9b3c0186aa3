import type { Rule } from 'eslint';
import type { RuleDefinition } from '../rule/rule.js';
/** The rule as ESLint runs it: it shows what the analysis of the whole code base found in the linted file. */
export declare function toEslintRule(rule: RuleDefinition): Rule.RuleModule;
