import { type Ref } from './code.js';
import type { Graph } from './graph.js';
/** Calls that send on the literal channel under which a handler is registered: `on('x', f)` is run by `emit('x')`. */
export declare function findSignals(graph: Graph, registration: Ref): Ref[];
