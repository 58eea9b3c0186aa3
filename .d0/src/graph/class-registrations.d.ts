import type { Graph } from './graph.js';
import type { Registration } from './registration.js';
/** `class SearchTool extends MCPTool { name = 'search'; async execute() {} }`: subclasses of a framework's classes whose overridden methods serve. */
export declare function classRegistrations(graph: Graph, handlerNames: readonly string[]): Registration[];
