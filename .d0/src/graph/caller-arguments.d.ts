import { type Search } from './caller-search.js';
import { type Ref } from './code.js';
/** Does the declared type of the place say who runs what is put there? */
export declare function landByType(s: Search, ref: Ref, name: string): void;
export declare function flowArgument(s: Search, call: Ref, index: number, depth: number): void;
