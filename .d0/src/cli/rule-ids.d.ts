import type { RuleInfo } from './context.js';
/** `mcp/no-title-as-name` without its prefix. */
export declare function toShortId(id: string): string;
/** The rule of that id, with or without prefix. Throws `UserError` that names the nearest ones. */
export declare function getRuleOrThrow(id: string, rules: readonly RuleInfo[]): RuleInfo;
/** Its severity in a preset; `false` is off. */
export declare function severityIn(preset: 'recommended' | 'strict', { docs }: RuleInfo): 'error' | 'warn' | false;
