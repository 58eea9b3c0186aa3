import type { FileFacts, FnId } from '../facts/model.js';
import { type Ref } from './code.js';
import type { Graph } from './graph.js';
import type { Question } from './question.js';
/** A registration with which a low-level server is told how to answer requests. */
export interface RequestRegistration {
    readonly call: Ref;
    /** The methods it is for: several where one call in a loop registers a table, none where that is not to be seen. */
    readonly methods: readonly string[];
    /** Whose method is called: the SDK's, that of something out of sight, or one of the code's own under the same name. */
    readonly server: 'sdk' | 'unknown' | 'own';
    /** The functions that answer, as far as they are in sight. */
    readonly functions: readonly HandlerFunction[];
}
interface HandlerFunction {
    readonly file: FileFacts;
    readonly fn: FnId;
    /** The expression that was registered: a function, or a call of a wrapper that makes one. */
    readonly given: Ref;
}
/** A function that answers a method, and where it was given to the server. */
export interface RequestHandler extends HandlerFunction, Pick<RequestRegistration, 'call' | 'server'> {
    readonly method: string;
}
/** `setRequestHandler(…)` of a server, and what the code itself says to be one. Notifications are answered by nobody. */
export declare const requestRegistrations: Question<RequestRegistration>;
/** Which function answers which method. */
export declare const requestHandlers: Question<RequestHandler>;
/** The functions of the code that stand in a place. */
export declare function functionsAt(graph: Graph, given: Ref, path?: readonly string[]): HandlerFunction[];
export {};
