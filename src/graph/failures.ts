import { NONE, type ExprId, type FileFacts, type FnId, type RegionId, type TryFact, type VarId } from '../facts/model.js';
import { calleeRoles } from './callees.js';
import { at, calleeName, exprAs, exprOf, refKey, type Ref } from './code.js';
import { isDefault } from './defaults.js';
import type { Graph } from './graph.js';
import type { Rendered, RenderHop } from './rendered.js';
import { isHandled } from './handled.js';
import { declaredMembers } from './types.js';
import { roleOf, type Value } from './value.js';

export type SwallowKind = 'caught' | 'rejection' | 'status' | 'settled' | 'ignoredError' | 'unchecked' | 'coerced' | 'nullText';

/** A place where a failure becomes a value that is rendered as if it were data. */
export interface Swallow {
  readonly kind: SwallowKind;
  readonly at: { readonly file: FileFacts; readonly start: number; readonly end: number };
  readonly key: string;
  readonly hops: RenderHop | undefined;
  /** The catch clause, when it is one: for the suggestion. */
  readonly try: TryFact | undefined;
}

/** Every swallowed failure in what a handler renders. */
export function swallowsIn(graph: Graph, rendered: Rendered): Swallow[] {
  const found: Swallow[] = [];
  for (const { file, fn, hops } of rendered.functions.values()) found.push(...inFunction(graph, file, fn, hops));
  for (const { file, variable, hops } of rendered.variables.values()) found.push(...inVariable(graph, file, variable, hops));
  for (const { ref, hops } of rendered.exprs.values()) found.push(...inExpression(graph, ref, hops));
  for (const { ref, run, hops } of rendered.callbacks.values()) {
    if (ignoresFirst(ref)) found.push(swallow('ignoredError', ref, hops));
    else if (resolvesOnError(graph, run)) found.push(swallow('ignoredError', run, hops));
  }
  const seen = new Set<string>();
  return found.filter((s) => !seen.has(s.key) && seen.add(s.key));
}

function swallow(kind: SwallowKind, ref: Ref, hops: RenderHop | undefined): Swallow {
  const { start, end } = exprOf(ref);
  return { kind, at: { file: ref.file, start, end }, key: `${kind} ${refKey(ref)}`, hops, try: undefined };
}

function caught(file: FileFacts, fact: TryFact, hops: RenderHop | undefined): Swallow {
  const { start, end } = fact.catchSpan ?? fact;
  return { kind: 'caught', at: { file, start, end }, key: `catch ${file.path}:${start}`, hops, try: fact };
}

// — results of a function —

function inFunction(graph: Graph, file: FileFacts, fn: FnId, hops: RenderHop | undefined): Swallow[] {
  const fact = file.functions[fn];
  if (!fact) return [];
  const found: Swallow[] = [];
  for (const exit of fact.returns) {
    const attempt = enclosingCatch(file, exit.region);
    if (attempt && isSwallowing(graph, file, attempt) && isDefault(graph, { file, id: exit.value }) && !isHandled(hops)) found.push(caught(file, attempt, hops));
    const test = statusTest(file, exit.region);
    if (!attempt && test !== undefined && isDefault(graph, { file, id: exit.value }) && exit.value !== NONE && !isHandled(hops)) found.push(swallow('status', { file, id: exit.value }, hops));
  }
  // a function that has results but falls off the end of its catch answers undefined
  for (const attempt of file.tries) {
    if (attempt.fn !== fn || attempt.catchRegion === NONE || !isSwallowing(graph, file, attempt)) continue;
    const returnsInTry = fact.returns.some((e) => e.value !== NONE && isUnder(file, e.region, attempt.tryRegion));
    const leaves = fact.returns.some((e) => isUnder(file, e.region, attempt.catchRegion));
    const goesOn = fact.returns.some((e) => e.start > (attempt.catchSpan?.end ?? attempt.end));
    if (returnsInTry && !leaves && !goesOn && !isHandled(hops)) found.push(caught(file, attempt, hops));
  }
  return found;
}

function enclosingCatch(file: FileFacts, region: RegionId): TryFact | undefined {
  for (let id = region; id > 0; id = file.regions[id]?.parent ?? 0) {
    const fact = file.regions[id];
    if (fact?.kind === 'function') return undefined;
    if (fact?.kind === 'catch') return file.tries[fact.try];
  }
  return undefined;
}

function isUnder(file: FileFacts, region: RegionId, outer: RegionId): boolean {
  for (let id = region; id > 0; id = file.regions[id]?.parent ?? 0) if (id === outer) return true;
  return false;
}

/** Something in the try block can fail for reasons outside the program, and the catch clause lets no failure out. */
function isSwallowing(graph: Graph, file: FileFacts, attempt: TryFact): boolean {
  if (attempt.catchRegion === NONE) return false;
  const fn = file.functions[attempt.fn];
  if (fn?.throws.some((t) => isUnder(file, t.region, attempt.catchRegion))) return false;
  if (leavesByCall(file, attempt) || isThrownLater(file, attempt) || triesAgain(graph, file, attempt)) return false;
  return file.exprs.some((expr, id) => isUnder(file, expr.region, attempt.tryRegion) && isFallible(graph, { file, id }));
}

/** The catch clause makes another attempt, whose failure goes on. */
function triesAgain(graph: Graph, file: FileFacts, attempt: TryFact): boolean {
  return file.exprs.some((expr, id) => isUnder(file, expr.region, attempt.catchRegion) && (expr.kind === 'await' || expr.kind === 'call') && isFallible(graph, { file, id }) && !/^(?:log|warn|error|info|debug|trace|report|notify|capture\w*|record\w*)$/i.test(awaitedName(file, id)));
}

function awaitedName(file: FileFacts, id: ExprId): string {
  const expr = file.exprs[id];
  return expr?.kind === 'await' ? calleeName({ file, id: expr.value }) : calleeName({ file, id });
}

/** `catch (error) { last = error; } … throw last;`, `errors.push(error); … throw new AggregateError(errors)` */
function isThrownLater(file: FileFacts, attempt: TryFact): boolean {
  const holders = (file.variables[attempt.caught]?.uses ?? []).flatMap((use) => holderOfCaught(file, use));
  const thrown = file.functions[attempt.fn]?.throws ?? [];
  return thrown.some((t) => holders.some((h) => (file.variables[h]?.uses ?? []).some((use) => isInside(file, use, t.value))));
}

function holderOfCaught(file: FileFacts, use: ExprId): VarId[] {
  for (let id = file.exprs[use]?.parent ?? NONE; id !== NONE; id = file.exprs[id]?.parent ?? NONE) {
    const expr = file.exprs[id];
    const target = expr?.kind === 'assign' ? file.exprs[expr.target] : expr?.kind === 'call' ? receiverName(file, expr.callee) : undefined;
    if (target?.kind === 'name' && target.variable !== NONE) return [target.variable];
  }
  return [];
}

function receiverName(file: FileFacts, callee: ExprId): FileFacts['exprs'][number] | undefined {
  const member = file.exprs[callee];
  return member?.kind === 'member' && member.property === 'push' ? file.exprs[member.object] : undefined;
}

function isInside(file: FileFacts, inner: ExprId, outer: ExprId): boolean {
  for (let id = inner; id !== NONE; id = file.exprs[id]?.parent ?? NONE) if (id === outer) return true;
  return false;
}

/** `fail(err)`, `reject(err)`, `process.exit()` in a catch clause let the failure out. */
function leavesByCall(file: FileFacts, attempt: TryFact): boolean {
  return file.exprs.some((expr, id) => expr.kind === 'call' && isUnder(file, expr.region, attempt.catchRegion) && /^(?:reject|exit|abort|fail\w*|raise\w*|throw\w*|rethrow\w*|assertNever|unreachable|panic)$/.test(calleeName({ file, id })));
}

const SYNC_IO = /^(?:\w+Sync|query|execute|all|fetch|request|read\w*|load\w*|get\w*|find\w*|list\w*)$/;

function isFallible(graph: Graph, ref: Ref): boolean {
  const expr = exprOf(ref);
  if (expr.kind === 'await') { const call = exprOf(at(ref, expr.value)); return call.kind === 'call' || call.kind === 'name' || call.kind === 'new' || call.kind === 'member'; }
  if (expr.kind !== 'call') return false;
  const member = exprAs(at(ref, expr.callee), 'member');
  if (member && exprAs(at(ref, member.object), 'name')?.name === 'JSON') return member.property === 'parse';
  const effect = roleOf(calleeRoles(graph.calleesOf(ref)), 'effect')?.values['is'];
  if (effect !== undefined) return effect !== 'none';
  return SYNC_IO.test(calleeName(ref)) && graph.calleesOf(ref).some((c) => c.kind === 'function');
}

/** Is the exit under a test of a response's status: `if (!res.ok) return []`? */
function statusTest(file: FileFacts, region: RegionId): ExprId | undefined {
  const fact = file.regions[region];
  if (!fact || (fact.kind !== 'if' && fact.kind !== 'guard' && fact.kind !== 'else')) return undefined;
  return isStatus({ file, id: fact.test }) ? fact.test : undefined;
}

/** A test that says whether something outside answered well. */
function isStatus(ref: Ref): boolean {
  if (ref.id === NONE) return false;
  const expr = exprOf(ref);
  if (expr.kind === 'member') return expr.property === 'ok' || expr.property === 'success' || expr.property === 'isError' || expr.property === 'error' || expr.property === 'isOk';
  if (expr.kind === 'unary') return isStatus(at(ref, expr.value));
  if (expr.kind === 'choice') return expr.options.some((o) => isStatus(at(ref, o)));
  if (expr.kind !== 'binary') return false;
  return [expr.left, expr.right].some((side) => {
    const member = exprAs(at(ref, side), 'member');
    return member !== undefined && ['status', 'statusCode', 'ok', 'success', 'error', 'exitCode', 'code'].includes(member.property) && comparesOutcome(ref) && !isNotFound(ref);
  });
}

/** Compared with a number, a boolean, nothing, or a word for an outcome; `task.status === 'done'` is data. */
function comparesOutcome(ref: Ref): boolean {
  const expr = exprAs(ref, 'binary');
  return expr !== undefined && [expr.left, expr.right].some((side) => {
    const literal = exprAs(at(ref, side), 'literal');
    return literal !== undefined && (typeof literal.value !== 'string' || /^(?:fulfilled|rejected|ok|success|error|failed|failure)$/i.test(literal.value));
  });
}

/** `status === 404` and `code === 'ENOENT'` are answers, not failures. */
function isNotFound(ref: Ref): boolean {
  const expr = exprAs(ref, 'binary');
  if (!expr) return false;
  return [expr.left, expr.right].some((side) => { const value = exprAs(at(ref, side), 'literal')?.value; return value === 404 || value === 'ENOENT' || value === 410 || value === 204; });
}

// — variables —

/** `let x = ''; try { x = await f(); } catch {}`: the failure leaves the first value in place. */
function inVariable(graph: Graph, file: FileFacts, variable: VarId, hops: RenderHop | undefined): Swallow[] {
  const definitions = (file.variables[variable]?.definitions ?? []).filter((d) => d.kind === 'value');
  return file.tries.flatMap((attempt) => {
    const filled = definitions.filter((d) => isUnder(file, d.region, attempt.tryRegion)).length + fills(file, variable, attempt);
    if (filled === 0 || !isSwallowing(graph, file, attempt)) return [];
    if (isDeclaredInside(file, variable, attempt) || leavesFunction(file, attempt)) return [];
    const inCatch = definitions.filter((d) => isUnder(file, d.region, attempt.catchRegion));
    if (inCatch.some((d) => !isDefault(graph, { file, id: d.value })) || statesFailure(file, variable, attempt)) return [];
    return isHandled(hops) ? [] : [caught(file, attempt, hops)];
  });
}

function isDeclaredInside(file: FileFacts, variable: VarId, attempt: TryFact): boolean {
  const start = file.variables[variable]?.start ?? 0;
  return start > attempt.start && start < attempt.end;
}

function leavesFunction(file: FileFacts, attempt: TryFact): boolean {
  return file.functions[attempt.fn]?.returns.some((e) => file.regions[e.region] !== undefined && e.region === attempt.catchRegion) ?? false;
}

/** Mutations of the variable inside the try block: `list.push(…)`. */
function fills(file: FileFacts, variable: VarId, attempt: TryFact): number {
  return (file.variables[variable]?.uses ?? []).filter((use) => isMutated(file, use) && isUnder(file, file.exprs[use]?.region ?? 0, attempt.tryRegion)).length;
}

/** The catch clause puts words about the failure into the same collection. */
function statesFailure(file: FileFacts, variable: VarId, attempt: TryFact): boolean {
  return (file.variables[variable]?.uses ?? []).some((use) => isMutated(file, use) && isUnder(file, file.exprs[use]?.region ?? 0, attempt.catchRegion));
}

function isMutated(file: FileFacts, use: ExprId): boolean {
  const parent = file.exprs[file.exprs[use]?.parent ?? NONE];
  if (parent?.kind === 'element' && parent.object === use) return file.exprs[parent.parent]?.kind === 'assign';
  if (parent?.kind !== 'member' || parent.object !== use) return false;
  const outer = file.exprs[parent.parent];
  return (outer?.kind === 'call' && ['push', 'set', 'add', 'unshift'].includes(parent.property)) || (outer?.kind === 'assign' && outer.target === file.exprs[use]?.parent);
}

// — expressions —

function inExpression(graph: Graph, ref: Ref, hops: RenderHop | undefined): Swallow[] {
  const expr = exprOf(ref);
  if (expr.kind === 'call') return [...rejections(graph, ref, hops), ...settled(graph, ref, hops), ...madeText(graph, ref, hops)];
  if (expr.kind === 'template') return expr.parts.flatMap((part) => asText(graph, at(ref, part), hops, false));
  if (expr.kind !== 'choice' || expr.operator === '&&') return [];
  if (expr.operator === '?:') return statusChoice(graph, ref, hops);
  return unchecked(graph, ref, hops);
}

/** `.catch(() => '')`, `.then(ok, () => '')` */
function rejections(graph: Graph, ref: Ref, hops: RenderHop | undefined): Swallow[] {
  const call = exprAs(ref, 'call');
  const method = calleeName(ref);
  const handler = method === 'catch' ? call?.args[0] : method === 'then' ? call?.args[1] : undefined;
  if (handler === undefined || isHandled({ call: ref, from: hops })) return [];
  return graph.valuesOf(at(ref, handler)).flatMap((v) => {
    if (v.kind !== 'function') return [];
    const fn = v.file.functions[v.fn];
    if (!fn || fn.throws.length > 0) return [];
    const swallows = fn.returns.length === 0 ? fn.hasBody : fn.returns.some((e) => isDefault(graph, { file: v.file, id: e.value }));
    return swallows ? [swallow('rejection', at(ref, handler), hops)] : [];
  });
}

/** `allSettled(…).filter(fulfilled)`: the rejected ones vanish. */
function settled(graph: Graph, ref: Ref, hops: RenderHop | undefined): Swallow[] {
  if (calleeName(ref) !== 'filter') return [];
  const call = exprAs(ref, 'call');
  if (call?.args[0] === undefined) return [];
  const tests = graph.valuesOf(at(ref, call.args[0])).flatMap((v) => (v.kind === 'function' ? [v] : []));
  const keepsFulfilled = tests.some(({ file, fn }) => (file.functions[fn]?.returns ?? []).some((e) => isFulfilledTest({ file, id: e.value })));
  return keepsFulfilled && !looksAtRejected(ref.file) ? [swallow('settled', ref, hops)] : [];
}

function isFulfilledTest(ref: Ref): boolean {
  const binary = ref.id === NONE ? undefined : exprAs(ref, 'binary');
  return binary !== undefined && ['===', '=='].includes(binary.operator) && [binary.left, binary.right].some((s) => exprAs(at(ref, s), 'literal')?.value === 'fulfilled');
}

/** Beside them, results are asked for their reasons. */
function looksAtRejected(file: FileFacts): boolean {
  return (file.index.members.get('reason')?.length ?? 0) > 0 || file.exprs.some((e) => e.kind === 'literal' && e.value === 'rejected');
}

/** `if (err) { resolve([]); return; }` */
function resolvesOnError(graph: Graph, run: Ref): boolean {
  const call = exprAs(run, 'call');
  const region = run.file.regions[call?.region ?? 0];
  const given = call?.args[0];
  return region?.kind === 'if' && isErrorParameter({ file: run.file, id: region.test }) && (given === undefined || isDefault(graph, at(run, given)));
}

/** The first parameter of an error-first callback. */
function isErrorParameter(ref: Ref): boolean {
  const name = ref.id === NONE ? undefined : exprAs(ref, 'name');
  const definition = name && ref.file.variables[name.variable]?.definitions[0];
  return name !== undefined && definition?.kind === 'parameter' && definition.index === 0 && /^_*(?:err|error|e|ex|cause)$/i.test(name.name) && (ref.file.functions[definition.fn]?.params.length ?? 0) > 1;
}

/** `execFile(cmd, (err, out) => resolve(out))` with err never looked at. */
function ignoresFirst(callback: Ref): boolean {
  const fn = callback.file.functions[exprAs(callback, 'function')?.function ?? NONE];
  const [first, second] = fn?.params ?? [];
  const isErrorFirst = first?.name !== undefined && second !== undefined && /^_*(?:err|error|e|ex|cause)?$/i.test(first.name);
  return isErrorFirst && (callback.file.variables[first.variable]?.uses.length ?? 0) === 0;
}

/** `String(x)` and `JSON.stringify(x)`. */
function madeText(graph: Graph, ref: Ref, hops: RenderHop | undefined): Swallow[] {
  const call = exprAs(ref, 'call');
  const [first] = call?.args ?? [];
  if (!call || first === undefined) return [];
  const callee = exprOf(at(ref, call.callee));
  if (callee.kind === 'name' && callee.name === 'String' && callee.variable === NONE) return asText(graph, at(ref, first), hops, false);
  const isJson = callee.kind === 'member' && callee.property === 'stringify' && exprAs(at(ref, callee.object), 'name')?.name === 'JSON';
  return isJson ? asText(graph, at(ref, first), hops, true) : [];
}

/** An object made text by coercion reads "[object Object]"; a lookup that found nothing reads "null". */
function asText(graph: Graph, ref: Ref, hops: RenderHop | undefined, isJson: boolean): Swallow[] {
  const name = exprAs(ref, 'name');
  if (!name) return [];
  const values = graph.valuesOf(ref);
  if (values.length === 0 || values.some((v) => v.kind === 'unknown')) return [];
  const nothing = values.filter((v) => v.kind === 'literal' && v.value === null);
  const rest = values.filter((v) => !nothing.includes(v));
  if (!isJson && rest.length > 0 && rest.every((v) => readsAsObject(graph, v))) return [swallow('coerced', ref, hops)];
  const lookup = nothing.length > 0 && rest.length > 0 ? awaitedLookup(ref.file, name.variable) : undefined;
  return lookup && !isTested(ref.file, name.variable) ? [swallow('nullText', lookup, hops)] : [];
}

function readsAsObject(graph: Graph, value: Value): boolean {
  if (value.kind === 'object') return !exprAs(value.ref, 'object')?.properties.some((p) => p.key === 'toString' || p.key === undefined);
  if (value.kind === 'instance') return !value.file.classes[value.class]?.members.has('toString') && (value.file.classes[value.class]?.extends ?? NONE) === NONE;
  if (value.kind !== 'declared') return false;
  const { shape } = value;
  return (shape.kind === 'interface' || shape.kind === 'object') && declaredMembers(graph, shape, 'toString').length === 0;
}

/** `const x = await find(…)`: the call. */
function awaitedLookup(file: FileFacts, variable: VarId): Ref | undefined {
  const definitions = file.variables[variable]?.definitions ?? [];
  const [only] = definitions;
  if (definitions.length !== 1 || only?.kind !== 'value' || only.path.length > 0) return undefined;
  const awaited = exprAs({ file, id: only.value }, 'await');
  return awaited && exprAs({ file, id: awaited.value }, 'call') ? { file, id: awaited.value } : undefined;
}

function isTested(file: FileFacts, variable: VarId): boolean {
  return (file.variables[variable]?.uses ?? []).some((use) => {
    const parent = file.exprs[file.exprs[use]?.parent ?? NONE];
    return parent?.kind === 'choice' || parent?.kind === 'binary' || (parent?.kind === 'unary' && parent.operator === '!') || file.regions.some((r) => r.test === use) || (parent?.kind === 'member' && parent.optional);
  });
}

/** `r.ok ? await r.json() : []`, `r.status === 'fulfilled' ? r.value : []` */
function statusChoice(graph: Graph, ref: Ref, hops: RenderHop | undefined): Swallow[] {
  const choice = exprAs(ref, 'choice');
  if (!choice || !(isStatus(at(ref, choice.test)) || isErrorParameter(at(ref, choice.test))) || (isFulfilledTest(at(ref, choice.test)) && looksAtRejected(ref.file)) || isHandled({ call: ref, from: hops })) return [];
  const defaults = choice.options.filter((o) => isDefault(graph, at(ref, o)));
  return defaults.length === 1 ? [swallow('status', ref, hops)] : [];
}

/** `data ?? []` where the error beside data is never read, or the answer's status never was. */
function unchecked(graph: Graph, ref: Ref, hops: RenderHop | undefined): Swallow[] {
  const choice = exprAs(ref, 'choice');
  const [left, right] = choice?.options ?? [];
  if (left === undefined || right === undefined || !isDefault(graph, at(ref, right)) || isHandled({ call: ref, from: hops })) return [];
  return ignoresError(at(ref, left)) || ignoresStatus(graph, at(ref, left)) ? [swallow('unchecked', ref, hops)] : [];
}

/** `const { data } = await query()` without `error`, or with one that nobody reads. */
function ignoresError(left: Ref): boolean {
  const name = exprAs(left, 'name');
  const variable = name && left.file.variables[name.variable];
  const definition = variable?.definitions.find((d) => d.kind === 'value');
  if (definition?.kind === 'value') {
    if (definition.path.at(-1) !== 'data' || exprOf(at(left, definition.value)).kind !== 'await') return false;
    const error = left.file.variables.find((v) => v.definitions.some((d) => d.kind === 'value' && d.value === definition.value && d.path.at(-1) === 'error'));
    return error === undefined || error.uses.length === 0;
  }
  const member = exprAs(left, 'member');
  const holder = member?.property === 'data' ? exprAs(at(left, member.object), 'name') : undefined;
  const result = holder && left.file.variables[holder.variable];
  const awaited = result?.definitions.some((d) => d.kind === 'value' && exprOf(at(left, d.value)).kind === 'await');
  return awaited === true && looksLikePair(left, holder?.variable ?? NONE) && !readsMember(left, holder?.variable ?? NONE, /^(?:error|status|ok)$/);
}

/** Only clients that answer with data and error side by side; axios and the like throw. */
function looksLikePair({ file }: Ref, variable: VarId): boolean {
  return file.exprs.some((e) => e.kind === 'call' && file.exprs[e.callee]?.kind === 'member' && ['select', 'eq', 'from', 'rpc', 'single', 'maybeSingle'].includes((file.exprs[e.callee] as { property: string }).property)) && variable !== NONE;
}

function readsMember({ file }: Ref, variable: VarId, names: RegExp): boolean {
  return (file.variables[variable]?.uses ?? []).some((use) => { const parent = file.exprs[file.exprs[use]?.parent ?? NONE]; return parent?.kind === 'member' && names.test(parent.property); });
}

/** `(await res.json()).items ?? []` with res a response whose status nobody looks at. */
function ignoresStatus(graph: Graph, left: Ref): boolean {
  const response = responseOf(left, 0);
  if (!response || readsMember(left, response.variable, /^(?:ok|status|statusText)$/)) return false;
  return (left.file.variables[response.variable]?.definitions ?? []).some((d) => {
    const call = d.kind === 'value' ? awaitedCall(at(left, d.value)) : undefined;
    return call !== undefined && (calleeName(call) === 'fetch' || roleOf(calleeRoles(graph.calleesOf(call)), 'effect')?.values['is'] === 'fetch') && !isThrowing(call);
  });
}

/** Clients that reject on a bad status by themselves. */
function isThrowing(call: Ref): boolean {
  const expr = exprAs(call, 'call');
  const owner = expr && exprAs(at(call, expr.callee), 'member');
  return owner !== undefined && /^(?:axios|got|ky|http|api|client)$/i.test(exprAs(at(call, owner.object), 'name')?.name ?? '');
}

function awaitedCall(ref: Ref): Ref | undefined {
  const awaited = exprAs(ref, 'await');
  const inner = awaited ? at(ref, awaited.value) : ref;
  return exprAs(inner, 'call') ? inner : undefined;
}

/** The variable whose `.json()` or `.text()` the value was read from. */
function responseOf(ref: Ref, depth: number): { readonly variable: VarId } | undefined {
  const expr = exprOf(ref);
  if (depth > 6) return undefined;
  if (expr.kind === 'await' || expr.kind === 'cast') return responseOf(at(ref, expr.value), depth + 1);
  if (expr.kind === 'member') return responseOf(at(ref, expr.object), depth + 1);
  if (expr.kind === 'name') {
    const definition = ref.file.variables[expr.variable]?.definitions.find((d) => d.kind === 'value');
    return definition?.kind === 'value' ? responseOf(at(ref, definition.value), depth + 1) : undefined;
  }
  if (expr.kind !== 'call') return undefined;
  const member = exprAs(at(ref, expr.callee), 'member');
  if (!member || !['json', 'text'].includes(member.property)) return undefined;
  const name = exprAs(at(ref, member.object), 'name');
  return name && name.variable !== NONE ? { variable: name.variable } : undefined;
}
