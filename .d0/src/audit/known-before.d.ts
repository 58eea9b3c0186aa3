import type { RuleChoice } from './active-rules.js';
import type { CodeBase } from './code-base.js';
/** What counted already at the commit that is compared with. */
export interface KnownBefore {
    readonly commit: string;
    readonly fingerprints: ReadonlySet<string>;
}
/**
 * The findings of the whole code base where the history of the work tree parts from that of `ref`, under the configuration of today, so
 * that neither a new rule nor a new exclusion looks like a change of the code. What a comment covered then is not among them.
 */
export declare function knownBefore(ref: string, { root, config }: CodeBase, options: RuleChoice & {
    readonly includeTests?: boolean;
}): KnownBefore;
