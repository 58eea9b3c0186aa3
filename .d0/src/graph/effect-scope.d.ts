import { type Ref } from './code.js';
import type { Callee, Graph, OriginMode } from './graph.js';
import { type Registration } from './registration.js';
import type { Entered } from './value-search.js';
import type { Origin } from './value.js';
/** Where a search for effects stands: whose handler it is, and the calls that led to the function it looks at. */
export interface Scope {
    readonly graph: Graph;
    readonly own: Pick<Registration, 'row' | 'name'>;
    readonly within: Entered | undefined;
    /** The function that is looked at. */
    readonly fn: number;
    /** The names of the functions on the way. */
    readonly names: readonly string[];
}
/** Values as they are for the calls that led here, and for the primitive's own row. */
export declare function originsIn({ graph, own, within }: Scope, ref: Ref, path: readonly string[], mode: OriginMode): readonly Origin[];
/** What a call runs, when it is made in the course of the calls that led here. */
export declare function calleesIn(scope: Scope, call: Ref): readonly Callee[];
/** A parameter of a function around this one that the calls that led here do not pass through: nobody knows which call made it. */
export declare function isGivenElsewhere(scope: Scope, call: Ref): boolean;
/** Texts an expression may be; what is put into them stands as `${}`. Nothing for what is not written in the code. */
export declare function textsIn(scope: Scope, ref: Ref | undefined, path?: readonly string[]): readonly string[];
/** Every text that goes into an expression, and the names of what does. */
export declare function wordsIn(scope: Scope, ref: Ref | undefined): string;
/** Does somebody wait for what the call gives? */
export declare function isAwaited(call: Ref): boolean;
/** Is what the expression stands for made by the functions that are looked at, so that it ends with the call? */
export declare function isLocal(scope: Scope, ref: Ref): boolean;
