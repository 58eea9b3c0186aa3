import { type FileFacts, type FnId } from '../facts/model.js';
import { type Ref } from './code.js';
import type { Graph } from './graph.js';
import type { Shape } from './value.js';
/** The function of a tool is run by the model, whatever library (or none) declares the tool. */
export interface ToolShape {
    readonly at: Ref;
    readonly name: string;
    readonly certain: boolean;
}
/** Is the function the one a tool definition or tool class gives to be run? Judged by declared type first, by shape second. */
export declare function judgeToolShape(graph: Graph, file: FileFacts, fn: FnId): ToolShape | undefined;
/** Is the type called what a tool definition is called? */
export declare function isToolType(shape: Shape): boolean;
