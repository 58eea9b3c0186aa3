import { STUB_SCHEME } from '../facts/lower-file.js';
import type { TemplateSet } from '../templates/model.js';
import { NONE, type Expr, type ExprId, type ExprOf, type ExprShape, type FileFacts, type FnId, type RegionId, type VarId } from '../facts/model.js';

/** An expression of a file. Facts of a file are one object for as long as its text does not change, so references compare by identity. */
export interface Ref { readonly file: FileFacts; readonly id: ExprId }

/** What a name exported by a module stands for. */
export type ExportTarget =
  | { readonly kind: 'variable'; readonly file: FileFacts; readonly variable: VarId }
  | { readonly kind: 'expr'; readonly ref: Ref }
  | { readonly kind: 'type'; readonly file: FileFacts; readonly name: string }
  | { readonly kind: 'namespace'; readonly file: FileFacts };

/** The source of facts: parses on demand, so asking for a file is what puts it into the slice. */
export interface CodeSource {
  facts(path: string): FileFacts | undefined;
  /** The facts of the module that `specifier` names when written in `from`: a file of the workspace or a catalogue module. */
  module(specifier: string, from: string): FileFacts | undefined;
  /** Could the module export the name, judged by its text? Asking costs no parsing. */
  mayExport(specifier: string, from: string, name: string): boolean;
  /** Paths of analysable files whose text holds `name`. */
  filesContaining(name: string): readonly string[];
  /** The same, when the text also looks as if it used (or defined) the name that way. */
  filesShaped(name: string, shape: 'member' | 'import' | 'definition'): readonly string[];
  /** How many definitions of a method or property of that name the text of the code seems to hold, up to `limit`. */
  definitionsOf(name: string, limit: number): number;
  /** What exported names stand for, as far as it was asked in this run. */
  readonly exported: Map<string, ExportTarget | undefined>;
  /** The text of a file of which there are facts. */
  textOf(path: string): string;
  /** Texts of the files that hold a needle, for what is cheaper to read than to parse. */
  textsContaining(needle: string): readonly string[];
  /** Prompt templates on disk, and the skills that name them. */
  readonly templates: TemplateSet;
  /** Facts of the catalogue's globals. */
  readonly globals: FileFacts | undefined;
}

const numbers = new WeakMap<FileFacts, number>();
let lastNumber = 0;

/** The same number for the same facts, for keys that are shorter than paths. */
export function numberOf(file: FileFacts): number {
  const known = numbers.get(file);
  if (known !== undefined) return known;
  lastNumber += 1;
  numbers.set(file, lastNumber);
  return lastNumber;
}

/** Tells expressions apart; says nothing of where they are. */
export const refKey = (ref: Ref): string => `${numberOf(ref.file)}:${ref.id}`;

export const exprOf = (ref: Ref): Expr => {
  const expr = ref.file.exprs[ref.id];
  if (!expr) throw new RangeError(`no expression ${ref.id} in ${ref.file.path}`);
  return expr;
};

export const at = (ref: Ref, id: ExprId): Ref => ({ file: ref.file, id });

export function exprAs<K extends ExprShape['kind']>(ref: Ref, kind: K): ExprOf<K> | undefined {
  const expr = ref.id === NONE ? undefined : ref.file.exprs[ref.id];
  return expr?.kind === kind ? (expr as ExprOf<K>) : undefined;
}

export const parentOf = (ref: Ref): Ref | undefined => { const { parent } = exprOf(ref); return parent === NONE ? undefined : at(ref, parent); };

/** The call of a member that is called: of `x.m` in `x.m()`. */
export function callOfMember(member: Ref): Ref | undefined {
  const parent = parentOf(member);
  return parent && exprAs(parent, 'call')?.callee === member.id ? parent : undefined;
}

/** What a method is called on: `x` of `x.m()`. */
export function receiverOf(call: Ref): Ref | undefined {
  const callee = exprAs(call, 'call')?.callee ?? NONE;
  const member = callee === NONE ? undefined : exprAs(at(call, callee), 'member');
  return member && at(call, member.object);
}

/** `null` or `undefined`, written there. */
export function isNullish(ref: Ref): boolean {
  const literal = exprAs(ref, 'literal');
  return literal !== undefined && (literal.value === null || literal.value === undefined);
}

/** Expressions that begin on one line have one key. */
export function lineKey({ file, id }: Ref): string {
  const { start } = exprOf({ file, id });
  return `${file.path}:${file.lineStarts.findLastIndex((s) => s <= start)}`;
}

/** The name a call calls: `f` of `f()`, `m` of `x.m()`, `super`; empty when it calls something else. */
export function calleeName(call: Ref): string {
  const expr = exprOf(call);
  if (expr.kind !== 'call' && expr.kind !== 'new') return '';
  const callee = exprOf(at(call, expr.callee));
  return callee.kind === 'member' ? callee.property : callee.kind === 'name' ? callee.name : callee.kind === 'super' ? 'super' : '';
}

const COLLECTIONS = new Set(['Map', 'Set', 'Array', 'WeakMap', 'WeakSet']);

/** `Map` of `new Map(…)`, and so on, when it is the language's own. */
export function collectionName(made: Ref): string | undefined {
  const expr = exprAs(made, 'new');
  const callee = expr && exprAs(at(made, expr.callee), 'name');
  return callee && callee.variable === NONE && COLLECTIONS.has(callee.name) ? callee.name : undefined;
}

/** Does a function stand inside another one, or is it that one? */
export function isInFunction(file: FileFacts, inner: FnId, outer: FnId): boolean {
  for (let id = inner; id !== NONE; id = file.functions[id]?.parent ?? NONE) if (id === outer) return true;
  return false;
}

/** The calls in a function and in those written in it, whenever they run; of one name, where one is given. */
export function callsInside(file: FileFacts, fn: FnId, name?: string): Ref[] {
  const ids = name === undefined ? [...file.exprs.keys()] : file.index.calls.get(name) ?? [];
  return ids.filter((id) => { const expr = file.exprs[id]; return expr?.kind === 'call' && isInFunction(file, expr.fn, fn); }).map((id) => ({ file, id }));
}

/** The same for regions: a branch, a loop, a try or catch block. */
export function isInRegion(file: FileFacts, inner: RegionId, outer: RegionId): boolean {
  for (let id = inner; id > 0; id = file.regions[id]?.parent ?? 0) if (id === outer) return true;
  return false;
}

export const isCatalogue = (file: FileFacts): boolean => file.path.startsWith(STUB_SCHEME);

/** Through `export … from`, barrels and `export *`, to where the name is defined. */
export function resolveExport(source: CodeSource, file: FileFacts, name: string, seen = new Set<string>()): ExportTarget | undefined {
  const key = `${file.path} ${name}`;
  if (source.exported.has(key)) return source.exported.get(key);
  if (seen.has(key)) return undefined;
  const isOutermost = seen.size === 0;
  seen.add(key);
  const target = findExport(source, file, name, seen);
  // an answer found on the way round a circle may be cut short
  if (isOutermost || target) source.exported.set(key, target);
  return target;
}

function findExport(source: CodeSource, file: FileFacts, name: string, seen: Set<string>): ExportTarget | undefined {
  if (name === '*') return { kind: 'namespace', file };
  const own = file.exports.get(name);
  if (own) {
    if (own.kind === 'expr') return { kind: 'expr', ref: { file, id: own.expr } };
    if (own.kind === 'type') return { kind: 'type', file, name: own.name };
    if (own.kind === 'variable') return throughImport(source, file, own.variable, seen);
    const target = source.module(own.specifier, file.path);
    return target && resolveExport(source, target, own.name, seen);
  }
  if (isCatalogue(file)) {
    // in an ambient module everything declared is exported
    const variable = file.topLevel.get(name);
    if (variable !== undefined) return throughImport(source, file, variable, seen);
    if (file.typeNames.has(name)) return { kind: 'type', file, name };
  }
  for (const specifier of file.exportStars) {
    if (!source.mayExport(specifier, file.path, name)) continue;
    const target = source.module(specifier, file.path);
    const found = target && resolveExport(source, target, name, seen);
    if (found) return found;
  }
  const whole = file.exports.get('=');
  if (whole?.kind === 'expr') return name === 'default' ? { kind: 'expr', ref: { file, id: whole.expr } } : undefined;
  return undefined;
}

function throughImport(source: CodeSource, file: FileFacts, variable: VarId, seen: Set<string>): ExportTarget | undefined {
  const [definition] = file.variables[variable]?.definitions ?? [];
  if (definition?.kind !== 'import') return { kind: 'variable', file, variable };
  const target = source.module(definition.specifier, file.path);
  return target && resolveExport(source, target, definition.name, seen);
}

/** What an imported variable stands for; `undefined` when its module is not known. */
export function resolveImport(source: CodeSource, file: FileFacts, variable: VarId): ExportTarget | undefined {
  const [definition] = file.variables[variable]?.definitions ?? [];
  if (definition?.kind !== 'import') return undefined;
  const target = source.module(definition.specifier, file.path);
  if (!target) return undefined;
  const found = resolveExport(source, target, definition.name);
  if (found || definition.name !== 'default') return found;
  return { kind: 'namespace', file: target };
}
