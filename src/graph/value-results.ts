import type { Role, RoleName } from '../catalogue/roles.js';
import { type Access, type ExprId, type FileFacts, type FnId, NONE } from '../facts/model.js';
import { helperPath, isElement, isFold, receiverPath, TEXT_METHODS } from './builtins.js';
import { at, calleeName, collectionName, exprAs, exprOf, isCatalogue, numberOf, type Ref } from './code.js';
import type { ClassRef } from './graph.js';
import { isSubclass } from './hierarchy.js';
import { type ParameterPath, parameterPaths, startsWith } from './type-parameters.js';
import { parameterShapes, resultShapes, shapesOf } from './types.js';
import { walkContext } from './value-contexts.js';
import { contextKey, enter, enteredFor, found, foundKnown, hop, type Search, selfWithin, toWay, unknown, type Way } from './value-search.js';
import type { Shape } from './value.js';

/** Roles of a function that say what its result is, not what calling it does. */
const RESULT_ROLES = new Set<RoleName>(['model-output', 'tool-call-request', 'display-title', 'wire-name', 'prompt', 'tool', 'executable-prompt', 'prompt-as-tool']);

export function walkReturns(s: Search, file: FileFacts, fn: FnId, path: readonly Access[], way: Way): void {
  s.graph.touch(file);
  const fact = file.functions[fn];
  if (!fact) return;
  const key = `ret ${numberOf(file)}#${fn} ${path.join('.')}${contextKey(way)}`;
  if (s.seen.has(key)) return;
  s.seen.add(key);
  const before = s.found.length;
  if (fact.isGenerator && path[0] === '*') walkYields(s, file, fn, path.slice(1), way);
  for (const exit of fact.returns) if (exit.value !== NONE) s.to.expr(s, { file, id: exit.value }, path, hop(way, { file, id: exit.value }, 'returned'));
  if (fact.returnType !== NONE && !foundKnown(s, before)) {
    const ref = { file, id: fact.returns[0]?.value ?? NONE };
    s.to.type(s, { file, type: fact.returnType }, [], path, ref.id === NONE ? (way.hops?.at ?? ref) : ref, way);
  }
}

function walkYields(s: Search, file: FileFacts, fn: FnId, path: readonly Access[], way: Way): void {
  file.exprs.forEach((expr, id) => { if (expr.kind === 'yield' && expr.fn === fn && expr.value !== NONE) s.to.expr(s, { file, id: expr.value }, path, hop(way, { file, id }, 'returned')); });
}

export function walkNew(s: Search, ref: Ref, path: readonly Access[], way: Way): void {
  const expr = exprAs(ref, 'new');
  if (!expr) return;
  const collection = collectionName(ref);
  if (collection !== undefined) {
    walkAllocation(s, ref, collection, expr.args[0], path, way);
    s.to.typeArgument(s, ref, collection, expr.type, path, way);
    return;
  }
  for (const value of s.graph.valuesOf(at(ref, expr.callee))) {
    if (value.kind === 'class') {
      if (isCatalogue(value.file)) s.to.shape(s, { kind: 'class', file: value.file, class: value.class }, [], path, ref, hop(way, ref, 'built'));
      else walkMadeInstance(s, ref, value, expr.callee, path, hop(way, ref, 'built'));
      if (s.derived && path.length === 0) expr.args.forEach((a) => { s.to.expr(s, at(ref, a), [], hop(way, ref, 'built')); });
    } else if (value.kind === 'declared' && value.shape.kind === 'constructor') s.to.instance(s, value.shape, true, path, way, ref);
    else unknown(s, ref, 'external', way);
  }
}

/** `new this()` in a static method makes one of what the method was called on. */
function walkMadeInstance(s: Search, ref: Ref, type: ClassRef, callee: ExprId, path: readonly Access[], way: Way): void {
  const isOwn = exprOf(at(ref, callee)).kind === 'this';
  const self = isOwn ? selfWithin(way) : undefined;
  if (self && isSubclass(s.graph, self, type)) s.to.instance(s, self, true, path, way, ref);
  else s.to.instance(s, type, !isOwn, path, way, ref);
}

/** The class that a static method is called on. */
function calledOn(s: Search, call: Ref): ClassRef | undefined {
  const member = exprAs(at(call, exprAs(call, 'call')?.callee ?? NONE), 'member');
  const classes = member ? s.graph.valuesOf(at(call, member.object)).filter((v) => v.kind === 'class') : [];
  return classes.length === 1 ? classes[0] : undefined;
}

/** `new Map(entries)`, `new Set(items)`: what is put in later is found at the uses of the variable or field that holds it. */
function walkAllocation(s: Search, ref: Ref, name: string, first: ExprId | undefined, path: readonly Access[], way: Way): void {
  if (path.length === 0) { found(s, { kind: 'allocated', at: ref }, way, ref); return; }
  const [head, ...rest] = path;
  if (first === undefined || (head !== '*' && head !== '#' && !/^\d+$/.test(head ?? ''))) return;
  const isMap = name.endsWith('Map');
  if (!isMap) { s.to.expr(s, at(ref, first), head === '#' ? ['*', ...rest] : path, hop(way, ref, 'read')); return; }
  if (head === '#') s.to.expr(s, at(ref, first), ['*', '0', ...rest], hop(way, ref, 'read'));
  else if (head === '*' && (rest[0] === '0' || rest[0] === '1')) s.to.expr(s, at(ref, first), path, hop(way, ref, 'read'));
  else s.to.expr(s, at(ref, first), ['*', '1', ...rest], hop(way, ref, 'read'));
}

export function walkCall(s: Search, ref: Ref, path: readonly Access[], way: Way): void {
  const expr = exprAs(ref, 'call');
  if (!expr) return;
  const next = hop(way, ref, 'returned');
  if (walkGivenCallback(s, ref, expr.callee, expr.args, path, next) || walkContext(s, ref, expr.args, path, way)) return;
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
  for (const value of given) if (value.kind === 'function') walkFunctionResult(s, ref, value, args, path, toWay(way.hops, way.climbs, entered.outer, way.isOneOfMany));
  return given.length > 0;
}

/** The result of a function of the code, or of the catalogue by its declared return type. */
function walkFunctionResult(s: Search, ref: Ref, callee: { readonly file: FileFacts; readonly fn: FnId }, args: readonly ExprId[], path: readonly Access[], way: Way): void {
  s.graph.touch(callee.file);
  const fact = callee.file.functions[callee.fn];
  if (!fact) return;
  if (fact.hasBody) {
    const known = s.found.length;
    walkReturns(s, callee.file, callee.fn, path, enter(way, callee.file, callee.fn, ref, fact.isStatic ? calledOn(s, ref) : undefined));
    // a container hands out what its signature says: `get<T>(type: new () => T): T`
    if (!foundKnown(s, known)) walkGenericResult(s, ref, { file: callee.file, params: fact.params, result: fact.returnType }, args, path, way);
    return;
  }
  const before = s.found.length;
  const roles = fact.roles.filter((role) => RESULT_ROLES.has(role.name));
  walkGenericResult(s, ref, { file: callee.file, params: fact.params, result: fact.returnType }, args, path, way);
  if (fact.returnType !== NONE) s.to.type(s, { file: callee.file, type: fact.returnType }, roles, path, ref, way);
  if (!foundKnown(s, before)) {
    if (path.length === 0) found(s, { kind: 'declared', shape: { kind: 'opaque', name: fact.name, roles }, roles, at: ref }, way, ref);
    else unknown(s, ref, 'external', way);
  }
  if (s.derived && !fact.roles.length) args.forEach((a) => { s.to.expr(s, at(ref, a), [], hop(way, ref, 'built')); });
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
    if (isChooser) s.to.expr(s, at(ref, argument), ['*', ...path], hop(way, ref, 'returned'));
  });
  if (foundKnown(s, before)) return;
  for (const result of results) s.to.shape(s, result, roles.filter((role) => RESULT_ROLES.has(role.name)), path, ref, way);
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
  const results = parameterPaths(file, signature.result);
  walkWrittenArgument(s, ref, results, path, way);
  for (const given of results) {
    signature.params.forEach((parameter, index) => {
      const argument = args[index];
      if (argument === undefined) return;
      for (const taken of parameterPaths(file, parameter.type)) {
        if (taken.name !== given.name || !startsWith(path, given.path)) continue;
        const rest = path.slice(given.path.length);
        if (taken.isResult) walkMade(s, ref, argument, rest, way);
        else s.to.expr(s, at(ref, argument), [...taken.path, ...rest], hop(way, ref, 'returned'));
      }
    });
  }
}

/** `useState<Entry[]>([])`: the one type parameter of a result is what is written at the call. */
function walkWrittenArgument(s: Search, ref: Ref, results: readonly ParameterPath[], path: readonly Access[], way: Way): void {
  const written = ref.file.types[exprAs(ref, 'call')?.type ?? NONE];
  const [type] = written?.kind === 'reference' && written.args.length === 1 ? written.args : [];
  if (type === undefined || new Set(results.map((r) => r.name)).size !== 1) return;
  for (const given of results) if (!given.isResult && startsWith(path, given.path)) s.to.type(s, { file: ref.file, type }, [], path.slice(given.path.length), ref, way);
}

function sameShape(a: Shape, b: Shape): boolean {
  if (a.kind === 'interface' && b.kind === 'interface') return a.declaration === b.declaration;
  if (a.kind === 'class' && b.kind === 'class') return a.file === b.file && a.class === b.class;
  return a.kind === 'text' && b.kind === 'text';
}

/** What a callback returns, or an instance of the class that was given. */
function walkMade(s: Search, ref: Ref, argument: ExprId, path: readonly Access[], way: Way): void {
  const classes = s.graph.valuesOf(at(ref, argument)).filter((v) => v.kind === 'class');
  for (const made of classes) if (made.kind === 'class') s.to.instance(s, made, true, path, hop(way, ref, 'built'), ref);
  if (classes.length === 0) walkCallbackResult(s, ref, argument, path, way);
}

/** What service containers are asked with: `container.resolve(Service)`, `inject(Service)`. */
const CONTAINER = /^(?:inject|get|resolve|getInstance|useService|make|instance)$/;

function walkContained(s: Search, ref: Ref, args: readonly ExprId[], path: readonly Access[], way: Way): void {
  const [first] = args;
  if (first === undefined || args.length > 2 || !CONTAINER.test(calleeName(ref))) return;
  for (const value of s.graph.valuesOf(at(ref, first))) if (value.kind === 'class' && !isCatalogue(value.file)) s.to.instance(s, value, true, path, hop(way, ref, 'built'), ref);
}

function walkUnresolvedCall(s: Search, ref: Ref, args: readonly ExprId[], path: readonly Access[], way: Way): void {
  const before = s.found.length;
  walkContained(s, ref, args, path, way);
  if (foundKnown(s, before)) return;
  unknown(s, ref, 'external', way, path);
  if (s.derived && path.length === 0) args.forEach((a) => { s.to.expr(s, at(ref, a), [], hop(way, ref, 'built')); });
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
      (name === 'assign' || name === 'of' ? args : args.slice(0, 1)).forEach((a) => { s.to.expr(s, at(ref, a), inner, next); });
      return;
    }
    if (owner.name === 'JSON' || owner.name === 'String' || owner.name === 'structuredClone') {
      if (s.derived && first !== undefined) s.to.expr(s, at(ref, first), name === 'stringify' ? [] : path.slice(0, 0), hop(way, ref, 'built'));
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
  if (name === 'then' || name === 'catch' || isFold(name)) {
    if (name === 'catch') s.to.expr(s, receiver, path, next);
    args.forEach((a) => { if (exprOf(at(ref, a)).kind === 'function' || !isFold(name)) walkCallbackResult(s, ref, a, path, way); else s.to.expr(s, at(ref, a), path, next); });
    return;
  }
  if (name === 'bind') { s.to.expr(s, receiver, path, next); return; }
  if (name === 'concat') args.forEach((a) => { s.to.expr(s, at(ref, a), path, hop(way, ref, 'listed')); });
  const inner = receiverPath(name, path);
  if (name === 'flat') s.to.expr(s, receiver, ['*', ...path], next);
  if (inner) s.to.expr(s, receiver, inner, next);
  if (s.derived && TEXT_METHODS.has(name)) s.to.expr(s, receiver, [], next);
  else if (!inner) walkUnresolvedCall(s, ref, s.derived ? args : [], path, way);
  if (!inner && s.derived && !TEXT_METHODS.has(name)) s.to.expr(s, receiver, [], next);
}

/** A callback's parameters are not the arguments of the call it was passed to. */
function walkCallbackReturns(s: Search, call: Ref, value: { readonly file: FileFacts; readonly fn: FnId }, path: readonly Access[], way: Way): void {
  if (value.file.functions[value.fn]?.hasBody) walkReturns(s, value.file, value.fn, path, way);
  else walkFunctionResult(s, call, value, [], path, way);
}

function walkCallbackResult(s: Search, call: Ref, callback: ExprId, path: readonly Access[], way: Way): void {
  for (const value of s.graph.valuesOf(at(call, callback))) {
    if (value.kind === 'function') walkCallbackReturns(s, call, value, path, way);
    else if (value.kind === 'declared' && value.shape.kind === 'function') resultShapes(s.graph, value.shape).forEach((r) => { s.to.shape(s, r, value.roles, path, call, way); });
    else unknown(s, call, 'external', way);
  }
}
