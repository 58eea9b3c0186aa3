import { type FileFacts, type FnId, NONE } from '../facts/model.js';
import { callable } from './callees.js';
import { ELEMENT_CALLBACKS, TEXT_METHODS } from './builtins.js';
import { at, calleeName, exprAs, exprOf, isInFunction, type Ref } from './code.js';
import { statementContext } from './expected.js';
import type { Callee, Graph, OriginMode } from './graph.js';
import { ownOf, type Registration } from './registration.js';
import type { Entered } from './value-search.js';
import type { Hop, Origin } from './value.js';
import { originsOf } from './values.js';

/** Where a search for effects stands: whose handler it is, and the calls that led to the function it looks at. */
export interface Scope {
  readonly graph: Graph;
  readonly own: Pick<Registration, 'row' | 'name'>;
  readonly within: Entered | undefined;
  /** The function that is looked at. */
  readonly fn: number;
  /** The names of the functions on the way. */
  readonly names: readonly string[];
}

/** Values as they are for the calls that led here, and for the primitive's own row. */
export function originsIn({ graph, own, within }: Scope, ref: Ref, path: readonly string[], mode: OriginMode): readonly Origin[] {
  return ownOf(within ? originsOf(graph, ref, path, mode, within) : graph.originsOf(ref, path, mode), own);
}

/** What a call runs, when it is made in the course of the calls that led here. */
export function calleesIn(scope: Scope, call: Ref): readonly Callee[] {
  const { graph } = scope;
  const usual = graph.calleesOf(call);
  const expr = exprAs(call, 'call');
  if (!expr || !isOpenCall(scope, call, expr.callee, usual)) return expr ? promisified(graph, call, usual) : usual;
  const callee = exprAs(at(call, expr.callee), 'member');
  const target = callee && (callee.property === 'call' || callee.property === 'apply') ? callee.object : expr.callee;
  const found = originsIn(scope, at(call, target), [], 'value').flatMap(({ value }) => callable(value));
  return found.length > 0 ? unique(found) : promisified(graph, call, usual);
}

const COMMON = new Set(['push', 'set', 'add', 'has', 'get', 'join', 'then', 'catch', 'finally', 'reduce', 'keys', 'entries', 'values', 'includes', 'startsWith', 'endsWith', 'test', 'exec', 'indexOf', 'charCodeAt', 'toISOString', 'getTime', 'toFixed', 'json', 'text', 'parse', 'safeParse', 'log', 'warn', 'error', 'info', 'debug', 'describe', 'optional', 'string', 'number', 'object', 'enum', 'default', 'min', 'max']);

/** Would the calls that led here say more than the call alone? When it may run several functions, or hangs on what they gave. */
function isOpenCall({ own, within }: Scope, call: Ref, callee: number, usual: readonly Callee[]): boolean {
  if (!within && !own.row) return false;
  const functions = usual.filter((c) => c.kind === 'function').length;
  if (functions > 0) return functions > 1;
  if (!within || usual.some((c) => c.kind === 'declared' && c.roles.length > 0)) return false;
  const name = calleeName(call);
  return !COMMON.has(name) && !TEXT_METHODS.has(name) && !ELEMENT_CALLBACKS.has(name) && isGiven(call, callee);
}

function unique(callees: readonly Callee[]): Callee[] {
  const seen = new Set<string>();
  return callees.filter((c) => { const key = c.kind === 'function' ? `${c.file.path}#${c.fn}` : JSON.stringify([c.kind, c.kind === 'constructor' ? c.class : '']); return c.kind === 'declared' || (!seen.has(key) && seen.add(key)); });
}

/** A parameter of a function around this one that the calls that led here do not pass through: nobody knows which call made it. */
export function isGivenElsewhere(scope: Scope, call: Ref): boolean {
  const expr = exprAs(call, 'call');
  const callee = expr && exprAs(at(call, expr.callee), 'name');
  const variable = callee && call.file.variables[callee.variable];
  if (!variable?.definitions.some((d) => d.kind === 'parameter') || isInFunction(call.file, variable.fn, scope.fn)) return false;
  for (let entered = scope.within; entered; entered = entered.outer) if (entered.file === call.file && entered.fn === variable.fn) return false;
  return true;
}

/** Does what is called hang on a parameter, or on the object whose method this is? */
function isGiven(call: Ref, callee: number, depth = 0): boolean {
  if (callee === NONE || depth > 3) return false;
  let ref = at(call, callee);
  for (let expr = exprOf(ref); ; expr = exprOf(ref)) {
    if (expr.kind === 'member' || expr.kind === 'element') ref = at(ref, expr.object);
    else if (expr.kind === 'this') return true;
    else if (expr.kind === 'name') return call.file.variables[expr.variable]?.definitions.some((d) => d.kind === 'parameter' || (d.kind === 'value' && isGiven(call, d.value, depth + 1))) ?? false;
    else return false;
  }
}

/** `const run = promisify(exec)` */
function promisified(graph: Graph, call: Ref, usual: readonly Callee[]): readonly Callee[] {
  const expr = exprAs(call, 'call');
  const name = expr && exprAs(at(call, expr.callee), 'name');
  if (!name || usual.some((c) => c.kind !== 'builtin')) return usual;
  const made = graph.originsOf(at(call, expr.callee), [], 'value').flatMap(({ value, hops }) => {
    const maker = value.kind === 'unknown' ? value.at : hops?.at;
    const inner = maker && exprAs(maker, 'call');
    const called = inner && maker && exprOf(at(maker, inner.callee));
    const word = called?.kind === 'member' ? called.property : called?.kind === 'name' ? called.name : '';
    return inner && maker && word === 'promisify' && inner.args[0] !== undefined ? graph.valuesOf(at(maker, inner.args[0])).flatMap(callable) : [];
  });
  return made.length > 0 ? made : usual;
}

/** Texts an expression may be; what is put into them stands as `${}`. Nothing for what is not written in the code. */
export function textsIn(scope: Scope, ref: Ref | undefined, path: readonly string[] = []): readonly string[] {
  if (!ref) return [];
  return originsIn(scope, ref, path, 'value').flatMap(({ value }) => {
    if (value.kind === 'literal') return typeof value.value === 'string' ? [value.value] : [];
    return value.kind === 'text' ? forms(scope, value.at) : [];
  });
}

const MAX_FORMS = 6;

/** The forms a text may take, with the literals that are put into it. */
function forms(scope: Scope, ref: Ref): readonly string[] {
  const expr = exprAs(ref, 'template');
  if (!expr || expr.parts.length === 0 || expr.parts.length > 4) return [written(ref)];
  let all = [expr.texts[0] ?? ''];
  expr.parts.forEach((part, i) => {
    const given = exprOf(at(ref, part)).kind === 'name' ? literalsOf(scope, at(ref, part)) : [];
    all = (given.length > 0 ? given : ['${}']).flatMap((text) => all.map((before) => before + text + (expr.texts[i + 1] ?? ''))).slice(0, MAX_FORMS);
  });
  return all;
}

function literalsOf(scope: Scope, ref: Ref): string[] {
  const values = originsIn(scope, ref, [], 'value').map(({ value }) => value);
  const texts = values.flatMap((v) => (v.kind === 'literal' && typeof v.value === 'string' ? [v.value] : []));
  return texts.length === values.length ? [...new Set(texts)].slice(0, 3) : [];
}

function written(ref: Ref, depth = 0): string {
  const expr = exprOf(ref);
  if (expr.kind === 'literal') return String(expr.value);
  if (expr.kind === 'template') return expr.texts.join('${}');
  if (expr.kind === 'binary' && expr.operator === '+' && depth < 40) return written(at(ref, expr.left), depth + 1) + written(at(ref, expr.right), depth + 1);
  return '${}';
}

/** Every text that goes into an expression, and the names of what does. */
export function wordsIn(scope: Scope, ref: Ref | undefined): string {
  if (!ref) return '';
  const own = namesWithin(ref);
  const texts = originsIn(scope, ref, [], 'derived').flatMap(({ value, hops }) => {
    const through = callsOn(hops);
    if (value.kind === 'literal') return typeof value.value === 'string' ? [value.value, ...through] : through;
    return value.kind === 'text' ? [written(value.at), ...through] : value.kind === 'unknown' && value.at.file === ref.file ? [...namesWithin(value.at), ...through] : through;
  });
  return [...own, ...texts].join(' ');
}

function callsOn(hops: Hop | undefined): string[] {
  const names: string[] = [];
  for (let hop = hops; hop; hop = hop.from) if (exprOf(hop.at).kind === 'call') names.push(calleeName(hop.at));
  return names;
}

function namesWithin({ file, id }: Ref): string[] {
  const { start, end } = exprOf({ file, id });
  if (end - start > 400) return [];
  return file.exprs.flatMap((e) => (e.start >= start && e.end <= end ? (e.kind === 'name' ? [e.name] : e.kind === 'member' ? [e.property] : []) : []));
}

/** Does somebody wait for what the call gives? */
export function isAwaited(call: Ref): boolean {
  const { parent } = exprOf(call);
  if (parent === NONE) { const context = statementContext(call.file).get(call.id); return context?.kind === 'returned' && !isDropped(call.file, context.fn); }
  const holder = exprOf(at(call, parent));
  if (holder.kind === 'await') return true;
  if (holder.kind === 'member') return ['then', 'catch', 'finally'].includes(holder.property);
  if (holder.kind === 'cast' || holder.kind === 'choice' || holder.kind === 'array') return isAwaited(at(call, parent));
  if (holder.kind === 'call') return ['all', 'allSettled', 'race'].includes(memberName(at(call, holder.callee)));
  return false;
}

/** `list.forEach((x) => f(x))`: nobody takes what the callback returns. */
function isDropped(file: FileFacts, fn: FnId): boolean {
  const made = file.functions[fn]?.expr ?? NONE;
  const parent = file.exprs[made]?.parent ?? NONE;
  return parent !== NONE && calleeName({ file, id: parent }) === 'forEach';
}

function memberName(ref: Ref): string {
  const expr = exprOf(ref);
  return expr.kind === 'member' ? expr.property : expr.kind === 'name' ? expr.name : '';
}

/** Is what the expression stands for made by the functions that are looked at, so that it ends with the call? */
export function isLocal(scope: Scope, ref: Ref): boolean {
  const expr = exprOf(ref);
  if (expr.kind === 'member' || expr.kind === 'element') return isLocal(scope, at(ref, expr.object));
  if (expr.kind !== 'name') return expr.kind !== 'this';
  const variable = ref.file.variables[expr.variable];
  if (!variable || isInFunction(ref.file, variable.fn, scope.fn)) return true;
  for (let entered = scope.within; entered; entered = entered.outer) if (entered.file === ref.file && entered.fn !== NONE && isInFunction(ref.file, variable.fn, entered.fn)) return true;
  return false;
}
