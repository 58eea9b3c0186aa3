import { type TryFact } from '../facts/model.js';
import { type Ref } from './code.js';
import type { Graph } from './graph.js';
/** An empty list, map or text, or an object that holds nothing else: what a server without entries would have answered. */
export declare function isNothingListed(graph: Graph, ref: Ref): boolean;
/** Is what the call lists put somewhere that is read behind the try statement: a variable declared before it, a field, a state? */
export declare function storesInto(graph: Graph, call: Ref, attempt: TryFact): boolean;
