import { type Doing } from './effect.js';
import type { Graph } from './graph.js';
import { type Handler, type Registration } from './registration.js';
/** What handlers can do: their calls and the calls of whatever they run, nearest first. */
export declare function effectsOf(graph: Graph, own: Pick<Registration, 'row' | 'name'>, handlers: readonly Handler[]): Doing;
