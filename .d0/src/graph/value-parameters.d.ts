import { type Access, type Definition, type FileFacts } from '../facts/model.js';
import { type Ref } from './code.js';
import { type Search, type Way } from './value-search.js';
/** A parameter: its declared type when that names a class or a type of the catalogue, the callers' arguments otherwise. */
export declare function walkParameter(s: Search, file: FileFacts, definition: Extract<Definition, {
    kind: 'parameter';
}>, inner: readonly Access[], way: Way, ref: Ref): void;
export declare function walkArguments(s: Search, file: FileFacts, definition: Extract<Definition, {
    kind: 'parameter';
}>, path: readonly Access[], way: Way): void;
