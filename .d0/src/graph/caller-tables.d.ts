import { type Search } from './caller-search.js';
import { type Ref } from './code.js';
/** A table of functions: run where an element of it is called. */
export declare function flowElement(s: Search, table: Ref, depth: number, isRecord?: boolean): void;
/** `map.set(k, f)`, `list.push(f)`: run where an element of that collection is called. */
export declare function flowElementHolder(s: Search, holder: Ref): void;
