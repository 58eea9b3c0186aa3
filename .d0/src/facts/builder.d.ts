import type { Role } from '../catalogue/roles.js';
import type { Syntax } from '../program/syntax.js';
import type { ts } from '../program/typescript.js';
import { type ClassFact, type Definition, type ExitFact, type ExportFact, type Expr, type ExprId, type ExprShape, type FnId, type FunctionFact, type Region, type RegionId, type TryFact, type TypeDeclaration, type TypeFact, type TypeId, type VarId, type Variable } from './model.js';
export type Draft<T> = {
    -readonly [K in keyof T]: T[K];
};
export type VariableDraft = Draft<Variable> & {
    definitions: Definition[];
    uses: ExprId[];
};
export type FunctionDraft = Draft<FunctionFact> & {
    returns: ExitFact[];
    throws: ExitFact[];
};
/** Names visible at one place. Types have a scope of their own kept by `Builder.typeParameters`. */
export declare class Scope {
    readonly parent: Scope | undefined;
    readonly fn: FnId;
    readonly isFunction: boolean;
    readonly names: Map<string, number>;
    constructor(parent: Scope | undefined, fn: FnId, isFunction: boolean);
    find(name: string): VarId | undefined;
    functionScope(): Scope;
}
/** Where lowering stands: the function, region and scope that the next expression belongs to. */
export interface Place {
    readonly fn: FnId;
    readonly region: RegionId;
    readonly scope: Scope;
    readonly class: number;
    readonly typeParameters: readonly string[];
}
/** The same place under one more condition. Written out here and below: copying objects by `...` is many times slower, and this is done for every block. */
export declare const inRegion: ({ fn, scope, class: owner, typeParameters }: Place, region: RegionId) => Place;
/** Inside the braces of a block, which have names of their own. */
export declare const inBlock: ({ fn, region, scope, class: owner, typeParameters }: Place) => Place;
/** Collects the facts of one file while its tree is walked. The visitors are set by `lowerFile`, which ties the mutual recursion. */
export declare class Builder {
    readonly compiler: Syntax;
    readonly sourceFile: ts.SourceFile;
    readonly rolesOf: (node: ts.Node) => readonly Role[];
    readonly exprs: Expr[];
    readonly variables: VariableDraft[];
    readonly functions: FunctionDraft[];
    readonly classes: Draft<ClassFact>[];
    readonly types: TypeFact[];
    readonly typeNames: Map<string, TypeDeclaration>;
    readonly regions: Draft<Region>[];
    readonly tries: Draft<TryFact>[];
    readonly exports: Map<string, ExportFact>;
    readonly exportStars: string[];
    readonly calls: Map<string, number[]>;
    readonly stores: Map<string, number[]>;
    readonly members: Map<string, number[]>;
    readonly objects: Map<string, number[]>;
    readonly destructured: Map<string, number[]>;
    visit: Visitors;
    constructor(compiler: Syntax, sourceFile: ts.SourceFile, rolesOf: (node: ts.Node) => readonly Role[]);
    start(node: ts.Node): number;
    /** Reserves an index, so that children can name their parent; `finish` fills it in. */
    open(node: ts.Node, parent: ExprId, place: Place): ExprId;
    finish(id: ExprId, shape: ExprShape): ExprId;
    declare(scope: Scope, name: string, kind: Variable['kind'], fn: FnId, start: number, type?: TypeId): VarId;
    define(variable: VarId, definition: Definition): void;
    region(parent: RegionId, kind: Region['kind'], test: ExprId, fn: FnId, { labels, try: id }?: Partial<Region>): RegionId;
    type(fact: TypeFact): TypeId;
    note(index: Map<string, ExprId[]>, name: string, expr: ExprId): void;
}
export interface Visitors {
    expression(node: ts.Node, parent: ExprId, place: Place): ExprId;
    statements(nodes: readonly ts.Statement[], place: Place): void;
    function(node: ts.SignatureDeclaration, more: FunctionContext, place: Place): FnId;
    class(node: ts.ClassLikeDeclaration, place: Place): number;
    type(node: ts.TypeNode | undefined, place: Place): TypeId;
    /** Binds a pattern or name to `definition`, one variable per leaf. */
    pattern(name: ts.BindingName, kind: Variable['kind'], definition: PatternSource, place: Place): void;
}
/** What a pattern takes apart. */
export type PatternSource = {
    readonly kind: 'value';
    readonly value: ExprId;
    readonly path: readonly string[];
    readonly type: TypeId;
} | {
    readonly kind: 'parameter';
    readonly fn: FnId;
    readonly index: number;
    readonly path: readonly string[];
    readonly rest: boolean;
    readonly type: TypeId;
} | {
    readonly kind: 'caught';
    readonly try: number;
    readonly path: readonly string[];
    readonly type: TypeId;
};
export interface FunctionContext {
    readonly kind: FunctionFact['kind'];
    readonly name: string;
    readonly class: number;
    readonly isStatic: boolean;
    readonly expr: ExprId;
    readonly object: ExprId;
    readonly variable: VarId;
}
