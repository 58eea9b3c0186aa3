import { type Ref } from './code.js';
import type { Graph } from './graph.js';
import { type Registration, type Stretch } from './registration.js';
import { type SchemaType } from './schema-type.js';
/** One argument that a prompt declares. */
export interface DeclaredArgument extends SchemaType {
    readonly name: string;
    readonly isRequired: boolean;
    /** The property of a schema, or the entry of a list. */
    readonly at: Stretch;
}
export interface ArgumentSchema {
    readonly arguments: readonly DeclaredArgument[];
    /** There may be arguments beside those. */
    readonly isOpen: boolean;
    /** `shape`: an object of schemas; `object`: the schema of an object; `list`: entries with a name. */
    readonly form: 'none' | 'shape' | 'object' | 'list' | 'unknown';
    /** Where a schema of an object is made. */
    readonly made: Ref | undefined;
}
/** The arguments that a prompt declares; what cannot be seen leaves the schema open. */
export declare function argumentSchemaOf(graph: Graph, own: Pick<Registration, 'parts' | 'row' | 'name'>): ArgumentSchema;
