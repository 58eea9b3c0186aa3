import { type FileFacts } from '../facts/model.js';
import { type Ref } from './code.js';
import type { Graph } from './graph.js';
import type { PromptHandler } from './prompt-handlers.js';
import { type RenderHop } from './rendered.js';
import type { Swallow, SwallowKind } from './swallow.js';
interface Span {
    readonly file: FileFacts;
    readonly start: number;
    readonly end: number;
}
/** One swallowed failure with every handler that renders it. */
export interface RenderFailure {
    readonly kind: SwallowKind;
    readonly at: Span;
    /** Name of the function that holds it. */
    readonly symbol: string;
    readonly handlers: readonly AffectedHandler[];
    /** The whole catch clause, where it is one that says nothing worth keeping. */
    readonly clause: Span | undefined;
}
export interface AffectedHandler {
    readonly handler: PromptHandler;
    readonly registration: Ref;
    readonly calls: readonly Ref[];
}
/** Swallowed failures of all handlers; one that several handlers share comes once. */
export declare function findRenderFailures(graph: Graph, handlers: readonly PromptHandler[]): RenderFailure[];
export declare function callsOf(hops: RenderHop | undefined): Ref[];
/** Of a catch clause only its beginning is marked. */
export declare function headerOf({ at, try: attempt }: Swallow): Span;
export declare function symbolAt({ file, start, end }: Span): string;
/** What a person would call the handler: the prompt's name when it is written there, else the function's. */
export declare function handlerName({ registration, file, fn }: PromptHandler): string;
export {};
