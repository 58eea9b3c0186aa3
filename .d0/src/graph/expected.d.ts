import { type ExprId, type FileFacts, type FnId } from '../facts/model.js';
import { type Ref } from './code.js';
import type { Graph } from './graph.js';
import type { Shape } from './value.js';
/** The declared types that the place of an expression asks for: an annotation around it, a parameter it is passed to, a type it is returned as. */
export declare function expectedTypes(graph: Graph, ref: Ref, depth?: number): Shape[];
/** What the callee declares its parameter to be; for collection methods the element type of the receiver. */
export declare function argumentTypes(graph: Graph, call: Ref, index: number, depth?: number): Shape[];
export type StatementContext = {
    readonly kind: 'variable';
    readonly variable: number;
    readonly path: readonly string[];
} | {
    readonly kind: 'field';
    readonly class: number;
    readonly name: string;
    readonly isStatic: boolean;
} | {
    readonly kind: 'returned';
    readonly fn: FnId;
};
/** What a root expression of a statement is for. */
export declare function statementContext(file: FileFacts): ReadonlyMap<ExprId, StatementContext>;
