import { type Ref } from './code.js';
import type { Graph } from './graph.js';
/** A call by which a host sends one JSON-RPC method to a server. */
export interface Sink {
    readonly ref: Ref;
    readonly method: string;
    /** `dynamic`: the method is not written there; whoever calls chooses it. */
    readonly kind: 'declared' | 'literal' | 'shape' | 'dynamic';
    /** The value sent as `name`, where it can be pointed at. */
    readonly name: {
        readonly ref: Ref;
        readonly path: readonly string[];
    } | undefined;
    readonly certain: boolean;
    /** The value sent as method, for a dynamic one. */
    readonly sent?: {
        readonly ref: Ref;
        readonly path: readonly string[];
    };
}
export interface SinkNames {
    readonly declared: readonly string[];
    readonly request: readonly string[];
}
export type HostMethod = keyof typeof METHOD_ROLES;
export declare const METHOD_ROLES: {
    readonly 'prompts/get': "prompt-get";
    readonly 'prompts/list': "prompt-list";
    readonly 'tools/call': "tool-call";
    readonly 'tools/list': "tool-list";
    readonly 'resources/list': "resource-list";
    readonly 'resources/templates/list': "resource-list";
    readonly 'resources/read': "resource-read";
};
/** Every place that sends `method`, by declaration, by wire string or by the shape of the protocol. */
export declare function findSinks(graph: Graph, method: HostMethod, names: SinkNames): Sink[];
