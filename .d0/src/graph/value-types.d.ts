import type { Role } from '../catalogue/roles.js';
import type { Access } from '../facts/model.js';
import { type Ref } from './code.js';
import type { Graph } from './graph.js';
import { type Search, type Way } from './value-search.js';
import type { Shape, TypeRef } from './value.js';
/** Would knowing the arguments add anything to knowing the type? Not for a class or a type the catalogue declares. */
export declare function isNominal(graph: Graph, shape: Shape, depth?: number): boolean;
export declare function walkType(s: Search, type: TypeRef, roles: readonly Role[], path: readonly Access[], ref: Ref, way: Way): void;
/** Goes into a declared type along `path`. Classes and interfaces of the code itself are followed to what implements them. */
export declare function walkShape(s: Search, shape: Shape, roles: readonly Role[], path: readonly Access[], ref: Ref, way: Way, owner?: readonly Role[]): void;
/** `new Map<string, Client>()`: what it holds is a class or a type of the catalogue, whoever puts it in. */
export declare function walkTypeArgument(s: Search, ref: Ref, name: string, type: number, path: readonly Access[], way: Way): void;
