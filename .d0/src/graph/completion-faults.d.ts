import { type Ref } from './code.js';
import type { Question } from './question.js';
import type { Stretch } from './registration.js';
/** What keeps completions from being asked for. */
export interface CompletionFault {
    /** `key`: the capability has another name; `argument`: a completer for what no prompt declares. */
    readonly kind: 'key' | 'argument';
    readonly at: Ref | Stretch;
    readonly name: string;
}
export declare const completionFaults: Question<CompletionFault>;
