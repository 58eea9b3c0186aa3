import type { Graph } from './graph.js';
import type { PromptHandler } from './prompt-handlers.js';
import { type PromptTool } from './prompt-tool.js';
/** A tool, named for it, whose handler renders with what a prompt handler of the same server renders with. */
export declare function ownPromptTools(graph: Graph, handlers: readonly PromptHandler[]): PromptTool[];
