import { type FileFacts, type FnId } from '../facts/model.js';
import { type Ref } from './code.js';
import type { Graph } from './graph.js';
import { type RequestHandler } from './request-handlers.js';
/** A function that renders a prompt, and where it is registered. */
export interface PromptHandler {
    readonly file: FileFacts;
    readonly fn: FnId;
    readonly registration: Ref;
    /** The expression that was registered: a function, or a call of a wrapper that makes one. */
    readonly given: Ref;
}
/** Functions that answer prompts/get: given to a registration, kept under a property the catalogue knows, or overriding a framework's method. */
export declare function findPromptHandlers(graph: Graph, names: readonly string[], answering: readonly RequestHandler[]): PromptHandler[];
