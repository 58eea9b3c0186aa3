import { type Ref } from './code.js';
import type { Inquiry } from './question.js';
import type { MadeServer } from './server-capabilities.js';
/** What is registered on one server. */
export interface Served {
    /** By method: where handlers are registered. */
    readonly handlers: ReadonlyMap<string, readonly Ref[]>;
    /** Calls such as `registerPrompt`, by capability. */
    readonly registered: ReadonlyMap<string, readonly Ref[]>;
    /** Was the server followed everywhere, so that these are its own and all of them? */
    readonly isExact: boolean;
    /** Something that cannot be read off may register more. */
    readonly isOpen: boolean;
}
export declare function servedBy(inquiry: Inquiry, server: MadeServer): Served;
