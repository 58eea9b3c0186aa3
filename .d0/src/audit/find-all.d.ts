import type { Analysed, Analysis } from '../analysis.js';
import type { Config } from '../config/config.js';
import type { Finding } from '../findings/finding.js';
import { type RuleChoice } from './active-rules.js';
export interface Found {
    readonly analysed: Analysed;
    /** Of every rule that is on, in every file, however likely: what comments cover is marked, equal ones carry numbers. */
    readonly findings: readonly Finding[];
}
/** Runs the rules over a code base and reads what its disable comments say and lack. */
export declare function findAll(analysis: Analysis, options: RuleChoice, config: Config): Found;
