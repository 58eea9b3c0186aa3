import { type ExprId, type FileFacts, type FnId, type RegionId, type TryFact, type VarId } from '../facts/model.js';
import type { Graph } from './graph.js';
import type { RenderHop } from './rendered.js';
import { type Swallow } from './swallow.js';
export declare function caught(file: FileFacts, fact: TryFact, hops: RenderHop | undefined, value?: ExprId): Swallow;
export declare function inFunction(graph: Graph, file: FileFacts, fn: FnId, hops: RenderHop | undefined): Swallow[];
export declare function enclosingCatch(file: FileFacts, region: RegionId): TryFact | undefined;
/** Something in the try block can fail for reasons outside the program, and the catch clause lets no failure out. */
export declare function isSwallowing(graph: Graph, file: FileFacts, attempt: TryFact): boolean;
/** `let x = ''; try { x = await f(); } catch {}`: the failure leaves the first value in place. */
export declare function inVariable(graph: Graph, file: FileFacts, variable: VarId, hops: RenderHop | undefined): Swallow[];
