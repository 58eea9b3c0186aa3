import { type Ref } from './code.js';
import type { Graph } from './graph.js';
/**
 * The JSON-RPC code that a thrown value is answered with: `plain` for an error that carries none (the SDK makes -32603 of it), a name of the
 * protocol's codes, or `unknown`.
 */
export type ThrownCode = 'plain' | 'InvalidParams' | 'MethodNotFound' | 'InvalidRequest' | 'InternalError' | 'unknown';
/** What is thrown, with the `new` that makes it. */
export interface Thrown {
    readonly code: ThrownCode;
    readonly made: Ref | undefined;
}
export declare function thrownCode(graph: Graph, value: Ref, depth?: number): Thrown;
