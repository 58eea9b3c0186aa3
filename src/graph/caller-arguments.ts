import { type ExprId, type FileFacts, type FnId, NONE } from '../facts/model.js';
import { ELEMENT_CALLBACKS, isFold, isRegistration } from './builtins.js';
import { calleeRoles } from './callees.js';
import { byPosition, invoke, land, MAX_FLOW, type Search } from './caller-search.js';
import { findSignals } from './channels.js';
import { at, calleeName, exprAs, exprOf, isCatalogue, type Ref } from './code.js';
import { statementContext } from './expected.js';
import type { Callee } from './graph.js';
import { roleReaches } from './handler-roles.js';
import { judgeToolShape } from './tool-shape.js';

/** Does the declared type of the place say who runs what is put there? */
export function landByType(s: Search, ref: Ref, name: string): void {
  for (const shape of s.graph.expectedTypes(ref)) {
    const roles = shape.kind === 'function' ? shape.roles : shape.kind === 'opaque' ? shape.roles : undefined;
    for (const role of roles ?? []) if (roleReaches(role, undefined)) land(s, { role: role.name, at: ref, name, certain: true });
  }
}

export function flowArgument(s: Search, call: Ref, index: number, depth: number): void {
  const callees = s.graph.calleesOf(call);
  if (landByRole(s, call, callees, index)) {
    if (callees.some((callee) => isHandedBack(callee, index))) s.to.value(s, call, depth + 1);
    return;
  }
  const before = s.invocations.length + s.landings.length;
  for (const callee of callees) flowIntoCallee(s, call, callee, index, depth);
  if (callees.length === 0) flowIntoUnknown(s, call, calleeName(call));
  if (s.invocations.length + s.landings.length === before) land(s, { role: 'escaped', at: call, name: calleeName(call), certain: false });
}

function landByRole(s: Search, call: Ref, callees: readonly Callee[], index: number): boolean {
  let landed = false;
  for (const role of calleeRoles(callees)) {
    if (!roleReaches(role, index, argumentCount(call))) continue;
    landed = true;
    findSignals(s.graph, call).forEach((signal) => { invoke(s, signal, 'resolved', byPosition(signal)); });
    land(s, { role: role.name, at: call, name: calleeName(call), certain: true });
  }
  return landed;
}

/** `useCallback<T>(callback: T): T`: whoever holds the result runs the function. */
function isHandedBack(callee: Callee, index: number): boolean {
  const fact = callee.kind === 'function' ? callee.file.functions[callee.fn] : undefined;
  if (callee.kind !== 'function' || !fact || fact.hasBody) return false;
  const given = callee.file.types[fact.params[index]?.type ?? NONE];
  const result = callee.file.types[fact.returnType];
  return given?.kind === 'parameter' && result?.kind === 'parameter' && given.name === result.name;
}

function argumentCount(call: Ref): number {
  const expr = exprOf(call);
  return expr.kind === 'call' || expr.kind === 'new' ? expr.args.length : 0;
}

function flowIntoCallee(s: Search, call: Ref, callee: Callee, index: number, depth: number): void {
  if (callee.kind === 'function' && !isCatalogue(callee.file)) { flowIntoParameter(s, call, callee.file, callee.fn, index, depth); return; }
  if (callee.kind === 'constructor' && !isCatalogue(callee.file)) {
    const fn = callee.file.classes[callee.class]?.constructor_ ?? NONE;
    if (fn !== NONE) flowIntoParameter(s, call, callee.file, fn, index, depth);
    return;
  }
  if (callee.kind === 'builtin') { flowIntoBuiltin(s, call, callee, index, depth); return; }
  landByType(s, at(call, argumentId(call, index)), calleeName(call));
  flowIntoUnknown(s, call, calleeName(call));
}

const argumentId = (call: Ref, index: number): ExprId => {
  const expr = exprOf(call);
  return (expr.kind === 'call' || expr.kind === 'new' ? expr.args[index] : undefined) ?? NONE;
};

/**
 * `g(f)` with g of the code: where g runs its parameter, f runs on behalf of the function that holds this call, not of every caller of g.
 * Where g stores or hands on its parameter, the search goes on from there.
 */
function flowIntoParameter(s: Search, call: Ref, file: FileFacts, fn: FnId, index: number, depth: number): void {
  s.graph.touch(file);
  const parameters = file.functions[fn]?.params ?? [];
  const parameter = parameters[index] ?? (parameters.at(-1)?.rest ? parameters.at(-1) : undefined);
  const member = file.functions[fn]?.kind === 'constructor' && parameter?.name !== undefined ? parameter.name : undefined;
  s.within.push({ file, fn, call });
  const held = parameter?.rest ? file.variables[parameter.variable]?.uses[0] : undefined;
  if (held !== undefined) s.to.elementHolder(s, { file, id: held });
  else for (const use of file.variables[parameter?.variable ?? NONE]?.uses ?? []) flowParameterUse(s, call, { file, id: use }, fn, depth);
  s.within.pop();
  if (member !== undefined) s.to.callsByName(s, member, undefined);
}

/** One use of a parameter that holds the function, on behalf of one particular call of g. */
function flowParameterUse(s: Search, call: Ref, use: Ref, fn: FnId, depth: number): void {
  const { parent, fn: inside } = exprOf(use);
  const expr = parent === NONE ? undefined : exprOf(at(use, parent));
  const isRun = expr?.kind === 'call' && expr.callee === use.id;
  if (isRun && inside === fn) invoke(s, call, 'resolved', byPosition(at(use, parent)));
  else if (isRun) flowClosure(s, call, use.file, inside, fn, at(use, parent), depth);
  else s.to.value(s, use, depth + 1);
}

/** g makes a closure that runs its parameter: the closure runs for whoever gets it from this call of g. */
function flowClosure(s: Search, call: Ref, file: FileFacts, closure: FnId, fn: FnId, run: Ref, depth: number): void {
  const fact = file.functions[closure];
  if (!fact || depth > MAX_FLOW) return;
  if (fact.parent !== fn && fact.parent !== NONE) { flowClosure(s, call, file, fact.parent, fn, run, depth + 1); return; }
  const uses = fact.expr !== NONE ? [{ file, id: fact.expr }] : (file.variables[fact.variable]?.uses ?? []).map((id) => ({ file, id }));
  for (const use of uses) flowClosureUse(s, call, use, run, depth);
}

function flowClosureUse(s: Search, call: Ref, use: Ref, run: Ref, depth: number): void {
  const { parent } = exprOf(use);
  const expr = parent === NONE ? undefined : exprOf(at(use, parent));
  if (expr?.kind === 'cast' || expr?.kind === 'choice') { flowClosureUse(s, call, at(use, parent), run, depth); return; }
  if (parent === NONE) {
    const context = statementContext(use.file).get(use.id);
    if (context?.kind === 'returned') withRun(s, run, () => { s.to.value(s, call, depth + 1); });
    else if (context?.kind === 'variable') for (const id of use.file.variables[context.variable]?.uses ?? []) flowClosureUse(s, call, at(use, id), run, depth + 1);
    return;
  }
  if (expr?.kind === 'call' || expr?.kind === 'new') {
    if (expr.callee === use.id) invoke(s, call, 'resolved', byPosition(run));
    else s.to.value(s, use, depth + 1);
    return;
  }
  if (expr?.kind === 'object') landShape(s, use);
  s.to.value(s, use, depth + 1);
}

/** Where the closure is run, the function gets what the closure gives it. */
function withRun(s: Search, run: Ref, search: () => void): void {
  const before = s.run;
  s.run = run;
  search();
  s.run = before;
}

function landShape(s: Search, use: Ref): void {
  const fn = exprAs(use, 'function')?.function;
  const shape = fn === undefined ? undefined : judgeToolShape(s.graph, use.file, fn);
  if (shape) land(s, { role: 'tool-shape', at: shape.at, name: shape.name, certain: shape.certain });
}

function flowIntoBuiltin(s: Search, call: Ref, callee: Extract<Callee, { kind: 'builtin' }>, index: number, depth: number): void {
  if (index === 0 && ELEMENT_CALLBACKS.has(callee.name)) {
    invoke(s, call, 'resolved', (i) => (i === 0 ? { ref: callee.receiver, path: ['*'] } : undefined));
  } else if (isFold(callee.name) && index === 1) {
    // `layers.reduceRight((inner, layer) => layer(inner), f)`: what comes out runs it
    s.to.value(s, call, depth + 1);
  } else if (isFold(callee.name) && index === 0) {
    // its first parameter is what it made before, or what it began with
    invoke(s, call, 'resolved', (i) => (i === 1 ? { ref: callee.receiver, path: ['*'] } : i === 0 ? { ref: call, path: [] } : undefined));
  } else if (callee.name === 'from' && index === 1) {
    const list = byPosition(call)(0);
    invoke(s, call, 'resolved', (i) => (i === 0 && list ? { ref: list.ref, path: ['*'] } : undefined));
  } else if (callee.name === 'then' && index === 0) invoke(s, call, 'resolved', (i) => (i === 0 ? { ref: callee.receiver, path: [] } : undefined));
  else if (['push', 'unshift', 'set', 'add'].includes(callee.name)) s.to.elementHolder(s, callee.receiver);
  else flowIntoUnknown(s, call, callee.name);
}

/** A callee nobody knows runs its callback at once, unless its name says that it keeps it. */
function flowIntoUnknown(s: Search, call: Ref, name: string): void {
  if (isRegistration(name)) {
    findSignals(s.graph, call).forEach((signal) => { invoke(s, signal, 'resolved', byPosition(signal)); });
    land(s, { role: 'registered', at: call, name, certain: false });
  } else invoke(s, call, 'resolved', () => undefined);
}
