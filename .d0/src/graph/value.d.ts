import type { Role, RoleName } from '../catalogue/roles.js';
import type { ClassId, FileFacts, FnId, TypeDeclaration, TypeId, TypeMember } from '../facts/model.js';
import type { Ref } from './code.js';
/** A type annotation in its file, with what its type parameters stand for. */
export interface TypeRef {
    readonly file: FileFacts;
    readonly type: TypeId;
    readonly env?: TypeEnv;
}
export type TypeEnv = ReadonlyMap<string, TypeRef>;
/** What an annotation says, with aliases, unions, promises and the usual wrappers seen through. */
export type Shape = {
    readonly kind: 'class';
    readonly file: FileFacts;
    readonly class: ClassId;
    readonly env?: TypeEnv;
} | {
    readonly kind: 'interface';
    readonly file: FileFacts;
    readonly declaration: TypeDeclaration;
    readonly env?: TypeEnv;
} | {
    readonly kind: 'object';
    readonly file: FileFacts;
    readonly members: readonly TypeMember[];
    readonly env?: TypeEnv;
} | {
    readonly kind: 'function';
    readonly file: FileFacts;
    readonly type: TypeId;
    readonly env?: TypeEnv;
    readonly roles?: readonly Role[];
} | {
    readonly kind: 'collection';
    readonly of: 'array' | 'map' | 'set' | 'record';
    readonly key: TypeRef | undefined;
    readonly element: TypeRef | undefined;
} | {
    readonly kind: 'tuple';
    readonly elements: readonly TypeRef[];
} | {
    readonly kind: 'text';
    readonly value: string | undefined;
} | {
    readonly kind: 'constructor';
    readonly file: FileFacts;
    readonly class: ClassId;
}
/** What `typeof x` or `ReturnType<typeof f>` names: the value itself. */
 | {
    readonly kind: 'value';
    readonly value: Value;
} | {
    readonly kind: 'opaque';
    readonly name: string;
    readonly roles: readonly Role[];
};
/** What an expression may be, as far as it could be followed. */
export type Value = {
    readonly kind: 'function';
    readonly file: FileFacts;
    readonly fn: FnId;
    readonly roles: readonly Role[];
} | {
    readonly kind: 'object';
    readonly ref: Ref;
} | {
    readonly kind: 'array';
    readonly ref: Ref;
} | {
    readonly kind: 'class';
    readonly file: FileFacts;
    readonly class: ClassId;
}
/** `exact`: made by `new` here, so subclasses are out of the question. */
 | {
    readonly kind: 'instance';
    readonly file: FileFacts;
    readonly class: ClassId;
    readonly exact: boolean;
}
/** Known by its declared type only. `roles` are those of the member it was read as and of its type; `owner` those of the type it was read from. */
 | {
    readonly kind: 'declared';
    readonly shape: Shape;
    readonly roles: readonly Role[];
    readonly at: Ref;
    readonly owner?: readonly Role[];
} | {
    readonly kind: 'module';
    readonly file: FileFacts;
} | {
    readonly kind: 'literal';
    readonly value: string | number | boolean | null | undefined;
    readonly at: Ref;
}
/** Text put together from others; only in `derived` searches is it looked into. */
 | {
    readonly kind: 'text';
    readonly at: Ref;
} | {
    readonly kind: 'allocated';
    readonly at: Ref;
} | {
    readonly kind: 'caught';
    readonly at: Ref;
}
/** `rest` is what was wanted of it. */
 | {
    readonly kind: 'unknown';
    readonly why: UnknownReason;
    readonly at: Ref;
    readonly rest: readonly string[];
};
export type UnknownReason = 'parameter' | 'external' | 'computed' | 'budget' | 'global' | 'uninitialised';
/** One step of the way a value took, newest first. */
export interface Hop {
    readonly at: Ref;
    readonly note: HopNote;
    readonly from: Hop | undefined;
}
export type HopNote = 'read' | 'returned' | 'argument' | 'element' | 'stored' | 'defined' | 'listed' | 'built' | 'joined';
export interface Origin {
    readonly value: Value;
    readonly hops: Hop | undefined;
    /** The way led through an interface with several implementations, of which this is one: true of some of the values, not of all. */
    readonly isOneOfMany: boolean;
}
export declare const hasRole: (roles: readonly Role[] | undefined, name: RoleName) => boolean;
export declare const roleOf: (roles: readonly Role[] | undefined, name: RoleName) => Role | undefined;
