import type { Graph } from './graph.js';
import { type Registration } from './registration.js';
import type { RequestHandler } from './request-handlers.js';
/** Primitives of a low-level server: the entries its list handler answers with. */
export declare function listedRegistrations(graph: Graph, handlers: readonly RequestHandler[]): Registration[];
