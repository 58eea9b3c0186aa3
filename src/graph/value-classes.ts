import { type Access, type ClassId, type ExprId, type FileFacts, type FnId, type MemberFact, NONE, type TypeId } from '../facts/model.js';
import { at, exprAs, exprOf, isCatalogue, numberOf, type Ref } from './code.js';
import { constantKey } from './constant-keys.js';
import type { ClassRef, Graph } from './graph.js';
import { isSubclass, overridesOf } from './hierarchy.js';
import { baseShapes, shapesOf } from './types.js';
import { found, foundKnown, hop, type Search, selfWithin, type TypedClass, unknown, type Way } from './value-search.js';
import { isNominal } from './value-types.js';

export function walkThis(s: Search, ref: Ref, path: readonly Access[], way: Way): void {
  const owner = ownerOf(ref);
  if (owner?.object !== undefined) { s.to.expr(s, at(ref, owner.object), path, way); return; }
  if (!owner) { unknown(s, ref, 'computed', way); return; }
  if (owner.isStatic) walkClass(s, ref.file, owner.class, path, way, ref);
  else walkOwnInstance(s, { file: ref.file, class: owner.class }, path, way, ref);
}

/** `super.name`: what the class above has, whatever overrides it. */
export function walkSuper(s: Search, ref: Ref, path: readonly Access[], way: Way): void {
  const owner = ownerOf(ref);
  if (!owner || owner.object !== undefined) { unknown(s, ref, 'computed', way); return; }
  const bases = baseShapes(s.graph, { file: ref.file, class: owner.class });
  for (const base of bases) {
    if (isCatalogue(base.file)) s.to.shape(s, base, [], path, ref, way);
    else if (owner.isStatic) walkClass(s, base.file, base.class, path, way, ref);
    else walkInstance(s, base, true, path, way, ref);
  }
  if (bases.length === 0) unknown(s, ref, 'computed', way);
}

interface ClassOwner { readonly object?: undefined; readonly class: ClassId; readonly isStatic: boolean }
type Owner = ClassOwner | { readonly object: ExprId };

/** What `this` is in at this place: an object literal, or a class and which half of it. */
function ownerOf(ref: Ref): Owner | undefined {
  const { file } = ref;
  let id = exprOf(ref).fn;
  for (let fn = file.functions[id]; fn; fn = file.functions[id]) {
    if (fn.kind !== 'arrow') {
      if (fn.class !== NONE) return { class: fn.class, isStatic: fn.isStatic };
      if (fn.object !== NONE) return { object: fn.object };
      return ownerBySpan(ref, id);
    }
    if (fn.class !== NONE && file.functions[fn.parent]?.class !== fn.class) return { class: fn.class, isStatic: isInStaticField(file, fn.class, fn.start) };
    id = fn.parent;
  }
  return undefined;
}

/** Initialisers of fields and static blocks are in no function of their class. */
function ownerBySpan({ file, id }: Ref, fn: FnId): Owner | undefined {
  const { start } = exprOf({ file, id });
  const outside = fn === 0 ? -1 : file.functions[fn]?.start ?? -1;
  const found = file.classes.findLastIndex((c) => c.start > outside && c.start <= start && start < c.end);
  if (found < 0) return undefined;
  const isField = [...file.classes[found]?.members.values() ?? []].flat().some((m) => m.start <= start && start < m.end);
  return { class: found, isStatic: !isField || isInStaticField(file, found, start) };
}

const isInStaticField = (file: FileFacts, id: ClassId, offset: number): boolean =>
  [...file.classes[id]?.members.values() ?? []].flat().some((m) => m.isStatic && m.start <= offset && offset < m.end);

/** `this`: of the class whose method it is, or of the subclass that the search came in by. */
function walkOwnInstance(s: Search, own: TypedClass, path: readonly Access[], way: Way, ref: Ref): void {
  const self = selfWithin(way);
  if (self && isSubclass(s.graph, self, own)) walkInstance(s, self, true, path, way, ref);
  else walkInstance(s, own, false, path, way, ref);
}

export function walkClass(s: Search, file: FileFacts, id: number, path: readonly Access[], way: Way, ref: Ref): void {
  s.graph.touch(file);
  const [name, ...rest] = path;
  if (name === undefined) { found(s, { kind: 'class', file, class: id }, way, ref); return; }
  const members = membersNamed(s.graph, { file, class: id }, name).filter((m) => m.isStatic);
  for (const member of members) {
    if (member.kind === 'method') { if (rest.length === 0) found(s, { kind: 'function', file, fn: member.function, roles: member.roles }, way, ref); }
    else if (member.kind === 'get') s.to.returns(s, file, member.function, rest, way);
    else walkFieldValues(s, file, id, name, member.value, member.type, rest, way, ref, true);
  }
  if (members.length === 0) for (const base of baseShapes(s.graph, { file, class: id })) walkClass(s, base.file, base.class, path, way, ref);
}

/** A member of an instance: own class first, then bases; subclasses too unless the class is known exactly. */
export function walkInstance(s: Search, type: TypedClass, exact: boolean, path: readonly Access[], way: Way, ref: Ref): void {
  s.graph.touch(type.file);
  const [name, ...rest] = path;
  const { file } = type;
  if (name === undefined) { found(s, { kind: 'instance', file, class: type.class, exact }, way, ref); return; }
  const key = `this ${numberOf(file)}#${type.class} ${path.join('.')}`;
  if (s.seen.has(key)) return;
  s.seen.add(key);
  const members = membersNamed(s.graph, type, name).filter((m) => !m.isStatic);
  for (const member of members) walkMember(s, type, member, path, way, ref);
  if (!exact) for (const sub of overridesOf(s.graph, type, name)) for (const member of sub.members) walkMember(s, sub, member, path, way, ref);
  if (members.length > 0) return;
  const before = s.found.length;
  walkFieldValues(s, file, type.class, name, NONE, NONE, rest, way, ref, false);
  for (const base of baseShapes(s.graph, type)) {
    if (isCatalogue(base.file)) s.to.shape(s, base, [], path, ref, way);
    else walkInstance(s, base, true, path, way, ref);
  }
  if (s.found.length === before) unknown(s, ref, 'computed', way);
}

/** Members by name, those with a computed name when it is this one. */
export function membersNamed(graph: Graph, { file, class: id }: ClassRef, name: string): readonly MemberFact[] {
  const members = file.classes[id]?.members;
  const named = members?.get(name) ?? [];
  const computed = name === '*' || named.length > 0 ? [] : members?.get('*') ?? [];
  return computed.length === 0 ? named : computed.filter((m) => m.computed !== NONE && constantKey(graph, { file, id: m.computed }) === name);
}

function walkMember(s: Search, type: TypedClass, member: MemberFact, [name, ...rest]: readonly Access[], way: Way, ref: Ref): void {
  const { file } = type;
  // an element of an instance is what its iterator gives
  if (member.kind === 'method' && name === '*') { s.to.returns(s, file, member.function, ['*', ...rest], way); return; }
  if (member.kind === 'method') {
    if (rest.length === 0 && !(member.isAbstract && !isCatalogue(file))) found(s, { kind: 'function', file, fn: member.function, roles: member.roles }, way, ref);
  } else if (member.kind === 'get') s.to.returns(s, file, member.function, rest, way);
  else if (member.kind !== 'set') {
    walkFieldValues(s, file, type.class, member.name, member.value, member.type, rest, way, ref, false);
    if (member.kind === 'parameter') walkConstructorArguments(s, type, member, rest, way);
  }
}

/** Everything a field was seen to hold: initializer, `this.f = v` in the class and its bases, writes into what it holds; else its type. */
function walkFieldValues(s: Search, file: FileFacts, id: number, name: string, value: ExprId, type: number, path: readonly Access[], way: Way, ref: Ref, isStatic: boolean): void {
  const before = s.found.length;
  if (value !== NONE) s.to.expr(s, { file, id: value }, path, hop(way, ref, 'read'));
  for (const store of file.index.stores.get(name) ?? []) {
    const assign = exprAs({ file, id: store }, 'assign');
    const target = assign && exprAs({ file, id: assign.target }, 'member');
    if (assign && target && isOwnReceiver(file, target.object, id, isStatic)) s.to.expr(s, { file, id: assign.value }, path, hop(way, { file, id: store }, 'stored'));
  }
  if (path.length > 0) {
    for (const member of file.index.members.get(name) ?? []) {
      const read = exprAs({ file, id: member }, 'member');
      if (read && isOwnReceiver(file, read.object, id, isStatic)) s.to.mutation(s, { file, id: member }, path, way);
    }
  }
  if (path.length === 0 && !isStatic && !foundKnown(s, before)) walkOutsideStores(s, { file, class: id }, name, type, ref, way);
  if (type !== NONE && !foundKnown(s, before)) s.to.type(s, { file, type }, [], path, ref, way);
}

/** More files than this write to a member of that name: too common to look at all of them. */
const MAX_WRITERS = 12;

/** A callback that is set by whoever has the instance: `connection.onclose = () => …`. */
function walkOutsideStores(s: Search, type: ClassRef, name: string, declared: TypeId, ref: Ref, way: Way): void {
  if (declared === NONE || !shapesOf(s.graph, { file: type.file, type: declared }).some((shape) => shape.kind === 'function')) return;
  const paths = s.graph.source.filesShaped(name, 'member');
  if (paths.length > MAX_WRITERS) return;
  for (const path of paths) {
    const file = s.graph.spend() ? s.graph.source.facts(path) : undefined;
    for (const store of file?.index.stores.get(name) ?? []) walkOutsideStore(s, type, { file: file as FileFacts, id: store }, way, ref);
  }
}

function walkOutsideStore(s: Search, type: ClassRef, store: Ref, way: Way, ref: Ref): void {
  const assign = exprAs(store, 'assign');
  const target = assign && exprAs(at(store, assign.target), 'member');
  if (!assign || !target || exprOf(at(store, target.object)).kind === 'this') return;
  const isIt = s.graph.valuesOf(at(store, target.object)).some((v) => v.kind === 'instance' && (isSubclass(s.graph, v, type) || (!v.exact && isSubclass(s.graph, type, v))));
  if (isIt) s.to.expr(s, at(store, assign.value), [], hop(hop(way, ref, 'read'), store, 'stored'));
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
  if (index >= 0) s.to.arguments(s, file, { kind: 'parameter', fn: member.function, index, path: [], rest: false }, path, way);
}
