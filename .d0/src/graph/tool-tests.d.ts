import { type Ref } from './code.js';
import type { Graph } from './graph.js';
/** What a condition asks for; the name where it is written in the code. */
export interface AskedTool {
    readonly name: string | undefined;
}
/** Does the condition ask whether one tool is among those that are declared? */
export declare function toolAskedFor(graph: Graph, test: Ref, depth?: number): AskedTool | undefined;
