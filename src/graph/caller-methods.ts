import { type FileFacts, NONE } from '../facts/model.js';
import { byPosition, invoke, isThis, land, MAX_FILES, type Search } from './caller-search.js';
import { at, exprAs, exprOf, isCatalogue, isInFunction, type Ref } from './code.js';
import type { ClassRef, Invocation } from './graph.js';
import { isSubclass } from './hierarchy.js';
import { shapeName } from './types.js';
import type { Value } from './value.js';

/** More definitions of a method name than this, and a call on an unknown receiver says nothing. */
const MAX_NAMESAKES = 8;

export function findConstructions(s: Search, file: FileFacts, id: number): void {
  const classes = [{ file, class: id }, ...s.graph.subclassesOf(file, id)];
  for (const type of classes) {
    // a subclass with a constructor of its own passes on what it likes
    if (!(type.file === file && type.class === id) && type.file.classes[type.class]?.constructor_ !== NONE) { findSuperCalls(s, type, { file, class: id }); continue; }
    const name = type.file.classes[type.class]?.name ?? '';
    const paths = s.graph.source.filesContaining(name === '' ? 'new ' : `new ${name}`);
    if (name === '' || paths.length > MAX_FILES) continue;
    for (const path of paths) {
      const other = s.graph.source.facts(path);
      for (const call of other?.index.calls.get(name) ?? []) {
        const ref = { file: other as FileFacts, id: call };
        if (exprOf(ref).kind === 'new' && s.graph.calleesOf(ref).some((c) => c.kind === 'constructor' && c.file === type.file && c.class === type.class)) invoke(s, ref, 'resolved', byPosition(ref));
      }
    }
  }
}

/** `super(…)` in a subclass. */
function findSuperCalls(s: Search, { file, class: id }: ClassRef, base: ClassRef): void {
  const fn = file.classes[id]?.constructor_ ?? NONE;
  for (const call of file.index.calls.get('') ?? []) {
    const ref = { file, id: call };
    const expr = exprAs(ref, 'call');
    if (expr && exprOf(at(ref, expr.callee)).kind === 'super' && isInFunction(file, expr.fn, fn) && s.graph.calleesOf(ref).some((c) => c.kind === 'constructor' && c.file === base.file && c.class === base.class)) invoke(s, ref, 'resolved', byPosition(ref));
  }
}

/** `x.name(…)` with x an instance of the class, of a subclass, or of a base or interface that it stands for. */
export function findMethodCalls(s: Search, file: FileFacts, id: number, name: string, isStatic: boolean, isGetter: boolean): void {
  const paths = s.graph.source.filesShaped(name, 'member');
  if (paths.length > MAX_FILES) { searchFamilyOnly(s, file, id, name, isStatic); return; }
  for (const path of paths) {
    if (!s.graph.spend()) return;
    const other = s.graph.source.facts(path);
    if (!other) continue;
    for (const member of other.index.members.get(name) ?? []) checkMethodRead(s, { file: other, id: member }, file, id, isStatic, isGetter);
    for (const variable of other.index.destructured.get(name) ?? []) s.to.verified(s, other, variable);
  }
  landOverride(s, file, id, name);
}

/** A name too common to search everywhere: only the files that hold the class or extend it. */
function searchFamilyOnly(s: Search, file: FileFacts, id: number, name: string, isStatic: boolean): void {
  s.ambiguous += 1;
  const className = file.classes[id]?.name ?? '';
  const paths = className === '' ? [file.path] : s.graph.source.filesContaining(className);
  for (const path of paths.slice(0, MAX_FILES)) {
    const other = s.graph.source.facts(path);
    for (const member of other?.index.members.get(name) ?? []) checkMethodRead(s, { file: other as FileFacts, id: member }, file, id, isStatic, false);
  }
  landOverride(s, file, id, name);
}

function checkMethodRead(s: Search, read: Ref, file: FileFacts, id: number, isStatic: boolean, isGetter: boolean): void {
  const member = exprAs(read, 'member');
  if (!member) return;
  const receivers = s.graph.valuesOf(at(read, member.object));
  const verdict = receiverVerdict(s, receivers, file, id, isStatic);
  if (verdict === 'no') return;
  const trust = verdict === 'yes' ? 'resolved' : trustInName(s, member.property);
  if (trust === undefined) { s.ambiguous += 1; return; }
  if (isGetter) { invoke(s, read, trust, () => undefined); return; }
  useMethod(s, read, trust, verdict === 'yes');
}

/** A method read: called, bound, or handed on as a value. */
function useMethod(s: Search, read: Ref, evidence: Invocation['evidence'], flowsOn = evidence === 'resolved'): void {
  const { parent } = exprOf(read);
  const expr = parent === NONE ? undefined : exprOf(at(read, parent));
  if (expr?.kind === 'call' && expr.callee === read.id) invoke(s, at(read, parent), evidence, byPosition(at(read, parent)));
  // an unknown receiver gives direct calls only, never value flow
  else if (flowsOn) s.to.value(s, read, 1);
}

type Verdict = 'yes' | 'no' | 'unknown';

function receiverVerdict(s: Search, receivers: readonly Value[], file: FileFacts, id: number, isStatic: boolean): Verdict {
  let verdict: Verdict = receivers.length === 0 ? 'unknown' : 'no';
  for (const value of receivers) {
    if (isStatic) { if (value.kind === 'class' && isSubclass(s.graph, value, { file, class: id })) return 'yes'; }
    else if (value.kind === 'instance') {
      const related = isSubclass(s.graph, value, { file, class: id }) || (!value.exact && isSubclass(s.graph, { file, class: id }, value));
      if (related) return 'yes';
    } else if (value.kind === 'declared' && (value.shape.kind === 'opaque' && value.roles.length === 0)) verdict = 'unknown';
    else if (value.kind === 'declared' && value.shape.kind === 'interface' && mayStandFor(s, value, file, id)) return 'yes';
    else if (value.kind === 'unknown' && value.why !== 'global') verdict = 'unknown';
  }
  return verdict;
}

/** A catalogue interface or class that the class extends or implements by name. */
function mayStandFor(s: Search, value: Extract<Value, { kind: 'declared' }>, file: FileFacts, id: number): boolean {
  const wanted = shapeName(value.shape);
  const fact = file.classes[id];
  if (!fact || wanted === undefined) return false;
  return fact.implements.some((type) => { const t = file.types[type]; return t?.kind === 'reference' && t.name === wanted; });
}

/** What a method's name alone is worth: a long name defined once can mean nothing else, one of few definitions may be meant, else nothing. */
function trustInName(s: Search, name: string): Invocation['evidence'] | undefined {
  if (name.length < 4) return undefined;
  const definitions = s.graph.source.definitionsOf(name, MAX_NAMESAKES + 1);
  if (definitions === 1 && name.length >= 10) return 'resolved';
  return definitions <= MAX_NAMESAKES ? 'name' : undefined;
}

/** A method that overrides one of a catalogue class: the framework runs it. */
function landOverride(s: Search, file: FileFacts, id: number, name: string): void {
  for (const value of baseValues(s, file, id, 0)) {
    const member = value.file.classes[value.class]?.members.get(name)?.[0];
    for (const role of member?.roles ?? []) land(s, { role: role.name, at: { file, id: file.classes[id]?.extends ?? NONE }, name, certain: true });
  }
}

function baseValues(s: Search, file: FileFacts, id: number, depth: number): { readonly file: FileFacts; readonly class: number }[] {
  const fact = file.classes[id];
  if (!fact || fact.extends === NONE || depth > 5) return [];
  return s.graph.valuesOf({ file, id: fact.extends }).flatMap((v) => (v.kind === 'class' ? (isCatalogue(v.file) ? [v] : baseValues(s, v.file, v.class, depth + 1)) : []));
}

/** Calls `x.name(…)` and `name(…)` of a function kept under that name in an object; `object` is the literal when known. */
export function findCallsByName(s: Search, name: string, object: Ref | undefined): void {
  const paths = s.graph.source.filesShaped(name, 'member');
  if (paths.length > MAX_FILES) { s.ambiguous += 1; return; }
  const key = `byname ${name}`;
  if (s.seen.has(key)) return;
  s.seen.add(key);
  for (const path of paths) {
    if (!s.graph.spend()) return;
    const other = s.graph.source.facts(path);
    if (!other) continue;
    for (const id of other.index.members.get(name) ?? []) checkPropertyRead(s, { file: other, id }, object);
    for (const variable of other.index.destructured.get(name) ?? []) s.to.verified(s, other, variable);
  }
}

function checkPropertyRead(s: Search, read: Ref, object: Ref | undefined): void {
  const values = s.graph.valuesOf(read);
  if (values.some((v) => isThis(s, v))) { useMethod(s, read, 'resolved', true); return; }
  const member = exprAs(read, 'member');
  const receivers = member ? s.graph.valuesOf(at(read, member.object)) : [];
  const isUnknown = receivers.length === 0 || receivers.some((v) => (v.kind === 'unknown' && v.why !== 'global') || (v.kind === 'declared' && v.shape.kind === 'opaque' && v.roles.length === 0));
  const settled = values.some((v) => v.kind === 'function' || (v.kind === 'declared' && v.roles.length > 0));
  if (!isUnknown || settled || object === undefined || !member) return;
  const trust = trustInName(s, member.property);
  if (trust !== undefined) useMethod(s, read, trust);
  else s.ambiguous += 1;
}
