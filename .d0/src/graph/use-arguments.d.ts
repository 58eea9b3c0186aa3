import { type Access } from '../facts/model.js';
import { type Ref } from './code.js';
import { type Entered, type UseSearch } from './use-search.js';
export declare const LOGS: RegExp;
/** The value is an argument of a call; `index` is -1 when it is spread there. */
export declare function walkArgument(s: UseSearch, call: Ref, index: number, path: readonly Access[], within: Entered | undefined): void;
