import { type Ref } from './code.js';
import type { Graph } from './graph.js';
/** Why a piece of code is taken to run because of what a model said. */
export interface Evidence {
    /** `tool-call`: a structured call the model asked for; `text`: words of the model taken as a command. */
    readonly kind: 'tool-call' | 'text';
    readonly certain: boolean;
    /** What to point at: the condition, the loop or the argument. */
    readonly at: Ref;
    /** Where it was seen: a condition around the call, or an argument of it. */
    readonly place: 'condition' | 'argument';
}
/** Does a condition around the call, or an argument of it, come from the model? Conditions only up to the edge of the function. */
export declare function modelEvidence(graph: Graph, call: Ref): Evidence | undefined;
/** The names, member chains and literals an expression is computed from; bodies of functions are not looked into. */
export declare function leavesOf(ref: Ref, depth?: number): Ref[];
