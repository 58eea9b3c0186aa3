import type { FileFacts, FnId, VarId } from '../facts/model.js';
import { type Ref } from './code.js';
import type { Graph, Invocation, Landing } from './graph.js';
import type { Value } from './value.js';
/** More files than this hold the name: too common to search. */
export declare const MAX_FILES = 60;
export declare const MAX_FLOW = 7;
export interface Search {
    readonly graph: Graph;
    readonly to: Ways;
    readonly file: FileFacts;
    readonly fn: FnId;
    readonly seen: Set<string>;
    readonly invocations: Invocation[];
    readonly landings: Landing[];
    ambiguous: number;
    /** Functions the value was passed into, innermost last, each with the call that passed it. */
    readonly within: {
        readonly file: FileFacts;
        readonly fn: FnId;
        readonly call: Ref;
    }[];
}
export declare function invoke(s: Search, inner: Ref, evidence: Invocation['evidence'], argument: Invocation['argument']): void;
export declare const byPosition: (call: Ref) => Invocation["argument"];
export declare function land(s: Search, landing: Landing): void;
export declare const isThis: (s: Search, value: Value) => boolean;
/** Where a search goes on. The ways call one another in circles, across files that must not. */
export interface Ways {
    value(s: Search, ref: Ref, depth: number): void;
    variable(s: Search, file: FileFacts, variable: VarId, depth: number): void;
    callsByName(s: Search, name: string, object: Ref | undefined): void;
    elementHolder(s: Search, holder: Ref): void;
    verified(s: Search, file: FileFacts, variable: VarId): void;
}
