import type { FileFacts, FnId } from '../facts/model.js';
import { at, exprAs, isCatalogue, type Ref } from './code.js';
import type { Graph } from './graph.js';
import { overridesOf } from './hierarchy.js';
import { baseShapes } from './types.js';

export interface CodeFunction { readonly file: FileFacts; readonly fn: FnId }
type Accessor = 'get' | 'set';

/** The getters that reading a member runs, or the setters that writing it does. */
export function accessorsOf(graph: Graph, member: Ref, kind: Accessor): readonly CodeFunction[] {
  const read = exprAs(member, 'member');
  if (!read) return [];
  return graph.valuesOf(at(member, read.object)).flatMap((value): readonly CodeFunction[] => {
    switch (value.kind) {
      case 'object': return objectAccessors(value.ref, read.property, kind);
      case 'class': return classAccessors(graph, value, read.property, kind, true);
      case 'instance': return instanceAccessors(graph, value, value.exact, read.property, kind);
      case 'declared': return value.shape.kind === 'class' ? instanceAccessors(graph, value.shape, false, read.property, kind) : [];
      default: return [];
    }
  });
}

function objectAccessors(object: Ref, name: string, kind: Accessor): readonly CodeFunction[] {
  return (exprAs(object, 'object')?.properties ?? []).flatMap((property) => {
    const fn = property.kind === kind && property.key === name ? exprAs(at(object, property.value), 'function') : undefined;
    return fn ? [{ file: object.file, fn: fn.function }] : [];
  });
}

function instanceAccessors(graph: Graph, type: { readonly file: FileFacts; readonly class: number }, isExact: boolean, name: string, kind: Accessor): readonly CodeFunction[] {
  const own = classAccessors(graph, type, name, kind, false);
  const overriding = isExact ? [] : overridesOf(graph, type, name).flatMap(({ file, members }) => members.filter((m) => m.kind === kind).map((m) => ({ file, fn: m.function })));
  return [...own, ...overriding];
}

/** Of the class itself, or of the nearest base that has one. */
function classAccessors(graph: Graph, { file, class: id }: { readonly file: FileFacts; readonly class: number }, name: string, kind: Accessor, isStatic: boolean, depth = 0): readonly CodeFunction[] {
  if (isCatalogue(file) || depth > 8) return [];
  const members = (file.classes[id]?.members.get(name) ?? []).filter((m) => m.isStatic === isStatic);
  const own = members.filter((m) => m.kind === kind && !m.isAbstract);
  if (members.length > 0) return own.map((m) => ({ file, fn: m.function }));
  return baseShapes(graph, { file, class: id }).flatMap((base) => classAccessors(graph, base, name, kind, isStatic, depth + 1));
}
