import { type Ref } from './code.js';
import type { Graph } from './graph.js';
import { type Origin } from './value.js';
/** Whose thing a value was taken from: a prompt or tool that a server listed. */
export type ListedKind = 'prompt' | 'tool';
export type Listings = ReadonlyMap<string, ListedKind>;
/** Is the origin a listed prompt or tool, or a part of one? By declared type, or as the result of a call that lists. */
export declare function listedKind({ value, hops, isOneOfMany }: Origin, listings: Listings): ListedKind | undefined;
/** The same for an expression: of anything it is computed from. Prompts win, because nothing about them may be annotated. */
export declare function listedSource(graph: Graph, ref: Ref, path: readonly string[], listings: Listings): {
    readonly kind: ListedKind;
    readonly origin: Origin;
} | undefined;
