import { type Access, type FileFacts, type FnId } from '../facts/model.js';
import { type Ref } from './code.js';
import { type Search, type Way } from './value-search.js';
export declare function walkReturns(s: Search, file: FileFacts, fn: FnId, path: readonly Access[], way: Way): void;
export declare function walkNew(s: Search, ref: Ref, path: readonly Access[], way: Way): void;
export declare function walkCall(s: Search, ref: Ref, path: readonly Access[], way: Way): void;
