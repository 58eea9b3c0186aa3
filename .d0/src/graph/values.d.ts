import { type Access } from '../facts/model.js';
import { type Ref } from './code.js';
import type { Graph, OriginMode } from './graph.js';
import { type Entered } from './value-search.js';
import type { Origin } from './value.js';
/** Where the value at `path` inside `ref` comes from: every origin with the way it took, or `unknown` with the reason. `within`: the calls that led here. */
export declare function originsOf(graph: Graph, ref: Ref, path: readonly Access[], mode: OriginMode, within?: Entered): Origin[];
