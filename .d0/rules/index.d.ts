import type { RuleDefinition } from '../src/rule/rule.js';
export declare const RULES: readonly RuleDefinition[];
