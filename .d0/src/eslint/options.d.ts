import type { Confidence } from '../findings/finding.js';
/** What every rule understands in ESLint, beside options of its own. */
export interface RuleOptions {
    /** The least confidence a finding needs to be reported. */
    readonly minConfidence?: Confidence;
}
interface ObjectSchema {
    readonly properties?: object;
}
/** The schema ESLint checks options against: the rule's own object with `minConfidence` in it. */
export declare function toSchema(own?: ObjectSchema): [object];
/** Whether a finding of that confidence is to be shown. */
export declare function isShown(confidence: Confidence, minimum: Confidence): boolean;
export {};
