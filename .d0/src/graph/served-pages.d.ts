import { type Ref } from './code.js';
import type { Question } from './question.js';
/** A list handler that answers with a `nextCursor` no client can get past. */
export interface StuckPage {
    readonly method: string;
    readonly registration: Ref;
    /** The value of `nextCursor`. */
    readonly cursor: Ref;
    /** `ignored`: the cursor received is never looked at; `echoed`: it is sent back as it came. */
    readonly how: 'ignored' | 'echoed';
}
export declare const stuckPages: Question<StuckPage>;
