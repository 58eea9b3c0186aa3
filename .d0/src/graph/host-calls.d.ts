import type { Question } from './question.js';
import type { Path } from './reach.js';
import { type Sink } from './sinks.js';
/** A request that a host sends, and everybody who can cause it. */
export interface HostCall {
    readonly sink: Sink;
    readonly paths: readonly Path[];
}
/** Every listing, call and read that hosts of the code send to servers. */
export declare const hostCalls: Question<HostCall>;
