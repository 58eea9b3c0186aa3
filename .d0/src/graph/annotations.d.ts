import { type Ref } from './code.js';
import { type ListedKind, type Listings } from './foreign.js';
import type { Graph } from './graph.js';
import { type Origin } from './value.js';
/** A hint that the host wrote onto something a server listed. */
export interface InventedHint {
    /** The value that holds the hint, where it is attached. */
    readonly at: Ref;
    readonly subject: ListedKind;
    readonly hint: string;
    readonly how: 'default' | 'guess' | 'constant';
    /** Where the hint's value was written. */
    readonly origin: Origin | undefined;
    /** The server's own annotations, when the value mixes them in. */
    readonly copied: Ref | undefined;
}
export declare function findInventedHints(graph: Graph, listings: Listings): InventedHint[];
