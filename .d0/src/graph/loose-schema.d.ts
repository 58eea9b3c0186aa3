import { type Ref } from './code.js';
import type { Graph } from './graph.js';
import { type Registration, type Stretch } from './registration.js';
/**
 * What a schema leaves open. `any`: nothing is said of the value; `record`: an object of which nothing is said; `open`: fields beside the declared ones
 * are asked for; `empty`: the object of all arguments declares none; `items`: a list of which nothing is said.
 */
export type LooseKind = 'any' | 'record' | 'open' | 'empty' | 'items';
export interface LooseSchema {
    readonly kind: LooseKind;
    /** The field, or the schema when it is that of all arguments. */
    readonly at: Ref | Stretch;
    /** Names from the outside in; empty for the schema of all arguments. */
    readonly path: readonly string[];
    /** Where the schema says it. */
    readonly made: Ref;
    /** `true` of `additionalProperties`, where `false` would do: there are properties. */
    readonly permission?: Stretch | undefined;
}
/** A field whose value is any text. */
export interface TextField {
    readonly name: string;
    readonly at: Stretch;
    readonly made: Ref;
}
export interface SchemaReading {
    readonly loose: readonly LooseSchema[];
    readonly texts: readonly TextField[];
}
/** Everything that the schema of a tool's arguments leaves open. */
export declare function readSchema(graph: Graph, registration: Registration): SchemaReading;
