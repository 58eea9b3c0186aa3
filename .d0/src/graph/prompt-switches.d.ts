import type { Graph } from './graph.js';
import type { PromptTool, Switches } from './prompt-tool.js';
/** An option of a framework that makes tools of prompts: written as true, or left at a default of true. */
export declare function switches(graph: Graph, { names, specifiers }: Switches): PromptTool[];
