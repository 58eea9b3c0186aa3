import type { Role } from '../catalogue/roles.js';
import type { Access, Definition, FileFacts, FnId } from '../facts/model.js';
import { refKey, type Ref } from './code.js';
import type { ClassRef, Graph, OriginMode } from './graph.js';
import type { Hop, HopNote, Origin, Shape, TypeRef, UnknownReason, Value } from './value.js';

/** One backward search. `climbs` counts how often it went from a parameter to the callers' arguments. */
export interface Search {
  readonly graph: Graph;
  readonly to: Walks;
  readonly mode: OriginMode;
  readonly derived: boolean;
  readonly limit: number;
  readonly climb: number;
  readonly seen: Set<string>;
  readonly found: Origin[];
  work: number;
}

export interface Way {
  readonly hops: Hop | undefined;
  readonly climbs: number;
  /** The calls the search went into, innermost first: inside, a parameter is what that call gave, not what any caller may give. */
  readonly within?: Entered | undefined;
  readonly isOneOfMany?: boolean;
}

export interface Entered {
  readonly file: FileFacts;
  readonly fn: FnId;
  readonly call: Ref;
  readonly outer: Entered | undefined;
  readonly depth: number;
  /** The class that `this` is inside, when it is known better than by the class whose method it is. */
  readonly self?: ClassRef | undefined;
}

const MAX_ENTERED = 4;

export const enter = (way: Way, file: FileFacts, fn: FnId, call: Ref, self?: ClassRef): Way => {
  const depth = (way.within?.depth ?? 0) + 1;
  return toWay(way.hops, way.climbs, depth > MAX_ENTERED ? undefined : { file, fn, call, outer: way.within, depth, self }, way.isOneOfMany);
};

export const contextKey = (way: Way): string => (way.within ? ` in ${refKey(way.within.call)}` : '');

export const hop = (way: Way, ref: Ref, note: HopNote): Way => toWay({ at: ref, note, from: way.hops }, way.climbs, way.within, way.isOneOfMany);

/** Every step makes one: a literal of one form, because copying by `...` is many times slower. */
export const toWay = (hops: Hop | undefined, climbs: number, within: Entered | undefined, isOneOfMany = false): Way => ({ hops, climbs, within, isOneOfMany });

export function found(s: Search, value: Value, way: Way, ref: Ref): void {
  s.found.push({ value, hops: { at: ref, note: 'read', from: way.hops }, isOneOfMany: way.isOneOfMany ?? false });
}

export function unknown(s: Search, ref: Ref, why: UnknownReason, way: Way, rest: readonly Access[] = []): void {
  found(s, { kind: 'unknown', why, at: ref, rest }, way, ref);
}

export function foundKnown(s: Search, before: number): boolean {
  return s.found.slice(before).some(({ value }) => value.kind !== 'unknown' && !(value.kind === 'literal' && (value.value === null || value.value === undefined)));
}

export function enteredFor(way: Way, file: FileFacts, fn: FnId): Entered | undefined {
  for (let entered = way.within; entered; entered = entered.outer) if (entered.file === file && entered.fn === fn) return entered;
  return undefined;
}

/** The class of `this` in a method of `base`, when the search came in by way of a subclass. */
export function selfWithin(way: Way): ClassRef | undefined {
  for (let entered = way.within; entered; entered = entered.outer) if (entered.self) return entered.self;
  return undefined;
}

export interface TypedClass extends ClassRef { readonly env?: ReadonlyMap<string, TypeRef> }

/** The ways a search goes on in, by what it stands at. They call one another in circles, across files that must not. */
export interface Walks {
  expr(s: Search, ref: Ref, path: readonly Access[], way: Way): void;
  arguments(s: Search, file: FileFacts, definition: Extract<Definition, { kind: 'parameter' }>, path: readonly Access[], way: Way): void;
  class(s: Search, file: FileFacts, id: number, path: readonly Access[], way: Way, ref: Ref): void;
  instance(s: Search, type: TypedClass, exact: boolean, path: readonly Access[], way: Way, ref: Ref): void;
  mutation(s: Search, use: Ref, path: readonly Access[], way: Way): void;
  returns(s: Search, file: FileFacts, fn: FnId, path: readonly Access[], way: Way): void;
  shape(s: Search, shape: Shape, roles: readonly Role[], path: readonly Access[], ref: Ref, way: Way, owner?: readonly Role[]): void;
  type(s: Search, type: TypeRef, roles: readonly Role[], path: readonly Access[], ref: Ref, way: Way): void;
  typeArgument(s: Search, ref: Ref, name: string, type: number, path: readonly Access[], way: Way): void;
}
