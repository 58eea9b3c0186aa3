import { type Ref } from './code.js';
import type { Question } from './question.js';
import type { Sink } from './sinks.js';
import { type Origin } from './value.js';
/** A name of the host's own making that is sent to the server it was made for. */
export interface LocalName {
    readonly sink: Sink;
    /** The value sent. */
    readonly sent: Ref;
    readonly origin: Origin;
    /** `value`: the made name itself is sent. `key`: what is sent was looked up among made names. */
    readonly how: 'value' | 'key';
    readonly certain: boolean;
}
export declare const localNames: Question<LocalName>;
