import type { Role } from '../catalogue/roles.js';
import { NONE, type FnId, type FileFacts } from '../facts/model.js';
import { at, exprOf, isCatalogue, type Ref } from './code.js';
import type { Callee, Graph } from './graph.js';
import type { Value } from './value.js';

/** What a call, a `new` or a JSX element may run. Empty when nothing is known. */
export function calleesOf(graph: Graph, call: Ref): Callee[] {
  const expr = exprOf(call);
  if (expr.kind === 'new') return graph.valuesOf(at(call, expr.callee)).flatMap((value) => (value.kind === 'class' || value.kind === 'function' ? callable(value) : []));
  if (expr.kind !== 'call') return [];
  const callee = exprOf(at(call, expr.callee));
  if (callee.kind === 'super') return superConstructor(graph, call);
  if (callee.kind === 'member') {
    if (callee.property === 'call' || callee.property === 'apply') {
      const direct = graph.valuesOf(at(call, callee.object)).flatMap((v) => callable(v));
      if (direct.length > 0) return direct;
    }
    const own = graph.valuesOf(at(call, expr.callee)).flatMap((v) => callable(v));
    if (own.length > 0) return unique(own);
    return [{ kind: 'builtin', name: callee.property, receiver: at(call, callee.object) }];
  }
  return unique(graph.valuesOf(at(call, expr.callee)).flatMap((v) => callable(v)));
}

/** A value as something that can be called. */
export function callable(value: Value): Callee[] {
  if (value.kind === 'function') return [{ kind: 'function', file: value.file, fn: value.fn }];
  if (value.kind === 'class') return [{ kind: 'constructor', file: value.file, class: value.class }];
  if (value.kind === 'declared') {
    const { shape } = value;
    if (shape.kind === 'function' || value.roles.length > 0) return [{ kind: 'declared', shape, roles: value.roles, at: value.at }];
  }
  return [];
}

function unique(callees: readonly Callee[]): Callee[] {
  const seen = new Set<string>();
  return callees.filter((callee) => {
    if (callee.kind !== 'function') return true;
    const key = `${callee.file.path}#${callee.fn}`;
    return !seen.has(key) && seen.add(key);
  });
}

function superConstructor(graph: Graph, call: Ref): Callee[] {
  const fn = enclosingMethod(call.file, exprOf(call).fn);
  const fact = fn === undefined ? undefined : call.file.classes[call.file.functions[fn]?.class ?? NONE];
  if (!fact || fact.extends === NONE) return [];
  return graph.valuesOf({ file: call.file, id: fact.extends }).flatMap((v) => (v.kind === 'class' ? [{ kind: 'constructor' as const, file: v.file, class: v.class }] : []));
}

/** The method, constructor or accessor around a function, through arrows. */
export function enclosingMethod(file: FileFacts, start: FnId): FnId | undefined {
  for (let id = start; id !== NONE; ) {
    const fn = file.functions[id];
    if (!fn) return undefined;
    if (fn.kind !== 'arrow' && fn.class !== NONE) return id;
    id = fn.parent;
  }
  return undefined;
}

/** The functions of the code among callees, a constructor counting as the function it is. */
export function calledFunctions(callees: readonly Callee[]): { readonly file: FileFacts; readonly fn: FnId }[] {
  return callees.flatMap((callee) => {
    if (callee.kind === 'function') return isCatalogue(callee.file) ? [] : [{ file: callee.file, fn: callee.fn }];
    if (callee.kind === 'constructor') { const fn = callee.file.classes[callee.class]?.constructor_ ?? NONE; return fn === NONE || isCatalogue(callee.file) ? [] : [{ file: callee.file, fn }]; }
    return [];
  });
}

/** The roles of what a call runs. */
export function calleeRoles(callees: readonly Callee[]): readonly Role[] {
  return callees.flatMap((callee) => {
    if (callee.kind === 'function') return [...(callee.file.functions[callee.fn]?.roles ?? []), ...variableRoles(callee.file, callee.fn)];
    if (callee.kind === 'declared') return [...callee.roles, ...(callee.shape.kind === 'function' ? callee.shape.roles ?? [] : [])];
    if (callee.kind === 'constructor') return [...(callee.file.classes[callee.class]?.roles ?? []), ...(callee.file.functions[callee.file.classes[callee.class]?.constructor_ ?? NONE]?.roles ?? [])];
    return [];
  });
}

function variableRoles(file: FileFacts, fn: FnId): readonly Role[] {
  const variable = file.functions[fn]?.variable ?? NONE;
  return file.variables[variable]?.roles ?? [];
}

