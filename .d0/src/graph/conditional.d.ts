import { type Ref } from './code.js';
import type { Graph } from './graph.js';
/** The condition without which a call is not made, here or at every caller, though `beside` is; nothing when it is always made, or nobody can say. */
export declare function conditionOf(graph: Graph, call: Ref, beside: Ref): Ref | undefined;
