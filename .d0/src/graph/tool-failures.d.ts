import type { Ref } from './code.js';
import type { Question } from './question.js';
import type { Stretch } from './registration.js';
/** A failure that a tool answers as if the call had gone well. */
export interface ToolFailure {
    readonly kind: 'told' | 'empty';
    readonly at: Stretch;
    /** Name of the function that holds it. */
    readonly symbol: string;
    readonly tools: readonly AffectedTool[];
}
export interface AffectedTool {
    readonly name: string | undefined;
    readonly call: Ref;
    readonly calls: readonly Ref[];
}
/** Failures in what tools answer with; one that several tools share comes once. */
export declare const toolFailures: Question<ToolFailure>;
