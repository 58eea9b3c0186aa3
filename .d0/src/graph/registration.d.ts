import type { FileFacts, FnId, RegionId, Span } from '../facts/model.js';
import { type Ref } from './code.js';
import type { ClassRef, Graph } from './graph.js';
import type { Origin } from './value.js';
/** What a server tells of a primitive: `input` is the schema of a tool or the arguments of a prompt, `output` the schema of structured results. */
export type Part = 'title' | 'description' | 'input' | 'output' | 'annotations' | 'uri';
/** The value at `path` inside an expression. */
export interface Located {
    readonly ref: Ref;
    readonly path: readonly string[];
}
export interface Stretch extends Span {
    readonly file: FileFacts;
}
/** A function that serves a primitive; where one function serves several, the region that serves this one, else 0. */
export interface Handler {
    readonly file: FileFacts;
    readonly fn: FnId;
    readonly region: RegionId;
    /** The expression that was given: a function, or a call of a wrapper that makes one. */
    readonly given: Ref;
    /** The function serves other primitives too, and the part for this one was not told apart. */
    readonly isShared: boolean;
    /** The class whose object serves, when the function is a method of it or of its base. */
    readonly self?: ClassRef | undefined;
}
/** A tool, prompt or resource that a server offers. */
export interface Registration {
    readonly kind: 'tool' | 'prompt' | 'resource';
    /** The call, class or handler of the listing that registers it. */
    readonly call: Ref;
    /** Where one call registers many: what this one is made of, a row of a table, the call of a helper, or a class. */
    readonly row: Stretch | undefined;
    /** The name it has on the wire, when it is written in the code. */
    readonly name: string | undefined;
    /** Where the name is written; the whole property when it is the key of a record. */
    readonly nameAt: Ref | Stretch | undefined;
    readonly handlers: readonly Handler[];
    readonly parts: ReadonlyMap<Part, Located>;
    /** The generation of the SDK; `other` for frameworks. */
    readonly sdk: Sdk;
    /** `call`: one call each; `listed`: the answer of a low-level list handler; `class`: a subclass of a framework's class. */
    readonly style: 'call' | 'listed' | 'class';
    /** Only the shape of the call speaks for it. */
    readonly isGuess: boolean;
}
export type Sdk = 'v1' | 'v2' | 'other';
/** A property of a located value: the expression itself where a literal holds it. */
export declare function partOf({ ref, path }: Located, key: string): Located;
/** Where the value of a part, or of something inside it, comes from; of a table's values those of the primitive's own row. */
export declare function originsOfPart(graph: Graph, registration: Pick<Registration, 'parts' | 'row' | 'name'>, part: Part, path?: readonly string[]): readonly Origin[];
export declare function ownOrigins(graph: Graph, own: Pick<Registration, 'row' | 'name'>, { ref, path }: Located): readonly Origin[];
/** Of the values that any row may have, those of the primitive's own. */
export declare function ownOf(all: readonly Origin[], { row, name }: Pick<Registration, 'row' | 'name'>): readonly Origin[];
/** The functions that a call inside a shared handler runs for this primitive: `(args) => row.handler(args)` runs the handler of its own row. */
export declare function functionsCalledFor(graph: Graph, registration: Pick<Registration, 'row' | 'name'>, call: Ref): readonly {
    readonly file: FileFacts;
    readonly fn: FnId;
}[];
/** Places that begin at one point have one key. */
export declare const placeKey: (place: Ref | Stretch) => string;
