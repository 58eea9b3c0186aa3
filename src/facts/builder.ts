import type { Role } from '../catalogue/roles.js';
import type { Syntax } from '../program/syntax.js';
import type { ts } from '../program/typescript.js';
import {
  NONE,
  type ClassFact, type Definition, type ExitFact, type ExportFact, type Expr, type ExprId, type ExprShape, type FnId, type FunctionFact, type LoadFact,
  type Region, type RegionId, type Span, type TryFact, type TypeDeclaration, type TypeFact, type TypeId, type VarId, type Variable,
} from './model.js';

export type Draft<T> = { -readonly [K in keyof T]: T[K] };

export type VariableDraft = Draft<Variable> & { definitions: Definition[]; uses: ExprId[] };
export type FunctionDraft = Draft<FunctionFact> & { returns: ExitFact[]; throws: ExitFact[] };

/** Names visible at one place. Types have a scope of their own kept by `Builder.typeParameters`. */
export class Scope {
  readonly names = new Map<string, VarId>();
  constructor(readonly parent: Scope | undefined, readonly fn: FnId, readonly isFunction: boolean) {}

  find(name: string): VarId | undefined {
    return this.names.get(name) ?? this.parent?.find(name);
  }

  functionScope(): Scope {
    return this.isFunction || !this.parent ? this : this.parent.functionScope();
  }
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
export const inRegion = ({ fn, scope, class: owner, typeParameters }: Place, region: RegionId): Place => ({ fn, region, scope, class: owner, typeParameters });

/** Inside the braces of a block, which have names of their own. */
export const inBlock = ({ fn, region, scope, class: owner, typeParameters }: Place): Place => ({ fn, region, scope: new Scope(scope, fn, false), class: owner, typeParameters });

/** Collects the facts of one file while its tree is walked. The visitors are set by `lowerFile`, which ties the mutual recursion. */
export class Builder {
  readonly exprs: Expr[] = [];
  readonly variables: VariableDraft[] = [];
  readonly functions: FunctionDraft[] = [];
  readonly classes: Draft<ClassFact>[] = [];
  readonly types: TypeFact[] = [];
  readonly typeNames = new Map<string, TypeDeclaration>();
  readonly regions: Draft<Region>[] = [{ parent: NONE, kind: 'always', test: NONE, labels: [], try: NONE, fn: 0 }];
  readonly tries: Draft<TryFact>[] = [];
  readonly exports = new Map<string, ExportFact>();
  readonly exportStars: string[] = [];
  readonly loads: LoadFact[] = [];
  readonly parentheses = new Map<ExprId, Span>();
  readonly calls = new Map<string, ExprId[]>();
  readonly stores = new Map<string, ExprId[]>();
  readonly members = new Map<string, ExprId[]>();
  readonly objects = new Map<string, ExprId[]>();
  readonly destructured = new Map<string, VarId[]>();
  visit!: Visitors;

  constructor(readonly compiler: Syntax, readonly sourceFile: ts.SourceFile, readonly rolesOf: (node: ts.Node) => readonly Role[]) {}

  start(node: ts.Node): number {
    return node.getStart(this.sourceFile);
  }

  /** Reserves an index, so that children can name their parent; `finish` fills it in. */
  open(node: ts.Node, parent: ExprId, place: Place): ExprId {
    this.exprs.push({ kind: 'unknown', start: this.start(node), end: node.end, parent, fn: place.fn, region: place.region });
    return this.exprs.length - 1;
  }

  finish(id: ExprId, shape: ExprShape): ExprId {
    Object.assign(this.exprs[id] as object, shape);
    return id;
  }

  declare(scope: Scope, name: string, kind: Variable['kind'], fn: FnId, start: number, type: TypeId = NONE): VarId {
    const known = scope.names.get(name);
    if (known !== undefined) {
      const variable = this.variables[known];
      if (variable && variable.type === NONE) variable.type = type;
      return known;
    }
    this.variables.push({ name, kind, fn, type, start, definitions: [], uses: [], roles: [] });
    scope.names.set(name, this.variables.length - 1);
    return this.variables.length - 1;
  }

  define(variable: VarId, definition: Definition): void {
    this.variables[variable]?.definitions.push(definition);
  }

  region(parent: RegionId, kind: Region['kind'], test: ExprId, fn: FnId, { labels = [], try: id = NONE }: Partial<Region> = {}): RegionId {
    this.regions.push({ parent, kind, test, labels, try: id, fn });
    return this.regions.length - 1;
  }

  type(fact: TypeFact): TypeId {
    this.types.push(fact);
    return this.types.length - 1;
  }

  note(index: Map<string, ExprId[]>, name: string, expr: ExprId): void {
    const list = index.get(name);
    if (list) list.push(expr);
    else index.set(name, [expr]);
  }
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
export type PatternSource =
  | { readonly kind: 'value'; readonly value: ExprId; readonly path: readonly string[]; readonly type: TypeId }
  | { readonly kind: 'parameter'; readonly fn: FnId; readonly index: number; readonly path: readonly string[]; readonly rest: boolean; readonly type: TypeId }
  | { readonly kind: 'caught'; readonly try: number; readonly path: readonly string[]; readonly type: TypeId };

export interface FunctionContext {
  readonly kind: FunctionFact['kind'];
  readonly name: string;
  readonly class: number;
  readonly isStatic: boolean;
  readonly expr: ExprId;
  readonly object: ExprId;
  readonly variable: VarId;
}
