import { type Access, type Definition, type ExprId, type FileFacts, NONE, type VarId } from '../facts/model.js';
import { isElement } from './builtins.js';
import { constantKey } from './constant-keys.js';
import { at, type ExportTarget, exprAs, exprOf, isCatalogue, numberOf, type Ref, refKey, resolveExport, resolveImport } from './code.js';
import type { Graph, OriginMode } from './graph.js';
import { walkClass, walkInstance, walkSuper, walkThis } from './value-classes.js';
import { walkArguments, walkParameter } from './value-parameters.js';
import { walkCall, walkNew, walkReturns } from './value-results.js';
import { contextKey, type Entered, found, foundKnown, hop, type Search, toWay, unknown, type Walks, type Way } from './value-search.js';
import { walkMutation, walkState } from './value-stores.js';
import { walkShape, walkType, walkTypeArgument } from './value-types.js';
import type { HopNote, Origin } from './value.js';

const MAX_PATH = 6;
const MAX_CLIMB = 4;
const MAX_WORK = 1500;
/** A search for whether something is near at all gives up early. */
const NEAR = { climbs: 2, work: 700 };

const WALKS: Walks = {
  expr: walk,
  arguments: walkArguments,
  class: walkClass,
  instance: walkInstance,
  mutation: walkMutation,
  returns: walkReturns,
  shape: walkShape,
  type: walkType,
  typeArgument: walkTypeArgument,
};

/** Where the value at `path` inside `ref` comes from: every origin with the way it took, or `unknown` with the reason. `within`: the calls that led here. */
export function originsOf(graph: Graph, ref: Ref, path: readonly Access[], mode: OriginMode, within?: Entered): Origin[] {
  const search: Search = { graph, to: WALKS, mode, derived: mode !== 'value', limit: mode === 'near' || within ? NEAR.work : MAX_WORK, climb: mode === 'near' || within ? NEAR.climbs : MAX_CLIMB, seen: new Set(), found: [], work: 0 };
  // asked for by itself only: values on the way are not followed through `super`
  if (path.length > 0 && exprAs(ref, 'super')) walkSuper(search, ref, path, toWay(undefined, 0, within));
  else walk(search, ref, path, toWay(undefined, 0, within));
  return search.found;
}

function walk(s: Search, ref: Ref, path: readonly Access[], way: Way): void {
  if (ref.id === NONE || path.length > MAX_PATH) return;
  s.graph.touch(ref.file);
  const key = `${refKey(ref)} ${path.join('.')}${contextKey(way)}`;
  if (s.seen.has(key)) return;
  s.seen.add(key);
  if (++s.work > s.limit || !s.graph.spend()) { if (s.work === s.limit + 1) unknown(s, ref, 'budget', way); return; }
  const expr = exprOf(ref);
  const on = (id: ExprId, inner: readonly Access[], note: HopNote = 'read'): void => { walk(s, at(ref, id), inner, hop(way, ref, note)); };
  switch (expr.kind) {
    case 'name': walkName(s, ref, expr.name, expr.variable, path, way); return;
    case 'member': on(expr.object, [expr.property, ...path]); return;
    case 'element': on(expr.object, [indexAccess(s, ref, expr.index), ...path], 'element'); return;
    case 'call': walkCall(s, ref, path, way); return;
    case 'new': walkNew(s, ref, path, way); return;
    case 'await': case 'spread': on(expr.value, path); return;
    case 'cast': walkCast(s, ref, expr.value, expr.type, path, way); return;
    case 'choice': expr.options.slice(expr.operator === '&&' ? 1 : 0).forEach((option) => { on(option, path, 'joined'); }); return;
    case 'assign': on(expr.value, path); return;
    case 'sequence': { const last = expr.values.at(-1); if (last !== undefined) on(last, path); return; }
    case 'object': walkObject(s, ref, path, way); return;
    case 'array': walkArray(s, ref, path, way); return;
    case 'function': if (path.length === 0) found(s, { kind: 'function', file: ref.file, fn: expr.function, roles: ref.file.functions[expr.function]?.roles ?? [] }, way, ref); return;
    case 'class': walkClass(s, ref.file, expr.class, path, way, ref); return;
    case 'this': walkThis(s, ref, path, way); return;
    case 'import': walkModule(s, ref, expr.specifier, path, way); return;
    case 'literal': found(s, { kind: 'literal', value: expr.value, at: ref }, way, ref); return;
    case 'template': found(s, { kind: 'text', at: ref }, way, ref); if (s.derived) expr.parts.forEach((p) => { on(p, [], 'built'); }); return;
    case 'binary': found(s, { kind: 'text', at: ref }, way, ref); if (s.derived && expr.operator === '+') { on(expr.left, [], 'built'); on(expr.right, [], 'built'); } return;
    case 'unary': if (s.derived) on(expr.value, [], 'built'); return;
    default: unknown(s, ref, 'computed', way);
  }
}

function indexAccess(s: Search, ref: Ref, index: ExprId): Access {
  return constantKey(s.graph, at(ref, index)) ?? '*';
}

function walkName(s: Search, ref: Ref, name: string, variable: VarId, path: readonly Access[], way: Way): void {
  if (variable !== NONE) {
    const before = s.found.length;
    walkVariable(s, ref.file, variable, path, hop(way, ref, 'read'), ref);
    if (!s.derived && !s.found.slice(before).some(({ value }) => value.kind !== 'unknown' && value.kind !== 'caught')) walkNarrowed(s, ref, variable, path, way);
    return;
  }
  const own = ownExports(ref.file, name, path);
  if (own) { walkNamespace(s, ref.file, own, way, ref); return; }
  const globals = s.graph.source.globals;
  const global = globals?.topLevel.get(name);
  if (globals && global !== undefined) walkVariable(s, globals, global, path, way, ref);
  // what a page hangs on its window is code of somebody's, unlike `console`
  else unknown(s, ref, ['window', 'globalThis', 'self', 'global'].includes(name) ? 'computed' : 'global', way);
}

/** A variable that nothing is known of, where it was asked what it is: `if (x instanceof C)`. */
function walkNarrowed(s: Search, ref: Ref, variable: VarId, path: readonly Access[], way: Way): void {
  const { file } = ref;
  for (let region = file.regions[exprOf(ref).region]; region && region.kind !== 'function'; region = file.regions[region.parent]) {
    if (region.kind !== 'if') continue;
    for (const type of testedTypes(file, region.test, variable)) for (const value of s.graph.valuesOf({ file, id: type })) if (value.kind === 'class' && !isCatalogue(value.file)) walkInstance(s, value, false, path, way, ref);
  }
}

/** `C` of `x instanceof C`, on its own or beside other conditions. */
function testedTypes(file: FileFacts, test: ExprId, variable: VarId): readonly ExprId[] {
  const expr = file.exprs[test];
  if (expr?.kind === 'choice' && expr.operator === '&&') return expr.options.flatMap((option) => testedTypes(file, option, variable));
  const left = expr?.kind === 'binary' && expr.operator === 'instanceof' ? file.exprs[expr.left] : undefined;
  return expr?.kind === 'binary' && left?.kind === 'name' && left.variable === variable ? [expr.right] : [];
}

/** `exports.a` and `module.exports.a` inside the module itself: what remains of the path. */
function ownExports(file: FileFacts, name: string, path: readonly Access[]): readonly Access[] | undefined {
  if (file.exports.size === 0 || path.length === 0) return undefined;
  if (name === 'exports') return path;
  return name === 'module' && path[0] === 'exports' ? path.slice(1) : undefined;
}

function walkVariable(s: Search, file: FileFacts, variable: VarId, path: readonly Access[], way: Way, ref: Ref): void {
  s.graph.touch(file);
  const key = `${numberOf(file)}#${variable} ${path.join('.')}${contextKey(way)}`;
  if (s.seen.has(key)) return;
  s.seen.add(key);
  const fact = file.variables[variable];
  if (!fact) return;
  const before = s.found.length;
  for (const definition of fact.definitions) walkDefinition(s, file, variable, definition, path, way, ref);
  if (path.length > 0) for (const use of fact.uses) walkMutation(s, { file, id: use }, path, way);
  // what the annotation says counts when the code says nothing better
  if (fact.type !== NONE && !fact.definitions.some((d) => d.kind === 'parameter') && !foundKnown(s, before)) {
    walkType(s, { file, type: fact.type }, fact.roles, path, ref, way);
  } else if (fact.definitions.length === 0 && s.found.length === before && !isCatalogue(file)) unknown(s, ref, 'uninitialised', way);
}

function walkDefinition(s: Search, file: FileFacts, variable: VarId, definition: Definition, path: readonly Access[], way: Way, ref: Ref): void {
  switch (definition.kind) {
    case 'value': walk(s, { file, id: definition.value }, [...definition.path, ...path], way); if (definition.path.length === 1 && definition.path[0] === '0') walkState(s, file, variable, definition.value, path, way); return;
    case 'parameter': walkParameter(s, file, definition, path, way, ref); return;
    case 'import': walkTarget(s, resolveImport(s.graph.source, file, variable), path, way, ref); return;
    case 'function': {
      if (path.length === 0) found(s, { kind: 'function', file, fn: definition.fn, roles: file.functions[definition.fn]?.roles ?? [] }, way, ref);
      return;
    }
    case 'class': walkClass(s, file, definition.class, path, way, ref); return;
    case 'caught': found(s, { kind: 'caught', at: ref }, way, ref); return;
    case 'enum': walk(s, { file, id: definition.value }, path, way); return;
  }
}

function walkTarget(s: Search, target: ExportTarget | undefined, path: readonly Access[], way: Way, ref: Ref): void {
  if (!target) { unknown(s, ref, 'external', way); return; }
  if (target.kind === 'variable') walkVariable(s, target.file, target.variable, path, way, ref);
  else if (target.kind === 'expr') walk(s, target.ref, path, way);
  else if (target.kind === 'namespace') walkNamespace(s, target.file, path, way, ref);
  else unknown(s, ref, 'computed', way);
}

function walkNamespace(s: Search, file: FileFacts, path: readonly Access[], way: Way, ref: Ref): void {
  s.graph.touch(file);
  const [name, ...rest] = path;
  const whole = file.exports.get('=');
  if (whole?.kind === 'expr') {
    walk(s, { file, id: whole.expr }, path, way);
    // `module.exports = f; module.exports.more = …`
    const more = name === undefined ? undefined : file.exports.get(name);
    if (more?.kind === 'expr') walk(s, { file, id: more.expr }, rest, way);
    return;
  }
  if (name === undefined) { found(s, { kind: 'module', file }, way, ref); return; }
  if (name === '*') { walkExports(s, file, rest, way, ref); return; }
  walkTarget(s, resolveExport(s.graph.source, file, name), rest, way, ref);
}

const MAX_EXPORTS = 100;

/** `Object.values(all)` with `import * as all`: whatever the module exports. */
function walkExports(s: Search, file: FileFacts, path: readonly Access[], way: Way, ref: Ref): void {
  const key = `exports ${file.path} ${path.join('.')}`;
  if (s.seen.has(key) || isCatalogue(file)) return;
  s.seen.add(key);
  const names = [...file.exports].flatMap(([name, exported]) => (exported.kind === 'type' ? [] : [name]));
  for (const name of names.slice(0, MAX_EXPORTS)) walkTarget(s, resolveExport(s.graph.source, file, name), path, way, ref);
  for (const specifier of file.exportStars) { const from = s.graph.source.module(specifier, file.path); if (from) walkNamespace(s, from, ['*', ...path], way, ref); }
}

function walkModule(s: Search, ref: Ref, specifier: string, path: readonly Access[], way: Way): void {
  const file = s.graph.source.module(specifier, ref.file.path);
  if (file) walkNamespace(s, file, path, way, ref);
  else unknown(s, ref, 'external', way);
}

function walkCast(s: Search, ref: Ref, value: ExprId, type: number, path: readonly Access[], way: Way): void {
  const before = s.found.length;
  walk(s, at(ref, value), path, hop(way, ref, 'read'));
  if (type !== NONE && !foundKnown(s, before)) walkType(s, { file: ref.file, type }, [], path, ref, way);
}

function walkObject(s: Search, ref: Ref, path: readonly Access[], way: Way): void {
  const [name, ...rest] = path;
  const expr = exprAs(ref, 'object');
  if (!expr) return;
  if (name === undefined) { found(s, { kind: 'object', ref }, way, ref); return; }
  const next = hop(way, ref, 'read');
  const named = expr.properties.filter((p) => p.key === name && p.kind !== 'spread');
  for (const property of [...expr.properties].reverse()) {
    if (property.kind === 'spread') walk(s, at(ref, property.value), path, next);
    else if (name === '*' || (property.key === undefined && name !== '#' && mayBeKey(s, at(ref, property.computed), name))) walkProperty(s, ref, property, rest, next);
    else if (name === '#') { if (property.computed !== NONE) walk(s, at(ref, property.computed), rest, next); else if (property.key !== undefined) found(s, { kind: 'literal', value: property.key, at: ref }, way, ref); }
    else if (property.key === name) { walkProperty(s, ref, property, rest, next); if (named.length === 1) return; }
  }
}

function mayBeKey(s: Search, computed: Ref, name: Access): boolean {
  return name === (constantKey(s.graph, computed) ?? name);
}

function walkProperty(s: Search, ref: Ref, property: { readonly kind: string; readonly value: ExprId }, rest: readonly Access[], way: Way): void {
  if (property.kind !== 'get') { walk(s, at(ref, property.value), rest, way); return; }
  const getter = exprAs(at(ref, property.value), 'function');
  if (getter) walkReturns(s, ref.file, getter.function, rest, way);
}

function walkArray(s: Search, ref: Ref, path: readonly Access[], way: Way): void {
  const [name, ...rest] = path;
  const expr = exprAs(ref, 'array');
  if (!expr) return;
  if (name === undefined) { found(s, { kind: 'array', ref }, way, ref); if (s.derived) expr.elements.forEach((e) => { walk(s, at(ref, e), [], hop(way, ref, 'element')); }); return; }
  // `.sort` and the like are no elements
  if (!isElement(name)) return;
  const index = /^\d+$/.test(name) && !expr.elements.some((e) => exprAs(at(ref, e), 'spread')) ? Number(name) : undefined;
  expr.elements.forEach((element, position) => {
    if (index !== undefined && index !== position) return;
    const spread = exprAs(at(ref, element), 'spread');
    if (spread) walk(s, at(ref, spread.value), ['*', ...rest], hop(hop(way, ref, 'listed'), at(ref, element), 'listed'));
    else walk(s, at(ref, element), rest, hop(way, ref, 'element'));
  });
}
