import { type Ref } from './code.js';
import type { Stretch } from './registration.js';
import type { Hop } from './value.js';
/**
 * What a primitive is made of, when the call that registers it serves many: the object, tuple or call in which its name is written, or the
 * class whose member the name is. `undefined` when the name stands in the call itself.
 */
export declare function rowOf(call: Ref, name: Ref, text: string): Stretch | undefined;
/** Where the name is a constant of its own: the object or class that holds it as its name. */
export declare function rowOnTheWay(call: Ref, hops: Hop | undefined): Stretch | undefined;
/** A name that is the key of a record, with what is kept under it. */
export declare function keyOf({ file, id }: Ref, text: string): Stretch | undefined;
/** A text that stands under a key for something else is no name, by whatever wild way it was reached. */
export declare function isNamePlace({ file, id }: Ref): boolean;
