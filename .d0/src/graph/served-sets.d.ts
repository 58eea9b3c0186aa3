import { type Ref } from './code.js';
import type { Question } from './question.js';
/** A change of what a low-level server lists that no client is told of in time. */
export interface UntoldChange {
    readonly how: 'neverSent' | 'sentTooEarly';
    /** `prompts`, `tools` or `resources`. */
    readonly kind: string;
    /** The change; for one that is told too early, the notification. */
    readonly at: Ref;
    readonly handler: Ref;
    readonly change: Ref;
}
export declare const untoldChanges: Question<UntoldChange>;
