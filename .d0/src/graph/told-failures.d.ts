import type { Graph } from './graph.js';
import type { Rendered } from './rendered.js';
import { type Swallow } from './swallow.js';
/**
 * Failures that become an ordinary value which speaks of them: `catch (error) { return text(`Error: ${error}`) }`. To a person that is an answer;
 * to a program that looks at a flag it is a success.
 */
export declare function toldFailures(graph: Graph, rendered: Rendered): Swallow[];
