import { type Ref } from './code.js';
import { type ListingCall } from './listing-calls.js';
import type { Question } from './question.js';
import type { PropertyRead } from './use-search.js';
/** What is known of the page a listing call answers with. */
export interface Page {
    readonly call: ListingCall;
    /** Where the list is read. */
    readonly lists: readonly PropertyRead[];
    /** Where the cursor to the next page is read. */
    readonly cursors: readonly PropertyRead[];
    /** Where the whole page, or the answer around it, is returned to callers who are not in the code. */
    readonly returned: readonly Ref[];
    /** Is it handed to somebody else who cannot be followed? */
    readonly isOutOfSight: boolean;
}
/** The pages of every listing call whose answer is a page. */
export declare const listedPages: Question<Page>;
