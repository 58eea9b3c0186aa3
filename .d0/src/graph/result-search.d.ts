import type { Access, FileFacts, FnId, VarId } from '../facts/model.js';
import type { Ref } from './code.js';
import type { Graph } from './graph.js';
/** What of a result an expression holds, and where in its value. */
export interface Held {
    /** The way from the result to what is held: `messages`, `*`, `content`. */
    readonly part: readonly Access[];
    /** The way from the expression's value to what is held. */
    readonly inside: readonly Access[];
    /** Text made of it: of one element, of several put together, or of the whole as it stands. */
    readonly text: 'no' | 'one' | 'joined' | 'whole';
}
/** An expression that holds a part of the result, and the one it was given by. */
export interface Visit extends Held {
    readonly ref: Ref;
    readonly from: Visit | undefined;
    readonly frames: Frame | undefined;
}
/** Where the search ends: the value leaves the code that could be followed. */
export interface End {
    readonly kind: 'argument' | 'stored' | 'returned' | 'shown';
    readonly visit: Visit;
    /** The call, assignment, element or returned value. */
    readonly at: Ref;
}
export interface ResultFlow {
    readonly visits: readonly Visit[];
    readonly ends: readonly End[];
}
export interface Search {
    readonly graph: Graph;
    /** Where the search goes on: its files call one another in circles. */
    readonly to: Ways;
    readonly seen: Set<string>;
    readonly queue: Visit[];
    readonly visits: Visit[];
    readonly ends: End[];
}
/** Where the search goes on. */
export interface Ways {
    flow(s: Search, visit: Visit): void;
    variable(s: Search, file: FileFacts, variable: VarId, visit: Visit, from: Visit): void;
    /** Into the parameters of a function that takes the value as argument `index`. */
    enter(s: Search, visit: Visit, index: number, frame: Frame): void;
}
/** A function the search went into: by which call, and what becomes of what it returns. */
export interface Frame {
    readonly file: FileFacts;
    readonly fn: FnId;
    readonly call: Ref;
    /** `call`: its result is the call's. Otherwise the method it is a callback of. */
    readonly how: string;
    readonly outer: Frame | undefined;
}
export declare const end: (s: Search, kind: End["kind"], visit: Visit, place: Ref) => void;
/** What remains of it after a step into the value; `undefined` when the step leads elsewhere. */
export declare function step<T extends Held>(held: T, access: Access): T | undefined;
export declare function steps<T extends Held>(held: T, path: readonly Access[]): T | undefined;
/** The same thing as an element of a list. */
export declare function asElements<T extends Held>(held: T): T;
