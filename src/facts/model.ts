import type { Role } from '../catalogue/roles.js';

/**
 * The facts of one file: everything later stages know of it, as plain data with offsets. Expressions, variables, functions,
 * classes and types refer to one another by index into the arrays below; -1 (`NONE`) means "there is none".
 */
export interface FileFacts {
  readonly path: string;
  readonly exprs: readonly Expr[];
  readonly variables: readonly Variable[];
  /** Index 0 is the module itself. */
  readonly functions: readonly FunctionFact[];
  readonly classes: readonly ClassFact[];
  readonly types: readonly TypeFact[];
  /** Interfaces and type aliases by name; names inside a namespace are dotted. */
  readonly typeNames: ReadonlyMap<string, TypeDeclaration>;
  readonly regions: readonly Region[];
  readonly tries: readonly TryFact[];
  /** By exported name; `default`, and `=` for `module.exports = …` and `export =`. */
  readonly exports: ReadonlyMap<string, ExportFact>;
  /** Specifiers of `export * from`. */
  readonly exportStars: readonly string[];
  /** Import and export declarations that load another module. */
  readonly loads: readonly LoadFact[];
  /** Calls and constructions that stand alone in parentheses, with the place of these. */
  readonly parentheses: ReadonlyMap<ExprId, Span>;
  /** Variables of the module scope by name. */
  readonly topLevel: ReadonlyMap<string, VarId>;
  readonly index: FactIndex;
  readonly lineStarts: readonly number[];
  readonly syntaxError: string | undefined;
}

/** Where a name occurs in the file, so that searches by name do not walk it. */
export interface FactIndex {
  /** Calls and `new` by the last name of the callee. */
  readonly calls: ReadonlyMap<string, readonly ExprId[]>;
  /** Assignments `x.name = …` by property name. */
  readonly stores: ReadonlyMap<string, readonly ExprId[]>;
  /** Member reads `x.name` by property name. */
  readonly members: ReadonlyMap<string, readonly ExprId[]>;
  /** Object literals by the names of their properties. */
  readonly objects: ReadonlyMap<string, readonly ExprId[]>;
  /** Variables taken out of something by destructuring, by the last property on the way. */
  readonly destructured: ReadonlyMap<string, readonly VarId[]>;
}

export const NONE = -1;
export type ExprId = number;
export type VarId = number;
export type FnId = number;
export type ClassId = number;
export type TypeId = number;
export type RegionId = number;
export type TryId = number;

export interface Span { readonly start: number; readonly end: number }

/**
 * One step into a value: a property name, an array index as digits, `*` for any element of a collection (array element, Map value),
 * `#` for any key of a Map or record.
 */
export type Access = string;

interface ExprBase extends Span {
  readonly parent: ExprId;
  /** The function whose body holds the expression. */
  readonly fn: FnId;
  readonly region: RegionId;
}

export type Expr = ExprBase & ExprShape;
export type ExprOf<K extends Expr['kind']> = Extract<Expr, { kind: K }>;

export type ExprShape =
  | { readonly kind: 'name'; readonly name: string; readonly variable: VarId }
  | { readonly kind: 'literal'; readonly value: string | number | boolean | null | undefined }
  | { readonly kind: 'regexp'; readonly source: string }
  | { readonly kind: 'template'; readonly texts: readonly string[]; readonly parts: readonly ExprId[]; readonly tag: ExprId }
  | { readonly kind: 'object'; readonly properties: readonly PropertyFact[] }
  | { readonly kind: 'array'; readonly elements: readonly ExprId[] }
  | { readonly kind: 'spread'; readonly value: ExprId }
  | { readonly kind: 'function'; readonly function: FnId }
  | { readonly kind: 'class'; readonly class: ClassId }
  | { readonly kind: 'member'; readonly object: ExprId; readonly property: string; readonly optional: boolean }
  | { readonly kind: 'element'; readonly object: ExprId; readonly index: ExprId; readonly optional: boolean }
  /** `type`: a reference that holds the type arguments as written. */
  | { readonly kind: 'call'; readonly callee: ExprId; readonly args: readonly ExprId[]; readonly optional: boolean; readonly type: TypeId }
  | { readonly kind: 'new'; readonly callee: ExprId; readonly args: readonly ExprId[]; readonly type: TypeId }
  | { readonly kind: 'await'; readonly value: ExprId }
  | { readonly kind: 'yield'; readonly value: ExprId }
  | { readonly kind: 'choice'; readonly operator: '??' | '||' | '&&' | '?:'; readonly test: ExprId; readonly options: readonly ExprId[] }
  | { readonly kind: 'binary'; readonly operator: string; readonly left: ExprId; readonly right: ExprId }
  | { readonly kind: 'unary'; readonly operator: string; readonly value: ExprId }
  | { readonly kind: 'assign'; readonly operator: string; readonly target: ExprId; readonly value: ExprId }
  | { readonly kind: 'cast'; readonly value: ExprId; readonly type: TypeId; readonly satisfies: boolean }
  | { readonly kind: 'sequence'; readonly values: readonly ExprId[] }
  | { readonly kind: 'this' }
  | { readonly kind: 'super' }
  | { readonly kind: 'import'; readonly specifier: string }
  | { readonly kind: 'jsx'; readonly tag: string; readonly attributes: readonly PropertyFact[]; readonly children: readonly ExprId[] }
  | { readonly kind: 'pattern' }
  | { readonly kind: 'unknown' };

export interface PropertyFact extends Span {
  /** `undefined` for a computed key (see `computed`) and for a spread. */
  readonly key: string | undefined;
  readonly computed: ExprId;
  readonly value: ExprId;
  readonly kind: 'value' | 'spread' | 'method' | 'get' | 'set';
}

export interface Variable {
  readonly name: string;
  readonly kind: 'parameter' | 'const' | 'let' | 'var' | 'function' | 'class' | 'import' | 'catch' | 'enum' | 'namespace';
  readonly fn: FnId;
  readonly type: TypeId;
  readonly start: number;
  readonly definitions: readonly Definition[];
  readonly uses: readonly ExprId[];
  readonly roles: readonly Role[];
}

/** How a variable gets a value: `value` at `path` (destructuring), a parameter, an import, … */
export type Definition =
  | { readonly kind: 'value'; readonly value: ExprId; readonly path: readonly Access[]; readonly region: RegionId; readonly start: number }
  | { readonly kind: 'parameter'; readonly fn: FnId; readonly index: number; readonly path: readonly Access[]; readonly rest: boolean }
  | { readonly kind: 'import'; readonly specifier: string; readonly name: string }
  | { readonly kind: 'function'; readonly fn: FnId }
  | { readonly kind: 'class'; readonly class: ClassId }
  | { readonly kind: 'caught'; readonly try: TryId; readonly path: readonly Access[] }
  | { readonly kind: 'enum'; readonly value: ExprId };

export interface FunctionFact extends Span {
  readonly name: string;
  readonly kind: 'module' | 'function' | 'arrow' | 'method' | 'constructor' | 'get' | 'set';
  readonly parent: FnId;
  /** The class whose member it is. */
  readonly class: ClassId;
  readonly isStatic: boolean;
  /** The object literal whose method it is, or the function expression itself. */
  readonly expr: ExprId;
  readonly object: ExprId;
  readonly variable: VarId;
  readonly params: readonly ParameterFact[];
  readonly returns: readonly ExitFact[];
  readonly throws: readonly ExitFact[];
  readonly returnType: TypeId;
  readonly isAsync: boolean;
  readonly isGenerator: boolean;
  readonly hasBody: boolean;
  readonly roles: readonly Role[];
  readonly region: RegionId;
}

export interface ExitFact { readonly value: ExprId; readonly region: RegionId; readonly start: number }

export interface ParameterFact {
  readonly name: string | undefined;
  /** The variable, when the parameter is a plain name. */
  readonly variable: VarId;
  readonly type: TypeId;
  readonly initializer: ExprId;
  readonly rest: boolean;
  readonly optional: boolean;
}

export interface ClassFact extends Span {
  readonly name: string;
  readonly variable: VarId;
  readonly extends: ExprId;
  readonly implements: readonly TypeId[];
  readonly members: ReadonlyMap<string, readonly MemberFact[]>;
  readonly constructor_: FnId;
  readonly typeParameters: readonly string[];
  readonly extendsArguments: readonly TypeId[];
  readonly isAbstract: boolean;
  /** Expressions behind `@`, here and on members. */
  readonly decorators: readonly ExprId[];
  readonly roles: readonly Role[];
}

export interface MemberFact extends Span {
  /** `*` when it is computed; see `computed`. */
  readonly name: string;
  readonly computed: ExprId;
  readonly kind: 'method' | 'get' | 'set' | 'field' | 'parameter';
  readonly isStatic: boolean;
  readonly isAbstract: boolean;
  readonly function: FnId;
  readonly value: ExprId;
  readonly type: TypeId;
  readonly decorators: readonly ExprId[];
  readonly roles: readonly Role[];
}

export type TypeFact =
  | { readonly kind: 'reference'; readonly name: string; readonly args: readonly TypeId[] }
  | { readonly kind: 'parameter'; readonly name: string }
  | { readonly kind: 'array'; readonly element: TypeId }
  | { readonly kind: 'tuple'; readonly elements: readonly TypeId[] }
  | { readonly kind: 'union' | 'intersection'; readonly members: readonly TypeId[] }
  | { readonly kind: 'object'; readonly members: readonly TypeMember[] }
  | { readonly kind: 'function'; readonly params: readonly TypeParameterFact[]; readonly result: TypeId }
  | { readonly kind: 'literal'; readonly value: string }
  | { readonly kind: 'typeof'; readonly expr: ExprId }
  | { readonly kind: 'indexed'; readonly object: TypeId; readonly key: string }
  | { readonly kind: 'keyword'; readonly name: string }
  | { readonly kind: 'unknown' };

export interface TypeParameterFact { readonly name: string; readonly type: TypeId }

export interface TypeMember extends Span {
  readonly name: string;
  readonly kind: 'property' | 'method' | 'call' | 'construct' | 'index';
  readonly optional: boolean;
  /** For methods a function type. */
  readonly type: TypeId;
  readonly roles: readonly Role[];
}

export interface TypeDeclaration extends Span {
  readonly name: string;
  readonly kind: 'interface' | 'alias' | 'class';
  readonly type: TypeId;
  readonly extends: readonly TypeId[];
  readonly class: ClassId;
  readonly typeParameters: readonly string[];
  readonly roles: readonly Role[];
}

/** A piece of code that runs only under a condition; regions nest. Index 0 is "always". */
export interface Region {
  readonly parent: RegionId;
  readonly kind: 'always' | 'if' | 'else' | 'case' | 'loop' | 'each' | 'try' | 'catch' | 'function' | 'guard';
  /** The condition, the switch's discriminant, or the thing iterated. */
  readonly test: ExprId;
  /** `case` labels. */
  readonly labels: readonly ExprId[];
  readonly try: TryId;
  readonly fn: FnId;
}

export interface TryFact extends Span {
  readonly fn: FnId;
  readonly region: RegionId;
  readonly tryRegion: RegionId;
  readonly catchRegion: RegionId;
  readonly catchSpan: Span | undefined;
  readonly caught: VarId;
  /** No statement at all in the catch clause. */
  readonly catchIsEmpty: boolean;
}

export interface LoadFact extends Span { readonly specifier: string; readonly isTypeOnly: boolean; readonly names: readonly VarId[] }

export type ExportFact =
  | { readonly kind: 'variable'; readonly variable: VarId }
  | { readonly kind: 'expr'; readonly expr: ExprId }
  | { readonly kind: 'reexport'; readonly specifier: string; readonly name: string }
  | { readonly kind: 'type'; readonly name: string };
