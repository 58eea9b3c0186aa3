import { type Ref } from './code.js';
/** Does the value go to a log, a terminal or an assertion and nowhere else? Whoever reads it sees what it says. */
export declare function isOnlyShown(ref: Ref, depth?: number): boolean;
