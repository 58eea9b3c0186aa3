import type { Listings } from './foreign.js';
import type { Graph } from './graph.js';
import type { PromptHandler } from './prompt-handlers.js';
import type { Frameworks, PromptTool } from './prompt-tool.js';
/** Every prompt of a server that is made a tool of a model. */
export declare function findPromptTools(graph: Graph, listings: Listings, handlers: readonly PromptHandler[], frameworks: Frameworks): PromptTool[];
