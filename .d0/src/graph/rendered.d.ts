import { type FileFacts, type FnId, type VarId } from '../facts/model.js';
import { type Ref } from './code.js';
import type { Graph } from './graph.js';
/** Where rendering went from one function into another. */
export interface RenderHop {
    readonly call: Ref;
    readonly from: RenderHop | undefined;
}
/** Everything that flows into what a handler answers. */
export interface Rendered {
    /** Expressions that contribute, each with the calls that lead to it from the handler. */
    readonly exprs: ReadonlyMap<string, {
        readonly ref: Ref;
        readonly hops: RenderHop | undefined;
    }>;
    /** Functions whose result contributes. */
    readonly functions: ReadonlyMap<string, {
        readonly file: FileFacts;
        readonly fn: FnId;
        readonly hops: RenderHop | undefined;
    }>;
    /** Callbacks that hand on what they are given: `(err, out) => resolve(out)`. */
    readonly callbacks: ReadonlyMap<string, {
        readonly ref: Ref;
        readonly run: Ref;
        readonly hops: RenderHop | undefined;
    }>;
    /** Variables that contribute. */
    readonly variables: ReadonlyMap<string, {
        readonly file: FileFacts;
        readonly variable: VarId;
        readonly hops: RenderHop | undefined;
    }>;
}
/** The slice of the code that a handler's answer is made of: data only, conditions are not followed. `limit` counts expressions. */
export declare function sliceOf(graph: Graph, file: FileFacts, fn: FnId, given: Ref, limit?: number): Rendered;
