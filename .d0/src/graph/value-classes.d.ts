import { type Access, type FileFacts } from '../facts/model.js';
import { type Ref } from './code.js';
import { type Search, type TypedClass, type Way } from './value-search.js';
export declare function walkThis(s: Search, ref: Ref, path: readonly Access[], way: Way): void;
export declare function walkClass(s: Search, file: FileFacts, id: number, path: readonly Access[], way: Way, ref: Ref): void;
/** A member of an instance: own class first, then bases; subclasses too unless the class is known exactly. */
export declare function walkInstance(s: Search, type: TypedClass, exact: boolean, path: readonly Access[], way: Way, ref: Ref): void;
