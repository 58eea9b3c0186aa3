import type { Config } from '../config/config.js';
import type { Finding, Severity } from '../findings/finding.js';
import type { Directive } from '../suppress/directive.js';
import type { Workspace } from '../workspace/workspace.js';
import type { RuleChoice } from './active-rules.js';
export declare const DISABLE_REASON: string;
/** The disable comments of a code base, read once. */
export declare class DisableComments {
    #private;
    constructor(workspace: Workspace);
    of(path: string): readonly Directive[];
    /** Files with a comment that disables something, sorted. */
    get files(): readonly string[];
    /** Marks what a disable comment covers; such findings stay in the report. */
    mark(findings: readonly Finding[]): Finding[];
    /** A finding for each comment that disables a guarded rule and does not say why. */
    unexplained(findings: readonly Finding[], severity: Severity): Finding[];
}
/** How severe a comment without a reason is; `undefined` when nobody asks for reasons. */
export declare function severityOfDisableReason({ rules }: RuleChoice, config: Pick<Config, 'rules' | 'requireReasons'>): Severity | undefined;
