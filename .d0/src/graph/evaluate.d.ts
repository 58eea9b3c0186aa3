import { type Ref } from './code.js';
import { type Scope } from './effect-scope.js';
/** What an expression comes to, with the literals of the code it rests on. */
export interface Known {
    readonly value: string | number | boolean | null | undefined;
    readonly from: readonly Ref[];
}
/** The value of an expression for the calls that led here and the primitive's own row; nothing when the code does not say it. */
export declare function evaluate(scope: Scope, ref: Ref, depth?: number): Known | undefined;
export interface LiteralAt {
    readonly value: Known['value'];
    readonly at: Ref;
}
/** Literals that stand under conditions: those whose conditions hold. One value must remain. */
export declare function settle(scope: Scope, literals: readonly LiteralAt[], count: number, depth?: number, usual?: Ref): Known | undefined;
