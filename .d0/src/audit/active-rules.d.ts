import type { ActiveRule } from '../analysis.js';
import type { Config, RuleSetting } from '../config/config.js';
export interface RuleChoice {
    readonly preset?: 'recommended' | 'strict';
    /** Severity by rule id, over the preset and the configuration file. */
    readonly rules?: Readonly<Record<string, RuleSetting>>;
}
/** The rules that are on, with their severity: preset, then configuration file, then options. */
export declare function activeRules(options: RuleChoice, config: Pick<Config, 'rules'>): ActiveRule[];
