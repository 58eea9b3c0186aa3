import { type Ref } from './code.js';
import type { PromptHandler } from './prompt-handlers.js';
import type { Question } from './question.js';
/** A whole file that a prompt holds. */
export interface LargeEmbed {
    readonly handler: PromptHandler;
    /** The call that reads it. */
    readonly read: Ref;
    /** `resource`: in a block that says where it is from; `text`: among the words of the prompt. */
    readonly kind: 'resource' | 'text';
    readonly isLikely: boolean;
}
/** Whole files in what prompts/get handlers answer: in resource blocks, and in text when whoever asks says which file. */
export declare const largeEmbeds: Question<LargeEmbed>;
