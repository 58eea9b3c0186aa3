import { type Ref } from './code.js';
import type { PromptHandler } from './prompt-handlers.js';
import type { Question } from './question.js';
/** A model that is asked while a prompt is rendered. */
export interface InferenceCall {
    readonly handler: PromptHandler;
    readonly call: Ref;
    /** `sampling`: the host's model, by way of the protocol; `model`: one the server calls itself. */
    readonly kind: 'sampling' | 'model';
    readonly isLikely: boolean;
    /** Calls that lead from the handler to it. */
    readonly hops: readonly Ref[];
}
/** Models that prompts/get handlers ask, themselves or through what they call. */
export declare const inferenceCalls: Question<InferenceCall>;
