import type { Role } from '../catalogue/roles.js';
import { type FnId, type FileFacts } from '../facts/model.js';
import { type Ref } from './code.js';
import type { Callee, Graph } from './graph.js';
import type { Value } from './value.js';
/** What a call, a `new` or a JSX element may run. Empty when nothing is known. */
export declare function calleesOf(graph: Graph, call: Ref): Callee[];
/** A value as something that can be called. */
export declare function callable(value: Value): Callee[];
/** The method, constructor or accessor around a function, through arrows. */
export declare function enclosingMethod(file: FileFacts, start: FnId): FnId | undefined;
/** The functions of the code among callees, a constructor counting as the function it is. */
export declare function calledFunctions(callees: readonly Callee[]): {
    readonly file: FileFacts;
    readonly fn: FnId;
}[];
/** The roles of what a call runs. */
export declare function calleeRoles(callees: readonly Callee[]): readonly Role[];
