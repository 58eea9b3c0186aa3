import { type FileFacts } from '../facts/model.js';
import { type Ref } from './code.js';
import { type ListingCall } from './listing-calls.js';
import type { Question } from './question.js';
/** A failed listing that nobody hears of and that looks like a server without entries. */
export interface ListingFailure {
    readonly call: ListingCall;
    readonly how: 'caught' | 'rejection';
    readonly at: {
        readonly file: FileFacts;
        readonly start: number;
        readonly end: number;
    };
    /** Calls from the place that swallows the failure down to the listing. */
    readonly calls: readonly Ref[];
    /** A line at a level nobody reads in operation is written. */
    readonly isLogged: boolean;
}
export declare const listingFailures: Question<ListingFailure>;
