import { type Ref } from './code.js';
import type { Question } from './question.js';
/** A call by which a host lists what a server offers. */
export interface ListingCall {
    readonly ref: Ref;
    readonly method: ListMethod;
    /** The property of the answer that holds the list. */
    readonly list: string;
    /** `one`: the answer is one page; `joined`: it is all of them; `unknown`: the client keeps that to itself. */
    readonly pages: 'one' | 'joined' | 'unknown';
    /** Is a cursor given: written at the call, for certain not, or handed over with parameters that somebody else makes? */
    readonly cursor: 'given' | 'none' | 'unknown';
    readonly certain: boolean;
}
export declare const LIST_METHODS: readonly ["prompts/list", "tools/list", "resources/list", "resources/templates/list"];
export type ListMethod = (typeof LIST_METHODS)[number];
export declare const LISTS: Readonly<Record<ListMethod, string>>;
/** Every call that lists, once. */
export declare const listingCalls: Question<ListingCall>;
