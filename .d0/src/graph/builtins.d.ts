import type { Access } from '../facts/model.js';
/** Methods whose callback runs at once, its first parameter being an element of the receiver. */
export declare const ELEMENT_CALLBACKS: Set<string>;
export declare const TEXT_METHODS: Set<string>;
export declare const isRegistration: (name: string) => boolean;
export declare const isRoute: (name: string) => boolean;
/** Where the value at `path` of a method's result stands in its receiver; `undefined` when the method does not hand the receiver on. */
export declare function receiverPath(name: string, path: readonly Access[]): readonly Access[] | undefined;
/** Is the step one into a list, or none at all? */
export declare const isElement: (step: Access | undefined) => boolean;
/** The same for the static helpers that take a collection as their first argument. */
export declare function helperPath(owner: string, name: string, path: readonly Access[]): readonly Access[] | undefined;
/** Does a mutating method put one of its arguments at the beginning of `path`? Gives the argument's index and what remains of the path. */
export declare function storedArgument(method: string, path: readonly Access[], count: number): {
    readonly from: number;
    readonly to: number;
    readonly rest: readonly Access[];
} | undefined;
