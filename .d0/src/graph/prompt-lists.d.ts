import { type Listings } from './foreign.js';
import type { Graph } from './graph.js';
import { type PromptTool } from './prompt-tool.js';
export declare function lists(graph: Graph, listings: Listings, takers: readonly string[]): PromptTool[];
