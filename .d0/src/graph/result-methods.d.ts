import { type Ref } from './code.js';
import { type Search, type Visit } from './result-search.js';
/** Where what a function returns goes: to its call, or into what the method makes of its callback's results. */
export declare function deliver(s: Search, visit: Visit, call: Ref, how: string): void;
/** A method called on the value. */
export declare function flowReceiver(s: Search, visit: Visit, call: Ref, name: string): void;
/** The value is an argument of something outside the code. */
export declare function flowArgumentOutside(s: Search, visit: Visit, call: Ref, name: string): void;
