import { type Ref } from './code.js';
import type { Question } from './question.js';
/** A host's handler of a `list_changed` notification that leaves what was listed before. */
export interface StaleHandler {
    readonly how: 'idle' | 'merges';
    readonly kind: string;
    /** The registration of an idle handler; the call that keeps an entry. */
    readonly at: Ref;
    readonly registration: Ref;
}
export declare const staleHandlers: Question<StaleHandler>;
