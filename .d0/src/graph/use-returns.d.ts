import type { Access, FnId } from '../facts/model.js';
import { type Ref } from './code.js';
import { type Entered, type UseSearch } from './use-search.js';
/** The value is returned: it goes on where the function was entered, or at everybody who calls it. */
export declare function walkReturned(s: UseSearch, ref: Ref, fn: FnId, path: readonly Access[], within: Entered | undefined): void;
