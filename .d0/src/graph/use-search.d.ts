import { type Access, type ExprId, type FileFacts, type FnId, type RegionId, type VarId } from '../facts/model.js';
import { type Ref } from './code.js';
import type { Graph } from './graph.js';
/** Where a value is: in an expression, or in a variable. */
export type Holder = {
    readonly kind: 'expr';
    readonly ref: Ref;
} | {
    readonly kind: 'variable';
    readonly file: FileFacts;
    readonly variable: VarId;
};
/** The expressions at which a holder's value stands. */
export declare const placesHeld: (holder: Holder) => Ref[];
/** A property that is read of the value, and where what was read is then. */
export interface PropertyRead {
    readonly property: string;
    readonly at: Ref;
    readonly holder: Holder;
    /** Where in the holder it is. */
    readonly path: readonly Access[];
}
/** A place behind which the value cannot be followed. */
export interface Escape {
    readonly at: Ref;
    readonly how: 'returned' | 'argument' | 'stored' | 'logged';
}
/** What becomes of a value. */
export interface Uses {
    readonly reads: PropertyRead[];
    readonly escapes: Escape[];
    /** Places where it is asked whether it is truthy. */
    readonly tests: Ref[];
}
/** The call by which the search entered a function: what the function returns goes back there. */
export interface Entered {
    readonly file: FileFacts;
    readonly fn: FnId;
    readonly call: Ref;
    readonly from: Entered | undefined;
}
export interface UseSearch extends Uses {
    readonly graph: Graph;
    /** Is enough known to end the search? */
    readonly isEnough: (uses: Uses) => boolean;
    readonly seen: Set<string>;
    readonly to: UseWays;
}
/** Where the search goes on; files call one another through this table. */
export interface UseWays {
    expression(s: UseSearch, ref: Ref, path: readonly Access[], within: Entered | undefined): void;
    variable(s: UseSearch, file: FileFacts, variable: VarId, path: readonly Access[], within: Entered | undefined): void;
}
export interface Bound {
    readonly variable: VarId;
    readonly path: readonly Access[];
}
/** Lookups of one file that its facts give in the other direction. */
export interface Bindings {
    /** Variables that take their value out of an expression. */
    readonly byValue: ReadonlyMap<ExprId, readonly Bound[]>;
    /** Variables that take their value out of a parameter, by function and index. */
    readonly byParameter: ReadonlyMap<string, readonly Bound[]>;
    /** Regions that run under a condition, by the condition. */
    readonly byTest: ReadonlyMap<ExprId, readonly RegionId[]>;
}
export declare function bindingsOf(file: FileFacts): Bindings;
/** One step of a pattern or an access, and one step towards the value. */
export declare function isSameStep(taken: Access, towards: Access): boolean;
/** Is it asked whether the expression is truthy: a condition, an operand of `!`, `&&` and `||`, `Boolean(x)`? */
export declare function isTested(ref: Ref): boolean;
/** The state that a call sets: `const [page, setPage] = useState()`. */
export declare function stateSetBy(call: Ref): readonly VarId[];
