import type { RoleName } from '../catalogue/roles.js';
import type { FileFacts, FnId } from '../facts/model.js';
import { type CodeSource, type Ref } from './code.js';
import type { Callee, Callers, ClassRef, Graph, InterfaceShape, OriginMode } from './graph.js';
import type { Origin, Shape, Value } from './value.js';
/** Units of work one question of a rule may spend before it is called inconclusive. */
export declare const SEARCH_BUDGET = 150000;
/** What a search found, unless the stack ended it, and whether it saw everything. */
export interface Budgeted<T> {
    readonly found: T | undefined;
    readonly isWhole: boolean;
}
/** The graph over a source of facts. Answers are kept; after an edit `forget` drops those that looked at the edited files. */
export declare class CodeGraph implements Graph {
    #private;
    readonly entries: ReadonlyMap<string, RoleName>;
    readonly source: CodeSource;
    shapes: WeakMap<FileFacts, Map<number, Shape[]>>;
    constructor(source: CodeSource, entries?: ReadonlyMap<string, RoleName>);
    valuesOf(ref: Ref): readonly Value[];
    originsOf(ref: Ref, path: readonly string[], mode: OriginMode): readonly Origin[];
    returnedValues(file: FileFacts, fn: FnId): readonly Value[];
    calleesOf(call: Ref): readonly Callee[];
    callersOf(file: FileFacts, fn: FnId): Callers;
    expectedTypes(ref: Ref): readonly Shape[];
    implementationsOf(shape: InterfaceShape, name: string): readonly Value[];
    subclassesOf(file: FileFacts, id: number): readonly ClassRef[];
    touch(file: FileFacts): void;
    spend(amount?: number): boolean;
    /** Runs a search with a budget of its own, whatever is left of the one it runs in. */
    withBudget<T>(search: () => T): Budgeted<T>;
    /** Asks a question once and keeps what it found, over runs, until a file that was looked at for it is edited. */
    keep<T>(key: unknown, search: () => T): T;
    /** Drops the answers that looked at the changed files; where code only stands in other places, what whole questions found, which names places. */
    forget(changed: readonly string[], shifted: readonly string[]): void;
}
