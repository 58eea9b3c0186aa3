import type { Report } from '../findings/finding.js';
import { type RuleChoice } from './active-rules.js';
import { type CodeBaseOptions } from './code-base.js';
export type Preset = 'recommended' | 'strict';
export interface AuditOptions extends RuleChoice, CodeBaseOptions {
    readonly minConfidence?: 'certain' | 'likely';
    /** File of accepted findings: they are marked and do not count. */
    readonly baseline?: string;
    /** A revision of git: what was there already where its history and that of the work tree part is marked and does not count. */
    readonly since?: string;
    readonly debug?: (line: string) => void;
}
/**
 * Audits a code base. Nothing of it is run or installed. Rejects with `UserError` when the options or the configuration are wrong.
 * Called again for an unchanged root it reuses what it read.
 */
export declare function audit(options?: AuditOptions): Promise<Report>;
