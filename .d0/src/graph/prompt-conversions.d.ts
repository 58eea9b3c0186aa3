import { type FileFacts } from '../facts/model.js';
import { type Ref } from './code.js';
import type { Listings } from './foreign.js';
import type { Graph } from './graph.js';
import { type PromptTool } from './prompt-tool.js';
import { type Origin } from './value.js';
/** Literals typed as tools, tool factories and tool classes whose name is a prompt's. */
export declare function conversions(graph: Graph, listings: Listings, factories: readonly string[], needle?: string): PromptTool[];
/** Files that speak of tools and of the other thing, prompts where nothing else is said. */
export declare function promptFiles(graph: Graph, needle?: string): FileFacts[];
/** The literal is asked for as a model's tool: by the type of its place, or by being one of a list of tools. */
export declare function isToolTyped(graph: Graph, object: Ref): boolean;
export declare function promptNameOf(graph: Graph, object: Ref, listings: Listings): Origin | undefined;
/**
 * Where the conversion stands. In a helper that tools pass through as well it is the call that gives the prompt to the helper; else the tool itself.
 */
export declare function conversionPlace(graph: Graph, tool: Ref, origin: Origin): Ref;
