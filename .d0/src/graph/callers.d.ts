import { type FileFacts, type FnId } from '../facts/model.js';
import type { Callers, Graph } from './graph.js';
/** Everything that makes a function run, as far as the code shows. */
export declare function callersOf(graph: Graph, file: FileFacts, fn: FnId): Callers;
