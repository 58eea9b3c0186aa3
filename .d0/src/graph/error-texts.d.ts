import { type Ref } from './code.js';
import type { Question } from './question.js';
/** A failure that is answered as if its text were the content. */
export interface ErrorText {
    readonly at: Ref;
    readonly kind: 'prompt' | 'resource';
    /** `caught`: out of a catch clause; `refused`: instead of a refusal. */
    readonly how: 'caught' | 'refused';
    readonly registration: Ref;
    readonly isCertain: boolean;
}
export declare const errorTexts: Question<ErrorText>;
