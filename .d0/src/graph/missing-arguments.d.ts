import type { ArgumentRead } from './argument-uses.js';
import { type Ref } from './code.js';
import type { Graph } from './graph.js';
import { type ThrownCode } from './thrown-code.js';
/** Throws under a condition that says the argument is missing. */
export declare function missingThrows(graph: Graph, reads: readonly ArgumentRead[]): {
    readonly ref: Ref;
    readonly code: ThrownCode;
}[];
/** Throws under a condition that looks the arguments up by the names that the listing requires: `if (required.some((name) => !args[name])) throw …` */
export declare function dynamicThrows(graph: Graph, lookups: readonly Ref[]): {
    readonly ref: Ref;
    readonly code: ThrownCode;
}[];
/** Texts that stand in for an argument that was not sent: `args.topic ?? '(topic)'`, `{ topic = 'anything' }`. */
export declare function fillersOf(reads: readonly ArgumentRead[]): Ref[];
