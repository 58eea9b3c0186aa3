import { type Access } from '../facts/model.js';
import type { Graph } from './graph.js';
import { type Holder, type Uses, type UseSearch } from './use-search.js';
/**
 * What becomes of the value at `path` of an expression or variable: what is read of it, where it is tested, where it is lost sight of.
 * Promises are seen through. The search ends early when `isEnough`.
 */
export declare function usesOf(graph: Graph, holder: Holder, path?: readonly Access[], isEnough?: UseSearch['isEnough']): Uses;
