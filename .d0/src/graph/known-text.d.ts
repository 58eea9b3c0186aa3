import { type Ref } from './code.js';
import type { Graph } from './graph.js';
/** The one text an expression stands for: written there, or the constant a name leads to. */
export declare function knownText(graph: Graph, ref: Ref): string | undefined;
