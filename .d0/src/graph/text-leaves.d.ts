import { type Ref } from './code.js';
import type { Graph } from './graph.js';
import type { Origin } from './value.js';
/** Something a text is put together from. */
export interface TextLeaf {
    /** `text`: written there; `value`: read from somewhere; `dump`: a whole value made text, `ref` being the value; `answer`: what something outside the code returns, `ref` being the call. */
    readonly kind: 'text' | 'value' | 'dump' | 'answer';
    readonly ref: Ref;
    /** Of a text what is written; a stretch that is put in is a NUL. */
    readonly text: string;
    /** Where a value comes from. */
    readonly origins: readonly Origin[];
    /** The place in the text where it is put in, outermost first. */
    readonly via: readonly Ref[];
    /** Whether it stands in a block of a resource. */
    readonly inResource: boolean;
}
/** What the texts in these expressions are made of: through variables, helpers, lists that are joined and messages that hold them. */
export declare function textLeaves(graph: Graph, roots: readonly Ref[]): TextLeaf[];
