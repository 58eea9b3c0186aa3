import { type PromptFate } from './prompt-fates.js';
import type { Question } from './question.js';
import type { Visit } from './result-search.js';
/** A prompt that enters a conversation like typed text: nothing there or in the request says who started it. */
export interface UnnamedOrigin {
    readonly fate: PromptFate;
    /** Where its messages are put in. */
    readonly visit: Visit;
}
export declare const unnamedOrigins: Question<UnnamedOrigin>;
