import type { Role } from '../catalogue/roles.js';
import { type FileFacts, type MemberFact } from '../facts/model.js';
import type { Graph } from './graph.js';
import type { Shape, TypeEnv, TypeRef, Value } from './value.js';
/** What a type annotation may stand for; empty when nothing is known. */
export declare function shapesOf(graph: Graph, ref: TypeRef | undefined, depth?: number): Shape[];
/** The shape that stands for values of this kind, where there is one. */
export declare function valueShapes(graph: Graph, value: Value): Shape[];
/** A member found through a declared type. */
export interface DeclaredMember {
    readonly file: FileFacts;
    readonly roles: readonly Role[];
    readonly type: TypeRef | undefined;
    /** The member of a class, when the type is one. */
    readonly member: MemberFact | undefined;
    readonly isMethod: boolean;
}
/** The members called `name` of a shape, bases included. */
export declare function declaredMembers(graph: Graph, shape: Shape, name: string, depth?: number): DeclaredMember[];
/** The class a class extends, with its type arguments. */
export declare function baseShapes(graph: Graph, shape: {
    readonly file: FileFacts;
    readonly class: number;
    readonly env?: TypeEnv;
}): Extract<Shape, {
    kind: 'class';
}>[];
/** What a function type returns. */
export declare function resultShapes(graph: Graph, shape: Extract<Shape, {
    kind: 'function';
}>): Shape[];
/** The declared types of a function type's parameter. */
export declare function parameterShapes(graph: Graph, shape: Extract<Shape, {
    kind: 'function';
}>, index: number): Shape[];
/** The roles a shape carries by its own declaration and by those of its bases. */
export declare function shapeRoles(graph: Graph, shape: Shape, depth?: number): readonly Role[];
/** The name a person would call the shape by. */
export declare function shapeName(shape: Shape): string | undefined;
