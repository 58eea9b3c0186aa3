import { type Ref } from './code.js';
import type { Graph } from './graph.js';
import type { Path } from './reach.js';
import type { Sink } from './sinks.js';
/** Is the prompt named by whoever causes the request, rather than fixed when the tool was made? */
export declare function isChosenByCaller(graph: Graph, sink: Sink): boolean;
/** Does any call on the way to the sink hand something on? */
export declare function givesSomething({ calls }: Path): boolean;
/** Is the method a dynamic request sends taken from what the path's caller gave, rather than fixed on the way? `unknown` when a call on the way cannot be seen to hand it on. */
export declare function isMethodFromCaller(graph: Graph, { calls }: Path, { sent }: Sink): 'yes' | 'no' | 'unknown';
/** Does the function with which the path begins answer with what the call brought? `unknown` when a function on the way is not seen to hand it back. */
export declare function isReturnedByEntry(graph: Graph, { entry, calls }: Path): 'yes' | 'no' | 'unknown';
/** Answers of other tools of the model, in the file where the path begins, that hold prompts of `listings`. */
export declare function listingAnswersBeside(graph: Graph, { entry }: Path, listings: ReadonlySet<string>): readonly Ref[];
