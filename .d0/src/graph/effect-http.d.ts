import { type Ref } from './code.js';
import type { Effect } from './effect.js';
import { type Scope } from './effect-scope.js';
export declare const isVerb: (text: string) => boolean;
/** The verb a client's method stands for. */
export declare const verbNamed: (name: string) => string | undefined;
/** What a request does, by its verb, its address and its body; `undefined` when it asks and changes nothing. */
export declare function requestEffect(scope: Scope, call: Ref, verb: string | undefined, isOpen: boolean): Effect;
/** The verb that a call of `fetch`, `request` and the like is made with; `open` when it is given by somebody unknown. */
export declare function verbOfRequest(scope: Scope, call: Ref): {
    readonly verb: string | undefined;
    readonly isOpen: boolean;
};
