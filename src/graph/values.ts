import { NONE, type Access, type Definition, type ExprId, type FileFacts, type FnId, type MemberFact, type VarId } from '../facts/model.js';
import type { Role, RoleName } from '../catalogue/roles.js';
import { helperPath, isElement, receiverPath, storedArgument, TEXT_METHODS } from './builtins.js';
import { at, calleeName, collectionName, exprAs, exprOf, isCatalogue, refKey, resolveExport, resolveImport, type ExportTarget, type Ref } from './code.js';
import type { ClassRef, Graph, OriginMode } from './graph.js';
import { parameterPaths, startsWith } from './type-parameters.js';
import { overridesOf } from './hierarchy.js';
import { baseShapes, declaredMembers, parameterShapes, resultShapes, shapeRoles, shapesOf } from './types.js';
import type { Hop, HopNote, Origin, Shape, TypeRef, UnknownReason, Value } from './value.js';

/** Roles of a function that say what its result is, not what calling it does. */
const RESULT_ROLES = new Set<RoleName>(['model-output', 'tool-call-request', 'display-title', 'wire-name', 'prompt', 'tool', 'executable-prompt', 'prompt-as-tool']);
const MAX_PATH = 6;
const MAX_CLIMB = 4;
const MAX_WORK = 1500;
/** A search for whether something is near at all gives up early. */
const NEAR = { climbs: 2, work: 700 };

/** One backward search. `climbs` counts how often it went from a parameter to the callers' arguments. */
interface Search {
  readonly graph: Graph;
  readonly mode: OriginMode;
  readonly derived: boolean;
  readonly limit: number;
  readonly climb: number;
  readonly seen: Set<string>;
  readonly found: Origin[];
  work: number;
}

interface Way {
  readonly hops: Hop | undefined;
  readonly climbs: number;
  /** The calls the search went into, innermost first: inside, a parameter is what that call gave, not what any caller may give. */
  readonly within?: Entered | undefined;
  readonly isOneOfMany?: boolean;
}

interface Entered { readonly file: FileFacts; readonly fn: FnId; readonly call: Ref; readonly outer: Entered | undefined; readonly depth: number }

const MAX_ENTERED = 4;

const enter = (way: Way, file: FileFacts, fn: FnId, call: Ref): Way => {
  const depth = (way.within?.depth ?? 0) + 1;
  return depth > MAX_ENTERED ? { ...way, within: undefined } : { ...way, within: { file, fn, call, outer: way.within, depth } };
};

const contextKey = (way: Way): string => (way.within ? ` in ${refKey(way.within.call)}` : '');

/** Where the value at `path` inside `ref` comes from: every origin with the way it took, or `unknown` with the reason. */
export function originsOf(graph: Graph, ref: Ref, path: readonly Access[], mode: OriginMode): Origin[] {
  const search: Search = { graph, mode, derived: mode !== 'value', limit: mode === 'near' ? NEAR.work : MAX_WORK, climb: mode === 'near' ? NEAR.climbs : MAX_CLIMB, seen: new Set(), found: [], work: 0 };
  walk(search, ref, path, { hops: undefined, climbs: 0 });
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
    case 'element': on(expr.object, [indexAccess(ref, expr.index), ...path], 'element'); return;
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

const hop = (way: Way, ref: Ref, note: HopNote): Way => ({ ...way, hops: { at: ref, note, from: way.hops } });

function found(s: Search, value: Value, way: Way, ref: Ref): void {
  s.found.push({ value, hops: { at: ref, note: 'read', from: way.hops }, isOneOfMany: way.isOneOfMany ?? false });
}

function unknown(s: Search, ref: Ref, why: UnknownReason, way: Way, rest: readonly Access[] = []): void {
  found(s, { kind: 'unknown', why, at: ref, rest }, way, ref);
}

function indexAccess(ref: Ref, index: ExprId): Access {
  const literal = exprAs(at(ref, index), 'literal');
  return literal && typeof literal.value === 'number' ? String(literal.value) : '*';
}

function walkName(s: Search, ref: Ref, name: string, variable: VarId, path: readonly Access[], way: Way): void {
  if (variable !== NONE) { walkVariable(s, ref.file, variable, path, hop(way, ref, 'read'), ref); return; }
  const globals = s.graph.source.globals;
  const global = globals?.topLevel.get(name);
  if (globals && global !== undefined) walkVariable(s, globals, global, path, way, ref);
  // what a page hangs on its window is code of somebody's, unlike `console`
  else unknown(s, ref, ['window', 'globalThis', 'self', 'global'].includes(name) ? 'computed' : 'global', way);
}

function walkVariable(s: Search, file: FileFacts, variable: VarId, path: readonly Access[], way: Way, ref: Ref): void {
  s.graph.touch(file);
  const key = `${file.path}#${variable} ${path.join('.')}${contextKey(way)}`;
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

function foundKnown(s: Search, before: number): boolean {
  return s.found.slice(before).some(({ value }) => value.kind !== 'unknown' && !(value.kind === 'literal' && (value.value === null || value.value === undefined)));
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

/** `const [x, setX] = useState()`: x is also whatever setX is called with. */
function walkState(s: Search, file: FileFacts, variable: VarId, value: ExprId, path: readonly Access[], way: Way): void {
  if (!/^use\w*State\w*$/.test(value === NONE ? '' : calleeName({ file, id: value }))) return;
  const setter = file.variables.findIndex((v, id) => id !== variable && v.definitions.some((d) => d.kind === 'value' && d.value === value && d.path[0] === '1'));
  for (const use of file.variables[setter]?.uses ?? []) {
    const run = exprAs({ file, id: file.exprs[use]?.parent ?? NONE }, 'call');
    const [argument] = run?.args ?? [];
    if (run?.callee === use && argument !== undefined) walk(s, { file, id: argument }, path, hop(way, { file, id: use }, 'stored'));
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
  if (whole?.kind === 'expr') { walk(s, { file, id: whole.expr }, path, way); return; }
  if (name === undefined) { found(s, { kind: 'module', file }, way, ref); return; }
  walkTarget(s, resolveExport(s.graph.source, file, name), rest, way, ref);
}

function walkModule(s: Search, ref: Ref, specifier: string, path: readonly Access[], way: Way): void {
  const file = s.graph.source.module(specifier, ref.file.path);
  if (file) walkNamespace(s, file, path, way, ref);
  else unknown(s, ref, 'external', way);
}

/** A parameter: its declared type when that names a class or a type of the catalogue, the callers' arguments otherwise. */
function walkParameter(s: Search, file: FileFacts, definition: Extract<Definition, { kind: 'parameter' }>, inner: readonly Access[], way: Way, ref: Ref): void {
  const fn = file.functions[definition.fn];
  const parameter = fn?.params[definition.index];
  if (!fn || !parameter) return;
  const path = definition.rest ? inner : [...definition.path, ...inner];
  if (definition.index === 0 && walkEventValue(s, file, definition.fn, path, way)) return;
  const declared = parameter.type === NONE ? expectedParameter(s.graph, file, definition.fn, definition.index) : shapesOf(s.graph, { file, type: parameter.type });
  const before = s.found.length;
  if (walkGivenArgument(s, file, definition, path, way)) return;
  if (declared.length === 0 || !declared.every((shape) => isNominal(s.graph, shape))) walkArguments(s, file, definition, path, way);
  if (foundKnown(s, before)) return;
  if (declared.length > 0) declared.forEach((shape) => { walkShape(s, shape, [], path, ref, way); });
  else unknown(s, ref, 'parameter', way);
}

/** The argument of the very call the search came in through. */
function walkGivenArgument(s: Search, file: FileFacts, definition: Extract<Definition, { kind: 'parameter' }>, path: readonly Access[], way: Way): boolean {
  const entered = enteredFor(way, file, definition.fn);
  const expr = entered && exprOf(entered.call);
  if (!entered || (expr?.kind !== 'call' && expr?.kind !== 'new')) return false;
  if (definition.rest) return walkRestArguments(s, entered, expr.args.slice(definition.index), path, way);
  const argument = expr.args[definition.index];
  if (argument === undefined || expr.args.slice(0, definition.index + 1).some((a) => exprAs(at(entered.call, a), 'spread'))) return false;
  const before = s.found.length;
  walk(s, at(entered.call, argument), path, { hops: { at: entered.call, note: 'argument', from: way.hops }, climbs: way.climbs, within: entered.outer, isOneOfMany: way.isOneOfMany ?? false });
  return foundKnown(s, before);
}

/** `...parts` holds the arguments from there on. */
function walkRestArguments(s: Search, { call, outer }: Entered, args: readonly ExprId[], path: readonly Access[], way: Way): boolean {
  if (!isElement(path[0])) return false;
  const before = s.found.length;
  const next: Way = { hops: { at: call, note: 'argument', from: way.hops }, climbs: way.climbs, within: outer, isOneOfMany: way.isOneOfMany ?? false };
  for (const argument of args) walk(s, at(call, argument), path.slice(1), next);
  return foundKnown(s, before);
}

function enteredFor(way: Way, file: FileFacts, fn: FnId): Entered | undefined {
  for (let entered = way.within; entered; entered = entered.outer) if (entered.file === file && entered.fn === fn) return entered;
  return undefined;
}

/** `event.target.value` in a handler of an element: the values of the options below it. */
function walkEventValue(s: Search, file: FileFacts, fn: FnId, path: readonly Access[], way: Way): boolean {
  const [target, value] = path;
  const handler = file.functions[fn]?.expr ?? NONE;
  const element = file.exprs[file.exprs[handler]?.parent ?? NONE];
  if (element?.kind !== 'jsx' || (target !== 'target' && target !== 'currentTarget') || value !== 'value') return false;
  file.exprs.forEach((expr, id) => {
    if (expr.kind !== 'jsx' || expr.start <= element.start || expr.end >= element.end) return;
    for (const attribute of expr.attributes) if (attribute.key === 'value') walk(s, { file, id: attribute.value }, path.slice(2), hop(way, { file, id }, 'element'));
  });
  return true;
}

function walkArguments(s: Search, file: FileFacts, definition: Extract<Definition, { kind: 'parameter' }>, path: readonly Access[], way: Way): void {
  if (way.climbs >= s.climb) return;
  if (s.mode === 'local' && !isCallback(file, definition.fn)) return;
  for (const invocation of s.graph.callersOf(file, definition.fn).invocations) {
    if (s.mode === 'local' && (invocation.site.file !== file || exprOf(invocation.site).fn !== file.functions[definition.fn]?.parent)) continue;
    const argument = invocation.argument(definition.index);
    if (argument) walk(s, argument.ref, [...argument.path, ...path], { hops: { at: invocation.site, note: 'argument', from: way.hops }, climbs: way.climbs + 1, within: undefined, isOneOfMany: way.isOneOfMany ?? false });
  }
}

/** A function expression passed to a call where it stands. */
function isCallback(file: FileFacts, fn: FnId): boolean {
  const expr = file.functions[fn]?.expr ?? NONE;
  const parent = file.exprs[expr]?.parent ?? NONE;
  return file.exprs[parent]?.kind === 'call';
}

/** The declared type of a callback's parameter, from the function type that its place asks for. */
function expectedParameter(graph: Graph, file: FileFacts, fn: FnId, index: number): Shape[] {
  const expr = file.functions[fn]?.expr ?? NONE;
  if (expr === NONE) return [];
  return graph.expectedTypes({ file, id: expr }).flatMap((shape) => (shape.kind === 'function' ? parameterShapes(graph, shape, index) : []));
}

/** Would knowing the arguments add anything to knowing the type? Not for a class or a type the catalogue declares. */
function isNominal(graph: Graph, shape: Shape, depth = 0): boolean {
  if (shape.kind === 'class') return true;
  if (shape.kind === 'interface') return isCatalogue(shape.file);
  if (shape.kind === 'collection') return shapesOf(graph, shape.element).some((e) => depth < 3 && isNominal(graph, e, depth + 1));
  return false;
}

function walkType(s: Search, type: TypeRef, roles: readonly Role[], path: readonly Access[], ref: Ref, way: Way): void {
  for (const shape of shapesOf(s.graph, type)) walkShape(s, shape, roles, path, ref, way);
}

/** Goes into a declared type along `path`. Classes and interfaces of the code itself are followed to what implements them. */
function walkShape(s: Search, shape: Shape, roles: readonly Role[], path: readonly Access[], ref: Ref, way: Way, owner: readonly Role[] = []): void {
  const [name, ...rest] = path;
  if (shape.kind === 'value') { walkValue(s, shape.value, path, way, ref); return; }
  if (shape.kind === 'class' && !isCatalogue(shape.file)) { walkInstance(s, shape, false, path, way, ref); return; }
  if (name === undefined) { found(s, { kind: 'declared', shape, roles: [...roles, ...shapeRoles(s.graph, shape)], at: ref, owner }, way, ref); return; }
  if (shape.kind === 'constructor') { walkClass(s, shape.file, shape.class, path, way, ref); return; }
  if (!s.graph.spend()) return;
  const before = s.found.length;
  if (shape.kind === 'interface' && !isCatalogue(shape.file)) {
    const implementations = s.graph.implementationsOf(shape, name);
    for (const value of implementations) walkValue(s, value, path, implementations.length > 1 ? { ...way, isOneOfMany: true } : way, ref);
  }
  if (foundKnown(s, before) && !s.derived) return;
  if (shape.kind === 'collection' && name === '#') { if (shape.key) walkType(s, shape.key, [], rest, ref, way); return; }
  if (shape.kind === 'collection' && shape.of === 'map' && name === '*' && (rest[0] === '0' || rest[0] === '1')) {
    // walking a Map gives pairs
    const half = rest[0] === '0' ? shape.key : shape.element;
    if (half) walkType(s, half, [], rest.slice(1), ref, way);
    return;
  }
  const members = declaredMembers(s.graph, shape, name);
  const own = shapeRoles(s.graph, shape);
  const from = own.length > 0 ? own : owner;
  for (const member of members) {
    const shapes = shapesOf(s.graph, member.type);
    if (member.isMethod && member.member && rest.length === 0) {
      found(s, { kind: 'function', file: member.file, fn: member.member.function, roles: member.roles }, way, ref);
    } else if (shapes.length === 0) {
      if (rest.length > 0) unknown(s, ref, 'computed', way);
      else found(s, { kind: 'declared', shape: { kind: 'opaque', name, roles: member.roles }, roles: member.roles, at: ref, owner: from }, way, ref);
    } else for (const inner of shapes) walkShape(s, inner, member.roles, rest, ref, way, from);
  }
  if (members.length === 0) unknown(s, ref, 'computed', way);
}

function walkValue(s: Search, value: Value, path: readonly Access[], way: Way, ref: Ref): void {
  if (value.kind === 'object' || value.kind === 'array') walk(s, value.ref, path, way);
  else if (value.kind === 'instance') walkInstance(s, value, value.exact, path, way, ref);
  else if (value.kind === 'class') walkClass(s, value.file, value.class, path, way, ref);
  else if (value.kind === 'declared') walkShape(s, value.shape, value.roles, path, ref, way);
  else if (path.length === 0) found(s, value, way, ref);
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
    else if (name === '*' || (property.key === undefined && name !== '#')) walkProperty(s, ref, property, rest, next);
    else if (name === '#') { if (property.computed !== NONE) walk(s, at(ref, property.computed), rest, next); else if (property.key !== undefined) found(s, { kind: 'literal', value: property.key, at: ref }, way, ref); }
    else if (property.key === name) { walkProperty(s, ref, property, rest, next); if (named.length === 1) return; }
  }
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

/** Writes through one use of a variable or field: `use.push(v)`, `use.set(k, v)`, `use.p = v`, `use[k] = v`, `Object.assign(use, v)`, `fill(use)`. */
function walkMutation(s: Search, use: Ref, path: readonly Access[], way: Way): void {
  s.graph.touch(use.file);
  const parentId = exprOf(use).parent;
  if (parentId === NONE) return;
  const parent = at(use, parentId);
  const expr = exprOf(parent);
  const [first, ...rest] = path;
  if (expr.kind === 'member' && expr.object === use.id) {
    const outer = expr.parent === NONE ? undefined : exprOf(at(use, expr.parent));
    if (outer?.kind === 'assign' && outer.target === parentId && expr.property === first) walk(s, at(use, outer.value), rest, hop(way, at(use, expr.parent), 'stored'));
    if (outer?.kind === 'call' && outer.callee === parentId) walkStoredArguments(s, at(use, expr.parent), expr.property, outer.args, path, way);
    if (expr.property === first && first !== undefined) walkMutation(s, parent, rest, way);
  } else if (expr.kind === 'element' && expr.object === use.id) {
    const outer = expr.parent === NONE ? undefined : exprOf(at(use, expr.parent));
    if (outer?.kind === 'assign' && outer.target === parentId) {
      if (first === '#') walk(s, at(use, expr.index), rest, hop(way, at(use, expr.parent), 'stored'));
      else walk(s, at(use, outer.value), rest, hop(way, at(use, expr.parent), 'stored'));
    }
  } else if (expr.kind === 'call') {
    const position = expr.args.indexOf(use.id);
    if (position < 0) return;
    if (isObjectAssign(parent, expr.callee)) { if (position === 0) expr.args.slice(1).forEach((a) => { walk(s, at(use, a), path, hop(way, parent, 'stored')); }); return; }
    walkFilledArgument(s, parent, position, path, way);
  }
}

function walkStoredArguments(s: Search, call: Ref, method: string, args: readonly ExprId[], path: readonly Access[], way: Way): void {
  const stored = storedArgument(method, path, args.length);
  if (!stored) return;
  for (const argument of args.slice(stored.from, stored.to)) {
    const spread = exprAs(at(call, argument), 'spread');
    if (spread) walk(s, at(call, spread.value), ['*', ...stored.rest], hop(way, call, 'listed'));
    else walk(s, at(call, argument), stored.rest, hop(way, call, 'stored'));
  }
}

/** A collection handed to a function that fills it. */
function walkFilledArgument(s: Search, call: Ref, position: number, path: readonly Access[], way: Way): void {
  if (way.climbs >= s.climb) return;
  for (const callee of s.graph.calleesOf(call)) {
    if (callee.kind !== 'function') continue;
    const variable = callee.file.functions[callee.fn]?.params[position]?.variable ?? NONE;
    const uses = callee.file.variables[variable]?.uses ?? [];
    for (const use of uses) {
      const key = `fill ${callee.file.path}:${use} ${path.join('.')}`;
      if (s.seen.has(key)) continue;
      s.seen.add(key);
      walkMutation(s, { file: callee.file, id: use }, path, { ...hop(way, call, 'argument'), climbs: way.climbs + 1 });
    }
  }
}

function isObjectAssign(call: Ref, callee: ExprId): boolean {
  const member = exprAs(at(call, callee), 'member');
  return member?.property === 'assign' && exprAs(at(call, member.object), 'name')?.name === 'Object';
}

function walkThis(s: Search, ref: Ref, path: readonly Access[], way: Way): void {
  let id = exprOf(ref).fn;
  for (let fn = ref.file.functions[id]; fn; fn = ref.file.functions[id]) {
    if (fn.kind !== 'arrow') {
      if (fn.class !== NONE) { if (fn.isStatic) walkClass(s, ref.file, fn.class, path, way, ref); else walkInstance(s, { file: ref.file, class: fn.class }, false, path, way, ref); return; }
      if (fn.object !== NONE) { walk(s, at(ref, fn.object), path, way); return; }
      break;
    }
    if (fn.class !== NONE && ref.file.functions[fn.parent]?.class !== fn.class) { walkInstance(s, { file: ref.file, class: fn.class }, false, path, way, ref); return; }
    id = fn.parent;
  }
  unknown(s, ref, 'computed', way);
}

function walkClass(s: Search, file: FileFacts, id: number, path: readonly Access[], way: Way, ref: Ref): void {
  s.graph.touch(file);
  const [name, ...rest] = path;
  if (name === undefined) { found(s, { kind: 'class', file, class: id }, way, ref); return; }
  const fact = file.classes[id];
  const members = (fact?.members.get(name) ?? []).filter((m) => m.isStatic);
  for (const member of members) {
    if (member.kind === 'method') { if (rest.length === 0) found(s, { kind: 'function', file, fn: member.function, roles: member.roles }, way, ref); }
    else if (member.kind === 'get') walkReturns(s, file, member.function, rest, way);
    else walkFieldValues(s, file, id, name, member.value, member.type, rest, way, ref, true);
  }
  if (members.length === 0) for (const base of baseShapes(s.graph, { file, class: id })) walkClass(s, base.file, base.class, path, way, ref);
}

interface TypedClass extends ClassRef { readonly env?: ReadonlyMap<string, TypeRef> }

/** A member of an instance: own class first, then bases; subclasses too unless the class is known exactly. */
function walkInstance(s: Search, type: TypedClass, exact: boolean, path: readonly Access[], way: Way, ref: Ref): void {
  s.graph.touch(type.file);
  const [name, ...rest] = path;
  const { file } = type;
  if (name === undefined) { found(s, { kind: 'instance', file, class: type.class, exact }, way, ref); return; }
  const key = `this ${file.path}#${type.class} ${path.join('.')}`;
  if (s.seen.has(key)) return;
  s.seen.add(key);
  const members = (file.classes[type.class]?.members.get(name) ?? []).filter((m) => !m.isStatic);
  for (const member of members) walkMember(s, type, member, rest, way, ref);
  if (!exact) for (const sub of overridesOf(s.graph, type, name)) for (const member of sub.members) walkMember(s, sub, member, rest, way, ref);
  if (members.length > 0) return;
  const before = s.found.length;
  walkFieldValues(s, file, type.class, name, NONE, NONE, rest, way, ref, false);
  for (const base of baseShapes(s.graph, type)) {
    if (isCatalogue(base.file)) walkShape(s, base, [], path, ref, way);
    else walkInstance(s, base, true, path, way, ref);
  }
  if (s.found.length === before) unknown(s, ref, 'computed', way);
}

function walkMember(s: Search, type: TypedClass, member: MemberFact, rest: readonly Access[], way: Way, ref: Ref): void {
  const { file } = type;
  if (member.kind === 'method' && member.name === '*') { walkReturns(s, file, member.function, ['*', ...rest], way); return; }
  if (member.kind === 'method') {
    if (rest.length === 0 && !(member.isAbstract && !isCatalogue(file))) found(s, { kind: 'function', file, fn: member.function, roles: member.roles }, way, ref);
  } else if (member.kind === 'get') walkReturns(s, file, member.function, rest, way);
  else if (member.kind !== 'set') {
    walkFieldValues(s, file, type.class, member.name, member.value, member.type, rest, way, ref, false);
    if (member.kind === 'parameter') walkConstructorArguments(s, type, member, rest, way);
  }
}

/** Everything a field was seen to hold: initializer, `this.f = v` in the class and its bases, writes into what it holds; else its type. */
function walkFieldValues(s: Search, file: FileFacts, id: number, name: string, value: ExprId, type: number, path: readonly Access[], way: Way, ref: Ref, isStatic: boolean): void {
  const before = s.found.length;
  if (value !== NONE) walk(s, { file, id: value }, path, hop(way, ref, 'read'));
  for (const store of file.index.stores.get(name) ?? []) {
    const assign = exprAs({ file, id: store }, 'assign');
    const target = assign && exprAs({ file, id: assign.target }, 'member');
    if (assign && target && isOwnReceiver(file, target.object, id, isStatic)) walk(s, { file, id: assign.value }, path, hop(way, { file, id: store }, 'stored'));
  }
  if (path.length > 0) {
    for (const member of file.index.members.get(name) ?? []) {
      const read = exprAs({ file, id: member }, 'member');
      if (read && isOwnReceiver(file, read.object, id, isStatic)) walkMutation(s, { file, id: member }, path, way);
    }
  }
  if (type !== NONE && !foundKnown(s, before)) walkType(s, { file, type }, [], path, ref, way);
}

/** `this` inside the class, or the class's own name for statics. */
function isOwnReceiver(file: FileFacts, object: ExprId, id: number, isStatic: boolean): boolean {
  const expr = file.exprs[object];
  if (expr?.kind === 'name' && isStatic) return expr.name === file.classes[id]?.name;
  if (expr?.kind !== 'this') return false;
  for (let fn = file.functions[expr.fn]; fn; fn = file.functions[fn.parent]) {
    if (fn.class !== NONE) return fn.class === id;
    if (fn.parent === NONE) return false;
  }
  return false;
}

function walkConstructorArguments(s: Search, type: TypedClass, member: { readonly name: string; readonly function: FnId; readonly type: number }, path: readonly Access[], way: Way): void {
  const { file } = type;
  const shapes = member.type === NONE ? [] : shapesOf(s.graph, { file, type: member.type });
  if (shapes.length > 0 && shapes.every((shape) => isNominal(s.graph, shape))) return;
  const index = file.functions[member.function]?.params.findIndex((p) => p.name === member.name) ?? -1;
  if (index >= 0) walkArguments(s, file, { kind: 'parameter', fn: member.function, index, path: [], rest: false }, path, way);
}

function walkReturns(s: Search, file: FileFacts, fn: FnId, path: readonly Access[], way: Way): void {
  s.graph.touch(file);
  const fact = file.functions[fn];
  if (!fact) return;
  const key = `ret ${file.path}#${fn} ${path.join('.')}${contextKey(way)}`;
  if (s.seen.has(key)) return;
  s.seen.add(key);
  const before = s.found.length;
  if (fact.isGenerator && path[0] === '*') walkYields(s, file, fn, path.slice(1), way);
  for (const exit of fact.returns) if (exit.value !== NONE) walk(s, { file, id: exit.value }, path, hop(way, { file, id: exit.value }, 'returned'));
  if (fact.returnType !== NONE && !foundKnown(s, before)) {
    const ref = { file, id: fact.returns[0]?.value ?? NONE };
    walkType(s, { file, type: fact.returnType }, [], path, ref.id === NONE ? (way.hops?.at ?? ref) : ref, way);
  }
}

function walkYields(s: Search, file: FileFacts, fn: FnId, path: readonly Access[], way: Way): void {
  file.exprs.forEach((expr, id) => { if (expr.kind === 'yield' && expr.fn === fn && expr.value !== NONE) walk(s, { file, id: expr.value }, path, hop(way, { file, id }, 'returned')); });
}

function walkNew(s: Search, ref: Ref, path: readonly Access[], way: Way): void {
  const expr = exprAs(ref, 'new');
  if (!expr) return;
  const collection = collectionName(ref);
  if (collection !== undefined) {
    walkAllocation(s, ref, collection, expr.args[0], path, way);
    walkTypeArgument(s, ref, collection, expr.type, path, way);
    return;
  }
  for (const value of s.graph.valuesOf(at(ref, expr.callee))) {
    if (value.kind === 'class') {
      if (isCatalogue(value.file)) walkShape(s, { kind: 'class', file: value.file, class: value.class }, [], path, ref, hop(way, ref, 'built'));
      else walkInstance(s, value, true, path, hop(way, ref, 'built'), ref);
      if (s.derived && path.length === 0) expr.args.forEach((a) => { walk(s, at(ref, a), [], hop(way, ref, 'built')); });
    } else if (value.kind === 'declared' && value.shape.kind === 'constructor') walkInstance(s, value.shape, true, path, way, ref);
    else unknown(s, ref, 'external', way);
  }
}

/** `new Map(entries)`, `new Set(items)`: what is put in later is found at the uses of the variable or field that holds it. */
function walkAllocation(s: Search, ref: Ref, name: string, first: ExprId | undefined, path: readonly Access[], way: Way): void {
  if (path.length === 0) { found(s, { kind: 'allocated', at: ref }, way, ref); return; }
  const [head, ...rest] = path;
  if (first === undefined || (head !== '*' && head !== '#' && !/^\d+$/.test(head ?? ''))) return;
  const isMap = name.endsWith('Map');
  if (!isMap) { walk(s, at(ref, first), head === '#' ? ['*', ...rest] : path, hop(way, ref, 'read')); return; }
  if (head === '#') walk(s, at(ref, first), ['*', '0', ...rest], hop(way, ref, 'read'));
  else if (head === '*' && (rest[0] === '0' || rest[0] === '1')) walk(s, at(ref, first), path, hop(way, ref, 'read'));
  else walk(s, at(ref, first), ['*', '1', ...rest], hop(way, ref, 'read'));
}

/** `new Map<string, Client>()`: what it holds is a class or a type of the catalogue, whoever puts it in. */
function walkTypeArgument(s: Search, ref: Ref, name: string, type: number, path: readonly Access[], way: Way): void {
  const fact = ref.file.types[type];
  const [head, ...rest] = path;
  // `keys` of a Map is its method, not something it holds
  if (fact?.kind !== 'reference' || head === undefined || (head !== '#' && !isElement(head))) return;
  const isMap = name.endsWith('Map');
  const isPair = isMap && head === '*' && (rest[0] === '0' || rest[0] === '1');
  const argument = fact.args[isMap && head !== '#' && !(isPair && rest[0] === '0') ? 1 : 0];
  if (argument === undefined) return;
  for (const shape of shapesOf(s.graph, { file: ref.file, type: argument })) if (isNominal(s.graph, shape)) walkShape(s, shape, [], isPair ? rest.slice(1) : rest, ref, way);
}

function walkCall(s: Search, ref: Ref, path: readonly Access[], way: Way): void {
  const expr = exprAs(ref, 'call');
  if (!expr) return;
  const next = hop(way, ref, 'returned');
  if (walkGivenCallback(s, ref, expr.callee, expr.args, path, next)) return;
  for (const callee of s.graph.calleesOf(ref)) {
    if (callee.kind === 'function') walkFunctionResult(s, ref, callee, expr.args, path, next);
    else if (callee.kind === 'builtin') walkBuiltin(s, ref, callee.name, callee.receiver, expr.args, path, way);
    else if (callee.kind === 'declared') walkDeclaredResult(s, ref, callee.shape, callee.roles, expr.args, path, way);
  }
  if (s.graph.calleesOf(ref).length === 0) walkUnresolvedCall(s, ref, expr.args, path, way);
}

/** `fn()` with fn a parameter of the function the search came into: the callback that this call of it was given. */
function walkGivenCallback(s: Search, ref: Ref, callee: ExprId, args: readonly ExprId[], path: readonly Access[], way: Way): boolean {
  const name = exprAs(at(ref, callee), 'name');
  const definition = name && ref.file.variables[name.variable]?.definitions.find((d) => d.kind === 'parameter');
  if (definition?.kind !== 'parameter' || definition.path.length > 0) return false;
  const entered = enteredFor(way, ref.file, definition.fn);
  const call = entered && exprOf(entered.call);
  const argument = call?.kind === 'call' || call?.kind === 'new' ? call.args[definition.index] : undefined;
  if (!entered || argument === undefined) return false;
  const given = s.graph.valuesOf(at(entered.call, argument)).filter((v) => v.kind === 'function');
  for (const value of given) if (value.kind === 'function') walkFunctionResult(s, ref, value, args, path, { ...way, within: entered.outer });
  return given.length > 0;
}

/** The result of a function of the code, or of the catalogue by its declared return type. */
function walkFunctionResult(s: Search, ref: Ref, callee: { readonly file: FileFacts; readonly fn: FnId }, args: readonly ExprId[], path: readonly Access[], way: Way): void {
  s.graph.touch(callee.file);
  const fact = callee.file.functions[callee.fn];
  if (!fact) return;
  if (fact.hasBody) {
    const known = s.found.length;
    walkReturns(s, callee.file, callee.fn, path, enter(way, callee.file, callee.fn, ref));
    // a container hands out what its signature says: `get<T>(type: new () => T): T`
    if (!foundKnown(s, known)) walkGenericResult(s, ref, { file: callee.file, params: fact.params, result: fact.returnType }, args, path, way);
    return;
  }
  const before = s.found.length;
  const roles = fact.roles.filter((role) => RESULT_ROLES.has(role.name));
  walkGenericResult(s, ref, { file: callee.file, params: fact.params, result: fact.returnType }, args, path, way);
  if (fact.returnType !== NONE) walkType(s, { file: callee.file, type: fact.returnType }, roles, path, ref, way);
  if (!foundKnown(s, before)) {
    if (path.length === 0) found(s, { kind: 'declared', shape: { kind: 'opaque', name: fact.name, roles }, roles, at: ref }, way, ref);
    else unknown(s, ref, 'external', way);
  }
  if (s.derived && !fact.roles.length) args.forEach((a) => { walk(s, at(ref, a), [], hop(way, ref, 'built')); });
}

function walkDeclaredResult(s: Search, ref: Ref, shape: Shape, roles: readonly Role[], args: readonly ExprId[], path: readonly Access[], way: Way): void {
  if (shape.kind !== 'function') { unknown(s, ref, 'external', way); return; }
  const before = s.found.length;
  if (shape.kind === 'function') walkGenericResult(s, ref, typeParts(shape), args, path, way);
  // a chooser: what it returns is one of what it was given
  const results = resultShapes(s.graph, shape);
  args.forEach((argument, index) => {
    const given = parameterShapes(s.graph, shape, index);
    const isChooser = given.some((g) => g.kind === 'collection' && shapesOf(s.graph, g.element).some((e) => results.some((r) => sameShape(e, r))));
    if (isChooser) walk(s, at(ref, argument), ['*', ...path], hop(way, ref, 'returned'));
  });
  if (foundKnown(s, before)) return;
  for (const result of results) walkShape(s, result, roles.filter((role) => RESULT_ROLES.has(role.name)), path, ref, way);
  if (s.found.length === before) unknown(s, ref, 'external', way, path);
}

interface Signature { readonly file: FileFacts; readonly params: readonly { readonly type: number }[]; readonly result: number }

function typeParts(shape: Extract<Shape, { kind: 'function' }>): Signature {
  const fact = shape.file.types[shape.type];
  return fact?.kind === 'function' ? { file: shape.file, params: fact.params, result: fact.result } : { file: shape.file, params: [], result: NONE };
}

/** `select<T>({ choices: { value: T }[] }): Promise<T>` returns one of the values it was given, wherever its signature has the T. */
function walkGenericResult(s: Search, ref: Ref, signature: Signature, args: readonly ExprId[], path: readonly Access[], way: Way): void {
  const { file } = signature;
  for (const given of parameterPaths(file, signature.result)) {
    signature.params.forEach((parameter, index) => {
      const argument = args[index];
      if (argument === undefined) return;
      for (const taken of parameterPaths(file, parameter.type)) {
        if (taken.name !== given.name || !startsWith(path, given.path)) continue;
        const rest = path.slice(given.path.length);
        if (taken.isResult) walkMade(s, ref, argument, rest, way);
        else walk(s, at(ref, argument), [...taken.path, ...rest], hop(way, ref, 'returned'));
      }
    });
  }
}

function sameShape(a: Shape, b: Shape): boolean {
  if (a.kind === 'interface' && b.kind === 'interface') return a.declaration === b.declaration;
  if (a.kind === 'class' && b.kind === 'class') return a.file === b.file && a.class === b.class;
  return a.kind === 'text' && b.kind === 'text';
}

/** What a callback returns, or an instance of the class that was given. */
function walkMade(s: Search, ref: Ref, argument: ExprId, path: readonly Access[], way: Way): void {
  const classes = s.graph.valuesOf(at(ref, argument)).filter((v) => v.kind === 'class');
  for (const made of classes) if (made.kind === 'class') walkInstance(s, made, true, path, hop(way, ref, 'built'), ref);
  if (classes.length === 0) walkCallbackResult(s, ref, argument, path, way);
}

/** What service containers are asked with: `container.resolve(Service)`, `inject(Service)`. */
const CONTAINER = /^(?:inject|get|resolve|getInstance|useService|make|instance)$/;

function walkContained(s: Search, ref: Ref, args: readonly ExprId[], path: readonly Access[], way: Way): void {
  const [first] = args;
  if (first === undefined || args.length > 2 || !CONTAINER.test(calleeName(ref))) return;
  for (const value of s.graph.valuesOf(at(ref, first))) if (value.kind === 'class' && !isCatalogue(value.file)) walkInstance(s, value, true, path, hop(way, ref, 'built'), ref);
}

function walkUnresolvedCall(s: Search, ref: Ref, args: readonly ExprId[], path: readonly Access[], way: Way): void {
  const before = s.found.length;
  walkContained(s, ref, args, path, way);
  if (foundKnown(s, before)) return;
  unknown(s, ref, 'external', way, path);
  if (s.derived && path.length === 0) args.forEach((a) => { walk(s, at(ref, a), [], hop(way, ref, 'built')); });
}

function walkBuiltin(s: Search, ref: Ref, name: string, receiver: Ref, args: readonly ExprId[], path: readonly Access[], way: Way): void {
  const next = hop(way, ref, 'read');
  const owner = exprAs(receiver, 'name');
  const [first] = args;
  if (owner?.variable === NONE) {
    const inner = helperPath(owner.name, name, path);
    if (inner) {
      const callback = owner.name === 'Array' && name === 'from' ? args[1] : undefined;
      if (callback !== undefined) { walkCallbackResult(s, ref, callback, path.slice(1), way); return; }
      (name === 'assign' || name === 'of' ? args : args.slice(0, 1)).forEach((a) => { walk(s, at(ref, a), inner, next); });
      return;
    }
    if (owner.name === 'JSON' || owner.name === 'String' || owner.name === 'structuredClone') {
      if (s.derived && first !== undefined) walk(s, at(ref, first), name === 'stringify' ? [] : path.slice(0, 0), hop(way, ref, 'built'));
      unknown(s, ref, 'computed', way);
      return;
    }
  }
  if (name === 'map' || name === 'flatMap') {
    if (!isElement(path[0])) return;
    if (path.length === 0) found(s, { kind: 'allocated', at: ref }, way, ref);
    if (path.length === 0 && !s.derived) return;
    if (first !== undefined) walkCallbackResult(s, ref, first, name === 'map' ? path.slice(1) : path, hop(way, ref, 'built'));
    return;
  }
  if (name === 'then' || name === 'catch' || name === 'reduce') {
    if (name === 'catch') walk(s, receiver, path, next);
    args.forEach((a) => { if (exprOf(at(ref, a)).kind === 'function' || name !== 'reduce') walkCallbackResult(s, ref, a, path, way); else walk(s, at(ref, a), path, next); });
    return;
  }
  if (name === 'bind') { walk(s, receiver, path, next); return; }
  if (name === 'concat') args.forEach((a) => { walk(s, at(ref, a), path, hop(way, ref, 'listed')); });
  const inner = receiverPath(name, path);
  if (name === 'flat') walk(s, receiver, ['*', ...path], next);
  if (inner) walk(s, receiver, inner, next);
  if (s.derived && TEXT_METHODS.has(name)) walk(s, receiver, [], next);
  else if (!inner) walkUnresolvedCall(s, ref, s.derived ? args : [], path, way);
  if (!inner && s.derived && !TEXT_METHODS.has(name)) walk(s, receiver, [], next);
}

/** A callback's parameters are not the arguments of the call it was passed to. */
function walkCallbackReturns(s: Search, call: Ref, value: { readonly file: FileFacts; readonly fn: FnId }, path: readonly Access[], way: Way): void {
  if (value.file.functions[value.fn]?.hasBody) walkReturns(s, value.file, value.fn, path, way);
  else walkFunctionResult(s, call, value, [], path, way);
}

function walkCallbackResult(s: Search, call: Ref, callback: ExprId, path: readonly Access[], way: Way): void {
  for (const value of s.graph.valuesOf(at(call, callback))) {
    if (value.kind === 'function') walkCallbackReturns(s, call, value, path, way);
    else if (value.kind === 'declared' && value.shape.kind === 'function') resultShapes(s.graph, value.shape).forEach((r) => { walkShape(s, r, value.roles, path, call, way); });
    else unknown(s, call, 'external', way);
  }
}

