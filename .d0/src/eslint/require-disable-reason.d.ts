import type { Rule } from 'eslint';
/** The rule about comments that disable a rule and do not say why, where `mcp-audit.jsonc` asks for reasons. */
export declare const requireDisableReason: Rule.RuleModule;
