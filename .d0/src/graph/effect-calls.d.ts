import { type Ref } from './code.js';
import { type Scope } from './effect-scope.js';
import type { Effect } from './effect.js';
import type { Callee } from './graph.js';
/** What one call does by itself, without what the functions of the code that it runs do. `isOpen`: it cannot be told. */
export interface CallEffect {
    readonly effect: Effect | undefined;
    readonly isOpen: boolean;
}
export declare function effectOfCall(scope: Scope, call: Ref, callees: readonly Callee[]): CallEffect;
/** A text that is put together on the way is judged by each of its forms; it writes when one of them does. */
export declare function sqlOf(call: Ref, texts: readonly string[]): Effect | undefined;
