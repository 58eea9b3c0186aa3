import type { Graph } from './graph.js';
import type { Rendered } from './rendered.js';
import { type Swallow } from './swallow.js';
/** Every swallowed failure in what a handler renders. */
export declare function swallowsIn(graph: Graph, rendered: Rendered): Swallow[];
