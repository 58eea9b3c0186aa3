import { type FileFacts } from '../facts/model.js';
import { type Ref } from './code.js';
/** Is the expression the value that may be absent? */
export type IsValue = (ref: Ref) => boolean;
/** Does the place run only when the value is there, as far as the conditions around it say? */
export declare function isKnownPresent(place: Ref, is: IsValue): boolean;
/** Does a throw of the function stand under a condition that looks at the value? */
export declare function isThrownOver(file: FileFacts, fn: number, is: IsValue): boolean;
/** Is the value looked at anywhere in the expression, or in what its names are defined as? */
export declare function mentions(ref: Ref, is: IsValue, depth: number): boolean;
