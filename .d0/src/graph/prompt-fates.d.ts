import { type Ref } from './code.js';
import type { ResultFlow, Visit } from './result-search.js';
import type { Question } from './question.js';
import type { Sink } from './sinks.js';
/** What becomes of the result of one prompts/get: where its parts go in the code. */
export interface PromptFate extends ResultFlow {
    readonly sink: Sink;
}
/** What becomes of every prompt that the code gets from a server. */
export declare const promptFates: Question<PromptFate>;
/** The way from the request to a place the result reached, one step for each line. */
export declare function fateWay(visit: Visit): Ref[];
/** Words of the server, not its bookkeeping: a turn, its content, its text, or what was made of them. */
export declare function isContent({ part }: Visit): boolean;
