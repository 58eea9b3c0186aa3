import { type Ref } from './code.js';
import { type Page } from './pages.js';
import type { Question } from './question.js';
/** A listing that is kept from the connection on, in code that is never told of a change. */
export interface KeptListing {
    readonly page: Page;
    /** The call, in the code that connects, by which the listing is made. */
    readonly entry: Ref;
    /** Where it is kept. */
    readonly kept: Ref;
}
export declare const keptListings: Question<KeptListing>;
