import { type Ref } from './code.js';
import { type PromptFate } from './prompt-fates.js';
import type { Question } from './question.js';
import type { Visit } from './result-search.js';
/** A prompt's text in a place that speaks with the host's own authority. */
export interface PromptEscalation {
    readonly fate: PromptFate;
    /** The value placed there. */
    readonly visit: Visit;
    /** What makes the place what it is: a role written beside it, a property, a setter. */
    readonly slot: Ref;
    /** `system` or `developer`, or the name of the property. */
    readonly name: string;
    readonly kind: 'role' | 'slot';
    readonly certain: boolean;
    /** The way goes on to a second such place. */
    readonly last: Visit;
}
export declare const promptEscalations: Question<PromptEscalation>;
