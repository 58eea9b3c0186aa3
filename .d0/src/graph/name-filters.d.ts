import { type Ref } from './code.js';
import type { Question } from './question.js';
import type { Sink } from './sinks.js';
/** An inventory that leaves prompts out by their names, while a dispatcher still runs them. */
export interface NameFilter {
    /** The filter, or the test in the loop. */
    readonly at: Ref;
    /** What in the dispatcher still takes such a name. */
    readonly arm: Ref;
    readonly sink: Sink;
    readonly certain: boolean;
}
export declare const nameFilters: Question<NameFilter>;
