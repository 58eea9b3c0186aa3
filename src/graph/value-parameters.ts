import { type Access, type Definition, type ExprId, type FileFacts, type FnId, NONE } from '../facts/model.js';
import { isElement } from './builtins.js';
import { at, exprAs, exprOf, type Ref } from './code.js';
import type { Graph, Invocation } from './graph.js';
import { parameterShapes, shapesOf } from './types.js';
import { type Entered, enteredFor, foundKnown, hop, type Search, toWay, unknown, type Way } from './value-search.js';
import { isNominal } from './value-types.js';
import type { Shape } from './value.js';

/** A parameter: its declared type when that names a class or a type of the catalogue, the callers' arguments otherwise. */
export function walkParameter(s: Search, file: FileFacts, definition: Extract<Definition, { kind: 'parameter' }>, inner: readonly Access[], way: Way, ref: Ref): void {
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
  const shapes = declared.length > 0 ? declared : landedParameter(s.graph, file, definition.fn, definition.index);
  if (shapes.length > 0) shapes.forEach((shape) => { s.to.shape(s, shape, [], path, ref, way); });
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
  s.to.expr(s, at(entered.call, argument), path, toWay({ at: entered.call, note: 'argument', from: way.hops }, way.climbs, entered.outer, way.isOneOfMany));
  return foundKnown(s, before);
}

/** `...parts` holds the arguments from there on. */
function walkRestArguments(s: Search, { call, outer }: Entered, args: readonly ExprId[], path: readonly Access[], way: Way): boolean {
  if (!isElement(path[0])) return false;
  const before = s.found.length;
  const next = toWay({ at: call, note: 'argument', from: way.hops }, way.climbs, outer, way.isOneOfMany);
  for (const argument of args) s.to.expr(s, at(call, argument), path.slice(1), next);
  return foundKnown(s, before);
}

/** `event.target.value` in a handler of an element: the values of the options below it. */
function walkEventValue(s: Search, file: FileFacts, fn: FnId, path: readonly Access[], way: Way): boolean {
  const [target, value] = path;
  const handler = file.functions[fn]?.expr ?? NONE;
  const element = file.exprs[file.exprs[handler]?.parent ?? NONE];
  if (element?.kind !== 'jsx' || (target !== 'target' && target !== 'currentTarget') || value !== 'value') return false;
  file.exprs.forEach((expr, id) => {
    if (expr.kind !== 'jsx' || expr.start <= element.start || expr.end >= element.end) return;
    for (const attribute of expr.attributes) if (attribute.key === 'value') s.to.expr(s, { file, id: attribute.value }, path.slice(2), hop(way, { file, id }, 'element'));
  });
  return true;
}

export function walkArguments(s: Search, file: FileFacts, definition: Extract<Definition, { kind: 'parameter' }>, path: readonly Access[], way: Way): void {
  if (way.climbs >= s.climb) return;
  if (s.mode === 'local' && !isCallback(file, definition.fn)) return;
  if (definition.rest && !isElement(path[0])) return;
  for (const invocation of s.graph.callersOf(file, definition.fn).invocations) {
    if (s.mode === 'local' && (invocation.site.file !== file || exprOf(invocation.site).fn !== file.functions[definition.fn]?.parent)) continue;
    // the callback of a loop is written inside the function whose list it walks, which is no step up
    const isInside = invocation.site.file === file && exprOf(invocation.site).fn === file.functions[definition.fn]?.parent;
    const climbs = isInside && isCallback(file, definition.fn) ? way.climbs : way.climbs + 1;
    const next = toWay({ at: invocation.site, note: 'argument', from: way.hops }, climbs, undefined, way.isOneOfMany);
    if (definition.rest) { walkRest(s, invocation, definition.index, path, next); continue; }
    const argument = invocation.argument(definition.index);
    if (argument) s.to.expr(s, argument.ref, [...argument.path, ...path], next);
  }
}

/** `...steps` of a call: the argument at that index, or all of them from there on. */
function walkRest(s: Search, { argument }: Invocation, from: number, [step = '*', ...rest]: readonly Access[], way: Way): void {
  const first = step === '*' ? 0 : Number(step);
  for (let index = from + first; index < from + (step === '*' ? MAX_REST : first + 1); index++) {
    const given = argument(index);
    if (!given) return;
    // what is spread in the call holds all that follow
    const isSpread = step === '*' && given.path.length > 0;
    s.to.expr(s, given.ref, isSpread ? ['*', ...rest] : [...given.path, ...rest], way);
    if (isSpread) return;
  }
}

const MAX_REST = 24;

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

/** The same for a function that is handed by its name to something of the catalogue. */
function landedParameter(graph: Graph, file: FileFacts, fn: FnId, index: number): Shape[] {
  return graph.callersOf(file, fn).landings.flatMap(({ at: place }) => {
    const call = exprAs(place, 'call') ?? exprAs(place, 'new');
    const places = call ? call.args.map((id) => at(place, id)).filter((arg) => graph.valuesOf(arg).some((v) => v.kind === 'function' && v.file === file && v.fn === fn)) : [];
    return places.flatMap((ref) => graph.expectedTypes(ref).flatMap((shape) => (shape.kind === 'function' ? parameterShapes(graph, shape, index) : [])));
  });
}
