import { type Ref } from './code.js';
import type { Callee, Graph } from './graph.js';
import { type Handler, type Located, type Registration, type Sdk } from './registration.js';
export declare const REGISTERING: string[];
/** Primitives that one call registers: one, or as many as the name has values. */
export declare function registeredBy(graph: Graph, call: Ref): Registration[];
export declare function sdkOf(callees: readonly Callee[]): Sdk;
export declare function handlersAt(graph: Graph, own: Pick<Registration, 'row' | 'name'>, located: Located): Handler[];
