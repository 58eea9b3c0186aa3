import { type Ref } from './code.js';
import type { Question } from './question.js';
import type { PropertyRead } from './use-search.js';
/** The result of a tool whose content is used while nobody looks whether the tool failed. */
export interface UnflaggedResult {
    /** The call of the tool. */
    readonly call: Ref;
    readonly content: PropertyRead;
    /** The result that is built anew from the content, without the flag. */
    readonly rebuilt: Ref | undefined;
}
export declare const unflaggedResults: Question<UnflaggedResult>;
