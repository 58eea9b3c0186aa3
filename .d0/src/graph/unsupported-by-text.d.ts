import { type Ref } from './code.js';
import { type ListingCall } from './listing-calls.js';
import type { Question } from './question.js';
/** A host that recognises a server without the capability by the words of an error message. */
export interface UnsupportedByText {
    readonly call: ListingCall;
    readonly test: Ref;
}
export declare const unsupportedByText: Question<UnsupportedByText>;
