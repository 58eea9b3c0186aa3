import { type Node } from 'jsonc-parser';
import { type Source } from './source.js';
/**
 * What a value of the configuration may be: how it is read and how a JSON Schema says the same. One description serves both, so
 * that an editor and the tool accept the same files.
 */
export interface Shape<T> {
    /** Throws `UserError` with line and column; `key` is the place in words (`entries[0].kind`). */
    readonly read: (node: Node, source: Source, key: string) => T;
    readonly jsonSchema: Readonly<Record<string, unknown>>;
}
/** A member of an object. */
interface Member<T> {
    readonly shape: Shape<T>;
    readonly required: boolean;
}
type Members = Readonly<Record<string, Member<unknown>>>;
type ReadMembers<M extends Members> = {
    readonly [K in keyof M]: M[K] extends Member<infer T> ? T | (M[K]['required'] extends true ? never : undefined) : never;
};
export declare function required<T>(shape: Shape<T>): Member<T> & {
    readonly required: true;
};
export declare function optional<T>(shape: Shape<T>): Member<T> & {
    readonly required: false;
};
/** The same shape with a sentence for the editor. */
export declare function described<T>(description: string, shape: Shape<T>): Shape<T>;
/** A string of a given form; `meaning` completes "must be …". */
export declare function text(meaning: string, pattern?: string): Shape<string>;
export declare const flag: Shape<boolean>;
export declare function oneOf<const T extends string>(values: readonly T[]): Shape<T>;
export declare function listOf<T>(element: Shape<T>): Shape<readonly T[]>;
/** An object of known members; any other is an error that names the nearest known one. */
export declare function objectOf<const M extends Members>(members: M): Shape<ReadMembers<M>>;
/** An object with any keys of one form. */
export declare function recordOf<T>(keyMeaning: string, keyPattern: string, element: Shape<T>): Shape<ReadonlyMap<string, {
    readonly value: T;
    readonly offset: number;
}>>;
/** Any object, as plain data. */
export declare const anyObject: Shape<object>;
interface Property {
    readonly name: string;
    readonly offset: number;
    readonly value: Node;
}
/** The properties of an object by name. A name given twice is an error: JSON parsers disagree about which one counts. */
export declare function readProperties(node: Node, source: Source, key: string): ReadonlyMap<string, Property>;
export declare function mismatch(node: Node, source: Source, key: string, meaning: string): Error;
export {};
