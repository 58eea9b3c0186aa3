import { type ExprId, type FileFacts, type RegionId } from '../facts/model.js';
import { type Ref } from './code.js';
import type { Graph } from './graph.js';
import type { RenderHop } from './rendered.js';
import { type Swallow } from './swallow.js';
/** Is the exit under a test of a response's status: `if (!res.ok) return []`? */
export declare function statusTest(file: FileFacts, region: RegionId): ExprId | undefined;
/** `r.ok ? await r.json() : []`, `r.status === 'fulfilled' ? r.value : []` */
export declare function statusChoice(graph: Graph, ref: Ref, hops: RenderHop | undefined): Swallow[];
/** `data ?? []` where the error beside data is never read, or the answer's status never was. */
export declare function unchecked(graph: Graph, ref: Ref, hops: RenderHop | undefined): Swallow[];
