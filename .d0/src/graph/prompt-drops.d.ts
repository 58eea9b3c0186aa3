import { type Ref } from './code.js';
import { type PromptFate } from './prompt-fates.js';
import type { Question } from './question.js';
import type { Visit } from './result-search.js';
/** How a prompt loses something on its way into the conversation. */
export type DropKind = 'picked' | 'roleFiltered' | 'blocksSkipped' | 'textOnly' | 'rolesMerged' | 'roleReplaced';
export interface PromptDrop {
    readonly fate: PromptFate;
    readonly kind: DropKind;
    /** Where it is lost. */
    readonly at: Ref;
    readonly visit: Visit;
}
export declare const promptDrops: Question<PromptDrop>;
