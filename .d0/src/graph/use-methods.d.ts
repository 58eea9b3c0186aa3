import { type Access } from '../facts/model.js';
import { type Ref } from './code.js';
import { type Entered, type UseSearch } from './use-search.js';
/** A method of a promise or list that holds the value; false when it is none of these. */
export declare function walkMethod(s: UseSearch, call: Ref, name: string, path: readonly Access[], within: Entered | undefined): boolean;
/** The value becomes the parameter of a function. */
export declare function enter(s: UseSearch, { file, fn }: Pick<Entered, 'file' | 'fn'>, index: number, path: readonly Access[], within: Entered): void;
