import { type Access, type ExprId, type FileFacts, type FnId, type VarId } from '../facts/model.js';
import { type Ref } from './code.js';
import type { Graph } from './graph.js';
import { type Arms } from './own-arms.js';
import { type Registration } from './registration.js';
/** The call through which the search came into a function. */
export interface Within {
    readonly file: FileFacts;
    readonly fn: FnId;
    readonly call: Ref;
    readonly outer: Within | undefined;
}
/** A place where one argument is taken out of those that a handler is given. */
export interface ArgumentRead {
    readonly name: string;
    /** The expression that reads it, or the variable that destructuring makes of it. */
    readonly value: Ref | {
        readonly file: FileFacts;
        readonly variable: VarId;
    };
    readonly within: Within | undefined;
    /** Tested for by `'topic' in args`. */
    readonly isTest: boolean;
}
export interface ArgumentUses {
    readonly reads: readonly ArgumentRead[];
    /** All of them are handed on to where nobody can see, or looked at by names that are not written there. */
    readonly isOpen: boolean;
    /** Places where the whole is handed on or looked at by a computed name. */
    readonly whole: readonly Ref[];
    /** Conditions that ask whether there are any. */
    readonly asked: readonly Ref[];
    /** Calls that the whole is handed to. */
    readonly handed: readonly Ref[];
    /** Every expression that is the whole. */
    readonly carriers: readonly Carrier[];
}
export interface Carrier {
    readonly ref: Ref;
    readonly within: Within | undefined;
}
export interface BagStart {
    readonly file: FileFacts;
    readonly fn: FnId;
    readonly path: readonly Access[];
    readonly given: Ref;
}
/** Which arguments a handler reads, followed through variables, destructuring and the functions it calls. */
export declare function argumentUses(graph: Graph, own: Pick<Registration, 'row' | 'name'>, arms: Arms, starts: readonly BagStart[]): ArgumentUses;
export declare const depthOf: (within: Within | undefined) => number;
interface Taken {
    readonly variable: VarId;
    readonly taken: readonly Access[];
}
/** The variables that definitions make of an expression, by expression. */
export declare function variablesFrom(file: FileFacts): ReadonlyMap<ExprId, readonly Taken[]>;
export {};
