import { NONE, type ExprId, type FileFacts } from '../facts/model.js';
import type { CodeFunction } from './accessors.js';
import { at, isCatalogue, type Ref } from './code.js';
import { constantKey } from './constant-keys.js';
import type { ClassRef, Graph } from './graph.js';
import { baseShapes } from './types.js';

/** Expressions that are walked through: by a loop, a spread in a list or call, a pattern. */
export function iteratedIn(file: FileFacts): readonly ExprId[] {
  const looped = file.regions.flatMap((region) => (region.kind === 'each' ? [region.test] : []));
  const spread = file.exprs.flatMap((expr) => (expr.kind === 'spread' ? [expr.value] : []));
  const taken = file.variables.flatMap((variable) => variable.definitions.flatMap((d) => (d.kind === 'value' && /^\d+$/.test(d.path[0] ?? '') ? [d.value] : [])));
  return [...new Set([...looped, ...spread, ...taken])].filter((id) => id !== NONE);
}

/** The iterator methods that walking through an instance runs. */
export function iteratorsOf(graph: Graph, iterated: Ref): readonly CodeFunction[] {
  return graph.valuesOf(iterated).flatMap((value) => (value.kind === 'instance' ? classIterators(graph, value) : []));
}

function classIterators(graph: Graph, { file, class: id }: ClassRef, depth = 0): readonly CodeFunction[] {
  if (isCatalogue(file) || depth > 8) return [];
  const own = (file.classes[id]?.members.get('*') ?? []).filter((m) => m.kind === 'method' && !m.isStatic && /^@@(?:async)?[iI]terator$/.test(constantKey(graph, at({ file, id: NONE }, m.computed)) ?? ''));
  if (own.length > 0) return own.map((m) => ({ file, fn: m.function }));
  return baseShapes(graph, { file, class: id }).flatMap((base) => classIterators(graph, base, depth + 1));
}
