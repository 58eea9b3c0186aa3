import { type Ref } from './code.js';
import type { Graph } from './graph.js';
import type { RenderHop } from './rendered.js';
import { type Swallow } from './swallow.js';
/** `String(x)` and `JSON.stringify(x)`. */
export declare function madeText(graph: Graph, ref: Ref, hops: RenderHop | undefined): Swallow[];
/** An object made text by coercion reads "[object Object]"; a lookup that found nothing reads "null". */
export declare function asText(graph: Graph, ref: Ref, hops: RenderHop | undefined, isJson: boolean): Swallow[];
