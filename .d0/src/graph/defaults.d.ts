import { type Ref } from './code.js';
import type { Graph } from './graph.js';
/** Is the value one that stands for "nothing" (empty text or list, null, a constant default) rather than for something that was read? */
export declare function isDefault(graph: Graph, ref: Ref, depth?: number): boolean;
