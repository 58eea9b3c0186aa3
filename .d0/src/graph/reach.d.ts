import { type Ref } from './code.js';
import { type Evidence } from './evidence.js';
import type { Graph, Landing } from './graph.js';
export type Initiator = 'model' | 'user' | 'schedule' | 'request' | 'prompts/get' | 'start-up' | 'unknown';
/** One way from an initiator to a call. */
export interface Path {
    readonly initiator: Initiator;
    /** The call with which the path begins, inside the code the initiator runs. */
    readonly entry: Ref;
    /** What makes it an entry: the place the function was handed to, or the model's words around the call. */
    readonly because: Landing | Evidence | undefined;
    /** The calls from the entry to the sink; the sink last. */
    readonly calls: readonly Ref[];
    /** No hop and no entry rests on a name alone. */
    readonly certain: boolean;
    /** Set when several loops of the model run one dispatcher: the first call inside it, which nobody but the model reaches. */
    readonly shared?: Ref;
}
export interface Reach {
    readonly paths: readonly Path[];
    readonly complete: boolean;
}
/** Backwards from a call to everybody who can cause it, breadth first, so each path is a shortest one. */
export declare function reach(graph: Graph, sink: Ref): Reach;
/** The JSON-RPC method a `request-handler` registration answers: its string, or the method its schema constant stands for. */
export declare const requestMethod: (graph: Graph, call: Ref) => string | undefined;
/** All of them, where one registration in a loop stands for several. */
export declare function requestMethods(graph: Graph, call: Ref): readonly string[];
