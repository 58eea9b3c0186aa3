import { type Ref } from './code.js';
import type { Graph } from './graph.js';
/** Tests of truth that drop an argument a user gave as the empty text: `if (value) args[spec.name] = value`, where `value` was parsed from what was typed. */
export declare function explicitEmpties(graph: Graph): Ref[];
