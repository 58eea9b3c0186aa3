import { type Ref } from '../graph/code.js';
/** The conditions under which an expression is reached, within its function and the literal it stands in, outermost first. */
export declare function conditionsOf(ref: Ref, textOf: (path: string) => string): readonly string[];
