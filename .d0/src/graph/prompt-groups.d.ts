import type { BagStart } from './argument-uses.js';
import type { FileFacts, FnId } from '../facts/model.js';
import { type Ref } from './code.js';
import type { Graph } from './graph.js';
import type { RequestHandler } from './request-handlers.js';
import type { Arms } from './own-arms.js';
import type { Registration } from './registration.js';
/** A prompt with those that are registered by the same call or listed by the same handler. */
export interface GroupedPrompt {
    readonly prompt: Registration;
    readonly group: readonly Registration[];
}
export declare function groupedPrompts(all: readonly Registration[]): GroupedPrompt[];
export declare function armsOf(graph: Graph, { prompt, group }: GroupedPrompt): Arms;
/** The functions in which the arguments of a prompt arrive, and where in their first parameter. */
export declare function startsOf(graph: Graph, { style, handlers }: Registration): BagStart[];
/** Is every entry that the list handler answers with written in the code? */
export declare function isWhollyListed(graph: Graph, prompt: Registration, handlers: readonly RequestHandler[]): boolean;
/** A function that answers prompts/get, for one prompt or for all of a server. */
export interface Renderer {
    readonly file: FileFacts;
    readonly fn: FnId;
    readonly given: Ref;
    readonly registration: Ref;
    /** Its answer goes to the SDK as it is. */
    readonly isOfSdk: boolean;
    /** It answers with the messages themselves. */
    readonly isList: boolean;
}
/** The functions that render prompts; those that a tool is served by as well, or that are one of many given to a helper, are left out. */
export declare function renderersOf(all: readonly Registration[], handlers: readonly RequestHandler[]): Renderer[];
