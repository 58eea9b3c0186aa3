import { type Ref } from './code.js';
import type { Question } from './question.js';
import { type RequestHandler } from './request-handlers.js';
import { type ThrownCode } from './thrown-code.js';
export type RefusalKind = 
/** An error without a code for a name that nobody serves. */
'plainError'
/** An error of the SDK with another code than invalid params. */
 | 'wrongCode'
/** An unknown name is answered as if it were a prompt. */
 | 'answered'
/** A clause around it makes another error of every failure. */
 | 'wrapped'
/** A missing required argument is refused with an error without the right code. */
 | 'plainMissing' | 'wrongMissing'
/** A missing required argument is replaced by a text. */
 | 'filler';
/** A request that cannot be served and is not refused with invalid params. */
export interface Refusal {
    readonly kind: RefusalKind;
    readonly handler: RequestHandler;
    readonly at: Ref;
    readonly argument: string;
    readonly code: ThrownCode;
    readonly isCertain: boolean;
}
/** Low-level handlers of prompts/get that do not answer an unknown name or a missing argument with -32602. */
export declare const refusals: Question<Refusal>;
