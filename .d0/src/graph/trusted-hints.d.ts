import { type Ref } from './code.js';
import type { Question } from './question.js';
/** A hint of a server that decides whether somebody is asked. */
export interface TrustedHint {
    readonly hint: string;
    /** The condition, or the value, that reads it. */
    readonly at: Ref;
    /** Where the decision falls. */
    readonly decision: Ref;
    /** The read is of annotations as the SDK declares them. */
    readonly isDeclared: boolean;
}
export declare const trustedHints: Question<TrustedHint>;
