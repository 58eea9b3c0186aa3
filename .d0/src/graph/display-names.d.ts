import { type Ref } from './code.js';
import type { Graph } from './graph.js';
import type { Sink } from './sinks.js';
import { type Origin } from './value.js';
/** A text made for people that is sent where the server keys on `name`. */
export interface DisplayName {
    readonly sink: Sink;
    /** The value sent. */
    readonly sent: Ref;
    /** Where the title was read, and the way from there to the request. */
    readonly origin: Origin;
    /** `value`: the title itself is sent. `key`: what is sent was used as a key or compared, and the other side holds titles. */
    readonly how: 'value' | 'key';
}
/** The titles that reach the name of one request; at most one finding for the value sent. */
export declare function displayNames(graph: Graph, sink: Sink, listings: ReadonlySet<string>): DisplayName[];
type TitleTest = (origin: Origin) => boolean;
/** The value sent is a name that the same function looks up among titles: `byTitle.has(x)`, `p.title === x`, `x in table`. */
export declare function matchedTitle(graph: Graph, sent: Ref, isTitle: TitleTest): Origin | undefined;
export {};
