import { type Ref } from './code.js';
import type { Graph } from './graph.js';
import { type ResultFlow } from './result-search.js';
/** Forwards from a call: everywhere its result, or a part of it, goes. */
export declare function flowOfResult(graph: Graph, call: Ref): ResultFlow;
