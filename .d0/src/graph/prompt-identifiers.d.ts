import { type Ref } from './code.js';
import type { Question } from './question.js';
import type { Stretch } from './registration.js';
/** What is wrong with the name by which a prompt is asked for. */
export interface IdentifierFault {
    /** `label`: a text for people; `duplicate`: two prompts of one server share it; `title`: the server finds prompts by their titles. */
    readonly kind: 'label' | 'duplicate' | 'title';
    readonly at: Ref | Stretch;
    readonly name: string;
    readonly other: Ref | Stretch;
    readonly isCertain: boolean;
}
export declare const identifierFaults: Question<IdentifierFault>;
