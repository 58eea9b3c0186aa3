import { type Ref } from './code.js';
import type { Question } from './question.js';
import type { Path } from './reach.js';
/** A registration or withdrawal that a request of the protocol causes. */
export interface VaryingList {
    /** The call that changes what the server lists. */
    readonly change: Ref;
    readonly name: string;
    readonly path: Path;
}
export declare const varyingLists: Question<VaryingList>;
