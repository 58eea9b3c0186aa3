import type { ArgumentRead } from './argument-uses.js';
import { type Ref } from './code.js';
import type { Graph } from './graph.js';
/** A place where a value that may be absent becomes text, so that the text says `undefined`. */
export interface AbsentText {
    readonly at: Ref;
}
/** Places in `isText` where one argument, read at `reads`, becomes text although nothing says that it was given. */
export declare function absentTexts(graph: Graph, reads: readonly ArgumentRead[], isText: (ref: Ref) => boolean): AbsentText[];
