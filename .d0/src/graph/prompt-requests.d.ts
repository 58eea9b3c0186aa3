import { type Ref } from './code.js';
import type { Question } from './question.js';
import type { Sink } from './sinks.js';
/** A value in the arguments of prompts/get that no user gave or that the protocol does not carry. */
export interface PromptRequestFault {
    readonly kind: 'emptyFilled' | 'placeholder' | 'notText' | 'emptyDropped';
    readonly at: Ref;
    /** The request, where the value is known to be sent. */
    readonly sink: Sink | undefined;
}
export declare const promptRequestFaults: Question<PromptRequestFault>;
