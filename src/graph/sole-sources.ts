import { type FileFacts, type FnId, type RegionId } from '../facts/model.js';
import { calleeName, exprAs, exprOf, isInRegion, isNullish, type Ref, refKey } from './code.js';
import { isReturned } from './expected.js';
import type { Rendered, RenderHop } from './rendered.js';
import type { Swallow } from './swallow.js';

/**
 * Does everything that is answered come out of what failed? An answer that lost one part of several is still an answer, and to leave out a decoration
 * is often meant; one whose only source failed and which is empty says something false.
 */
export function isWholeAnswer(rendered: Rendered, swallow: Swallow): boolean {
  const { kind, hops, value } = swallow;
  if (kind === 'coerced' || kind === 'nullText' || kind === 'settled' || value === undefined || !isReturned(value) || onlyParses(swallow) || isNullish(value)) return false;
  return isOnlySourceAlong(rendered, hops);
}

/** Each function on the way gets its answer from this call alone. */
export function isOnlySourceAlong(rendered: Rendered, hops: RenderHop | undefined): boolean {
  for (let hop = hops; hop; hop = hop.from) if (!isOnlySource(rendered, hop.call)) return false;
  return true;
}

/** Nothing but the form of a text can be wrong: `try { return JSON.parse(column) } catch { return {} }` reads what the program wrote itself. */
function onlyParses({ at: { file }, try: attempt }: Swallow): boolean {
  if (!attempt) return false;
  const inTry = file.exprs.flatMap((expr, id) => (isInRegion(file, expr.region, attempt.tryRegion) && (expr.kind === 'await' || expr.kind === 'call') ? [{ file, id }] : []));
  return inTry.every((ref) => exprOf(ref).kind === 'call' && LOCAL.has(calleeName(ref)));
}

/** Calls that work on what is there already. */
const LOCAL = new Set(['parse', 'isArray', 'String', 'Number', 'Boolean', 'keys', 'values', 'entries', 'map', 'filter', 'trim', 'split', 'join', 'toString', 'includes', 'decode', 'decodeURIComponent', 'from']);

/** Nothing else is awaited or called for content in the function of the call. */
function isOnlySource(rendered: Rendered, call: Ref): boolean {
  const { file } = call;
  const { fn } = exprOf(call);
  const others = new Set<string>();
  for (const { hops } of rendered.functions.values()) if (hops && hops.call.file === file && exprOf(hops.call).fn === fn && runsBeside(file, exprOf(hops.call).region, exprOf(call).region) && mayFail(rendered, hops.call)) others.add(refKey(hops.call));
  others.delete(refKey(call));
  return others.size === 0 && !awaitsOther(file, fn, call);
}

/** Of two arms of a switch only one runs. */
const runsBeside = (file: FileFacts, one: RegionId, other: RegionId): boolean => one === other || one === 0 || other === 0 || isInRegion(file, one, other) || isInRegion(file, other, one);

/** A helper that only formats is no source. */
function mayFail(rendered: Rendered, call: Ref): boolean {
  return [...rendered.functions.values()].some(({ file, fn, hops }) => hops !== undefined && refKey(hops.call) === refKey(call) && isSource(file, fn));
}

function isSource(file: FileFacts, fn: FnId): boolean {
  return (file.functions[fn]?.isAsync ?? false) || file.tries.some((t) => t.fn === fn);
}

function awaitsOther(file: FileFacts, fn: FnId, call: Ref): boolean {
  return file.exprs.some((expr) => expr.kind === 'await' && expr.fn === fn && runsBeside(file, expr.region, exprOf(call).region) && expr.value !== call.id && !holds(file, expr.value, call.id) && !isTold(file, expr.value));
}

function holds(file: FileFacts, outer: number, inner: number): boolean {
  const [a, b] = [file.exprs[outer], file.exprs[inner]];
  return a !== undefined && b !== undefined && a.start <= b.start && a.end >= b.end;
}

/** `await logger.info(…)`, `await server.sendLoggingMessage(…)`: says something, brings nothing. */
function isTold(file: FileFacts, id: number): boolean {
  const call = exprAs({ file, id }, 'call');
  const member = call && exprAs({ file, id: call.callee }, 'member');
  return member !== undefined && /^(?:log|info|warn|debug|error|send\w*|notify\w*|report\w*|track\w*|connect|ensure\w*|init\w*)$/.test(member.property);
}
