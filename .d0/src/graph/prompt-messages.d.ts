import { type Ref } from './code.js';
import type { Question } from './question.js';
import { type Stretch } from './registration.js';
export type MessageFaultKind = 
/** A role other than user and assistant, or none. */
'role' | 'noRole'
/** `content` is a text or a list where one block is due. */
 | 'textContent' | 'listContent'
/** A block of a type that does not exist, or without what its type needs. */
 | 'blockType' | 'bareResource' | 'emptyBlock'
/** No text at all: an image or a resource carries the instruction. */
 | 'noInstruction'
/** The instruction is put into the mouth of the assistant. */
 | 'assistantOnly' | 'persona'
/** The handler returns something else than messages. */
 | 'textReturned' | 'toolResult' | 'isError'
/** Hints of a tool on a prompt. */
 | 'annotations';
export interface MessageFault {
    readonly kind: MessageFaultKind;
    readonly at: Ref | Stretch;
    readonly value: string;
    /** Where the prompt is registered. */
    readonly registration: Ref;
}
/** What prompts answer that is no prompt result of the protocol. */
export declare const messageFaults: Question<MessageFault>;
