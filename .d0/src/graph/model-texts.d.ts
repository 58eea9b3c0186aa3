import { type Ref } from './code.js';
import type { Question } from './question.js';
/** A text that a model is going to read, by the expressions it is made of. */
export interface ModelText {
    readonly kind: 'prompt' | 'instructions' | 'system';
    readonly roots: readonly Ref[];
    /** The registration, the property or the message that takes it. */
    readonly at: Ref;
}
/** What prompt handlers answer, what servers say of themselves, and what hosts tell their model first. */
export declare const modelTexts: Question<ModelText>;
