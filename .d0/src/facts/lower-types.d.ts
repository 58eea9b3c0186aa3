import type { ts } from '../program/typescript.js';
import type { Builder, Place } from './builder.js';
import { type TypeId } from './model.js';
/** A type annotation as plain data; `NONE` when there is none. */
export declare function lowerType(b: Builder, node: ts.TypeNode | undefined, place: Place): TypeId;
export declare function lowerSignature(b: Builder, node: ts.SignatureDeclaration, place: Place): TypeId;
export declare function withTypeParameters(b: Builder, node: {
    readonly typeParameters?: ts.NodeArray<ts.TypeParameterDeclaration> | undefined;
}, place: Place): Place;
/** The text of a property's name; `*` for one that is computed. */
export declare function memberName(b: Builder, name: ts.PropertyName | ts.BindingName): string;
export declare function lowerTypeDeclaration(b: Builder, node: ts.InterfaceDeclaration | ts.TypeAliasDeclaration, prefix: string, place: Place): void;
