import { type FileFacts, type MemberFact } from '../facts/model.js';
import type { ClassRef, Graph, InterfaceShape } from './graph.js';
import type { TypeEnv, Value } from './value.js';
/** Classes that implement an interface of the code, and object literals written where one is asked for, that have the member `name`. */
export declare function findImplementations(graph: Graph, shape: InterfaceShape, name: string): Value[];
export interface ClassMembers {
    readonly file: FileFacts;
    readonly class: number;
    readonly members: readonly MemberFact[];
    readonly env?: TypeEnv;
}
/** Subclasses, anywhere in the code, that have a member of that name of their own. */
export declare function overridesOf(graph: Graph, type: {
    readonly file: FileFacts;
    readonly class: number;
}, name: string): ClassMembers[];
/** Classes that extend this one, directly or through others. */
export declare function findSubclasses(graph: Graph, type: ClassRef): ClassRef[];
/** Is `sub` the class or one of its subclasses? */
export declare function isSubclass(graph: Graph, sub: {
    readonly file: FileFacts;
    readonly class: number;
}, base: {
    readonly file: FileFacts;
    readonly class: number;
}, depth?: number): boolean;
