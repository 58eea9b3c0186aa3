import { type Access, type ExprId, type FileFacts, type FnId, type VarId } from '../facts/model.js';
export interface Bound {
    readonly variable: VarId;
    readonly path: readonly Access[];
}
export interface BoundParameter extends Bound {
    readonly index: number;
    readonly rest: boolean;
}
/** Where the values of a file go without an expression around them. */
export interface Bindings {
    /** Variables that an expression gives a value to. */
    readonly values: ReadonlyMap<ExprId, readonly Bound[]>;
    readonly parameters: ReadonlyMap<FnId, readonly BoundParameter[]>;
    /** The function that returns an expression. */
    readonly returns: ReadonlyMap<ExprId, FnId>;
    /** The field of a class that an expression initialises. */
    readonly fields: ReadonlyMap<ExprId, string>;
}
export declare function bindingsOf(file: FileFacts): Bindings;
