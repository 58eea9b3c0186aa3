import { type Ref } from './code.js';
import type { Graph } from './graph.js';
/** What a schema of one value says, as far as it is written in the code. */
export interface SchemaType {
    /** What it accepts: `string`, `enum`, `number`, `object`, …; `unknown` when that is not to be seen. */
    readonly type: string;
    readonly isOptional: boolean;
    /** A value that is left out is filled in. */
    readonly hasDefault: boolean;
    /** Text is converted before it is checked. */
    readonly isCoerced: boolean;
}
/** Is no text of that type? Arguments of a prompt are texts on the wire. */
export declare const refusesText: ({ type, isCoerced }: SchemaType) => boolean;
/** Reads `z.string().min(1).optional()`, `completable(z.string(), …)`, `v.optional(v.number())` and constants of them. */
export declare function schemaTypeOf(graph: Graph, ref: Ref, depth?: number): SchemaType;
/** `z`, or whatever a schema library was imported as. */
export declare function isNamespace(ref: Ref): boolean;
