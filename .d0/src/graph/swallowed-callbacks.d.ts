import { type FileFacts } from '../facts/model.js';
import { type Ref } from './code.js';
import type { Graph } from './graph.js';
import type { RenderHop } from './rendered.js';
import { type Swallow } from './swallow.js';
/** `.catch(() => '')`, `.then(ok, () => '')` */
export declare function rejections(graph: Graph, ref: Ref, hops: RenderHop | undefined): Swallow[];
/** `allSettled(…).filter(fulfilled)`: the rejected ones vanish. */
export declare function settled(graph: Graph, ref: Ref, hops: RenderHop | undefined): Swallow[];
export declare function isFulfilledTest(ref: Ref): boolean;
/** Beside them, results are asked for their reasons. */
export declare function looksAtRejected(file: FileFacts): boolean;
/** `if (err) { resolve([]); return; }` */
export declare function resolvesOnError(graph: Graph, run: Ref): boolean;
/** The first parameter of an error-first callback. */
export declare function isErrorParameter(ref: Ref): boolean;
/** `execFile(cmd, (err, out) => resolve(out))` with err never looked at. */
export declare function ignoresFirst(callback: Ref): boolean;
