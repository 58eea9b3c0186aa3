import type { FileFacts, TryFact } from '../facts/model.js';
import { exprOf, type Ref, refKey } from './code.js';
import type { RenderHop } from './rendered.js';

export type SwallowKind = 'caught' | 'rejection' | 'status' | 'settled' | 'ignoredError' | 'unchecked' | 'coerced' | 'nullText';

/** A place where a failure becomes a value that is rendered as if it were data. */
export interface Swallow {
  readonly kind: SwallowKind;
  readonly at: { readonly file: FileFacts; readonly start: number; readonly end: number };
  readonly key: string;
  readonly hops: RenderHop | undefined;
  /** The catch clause, when it is one: for the suggestion. */
  readonly try: TryFact | undefined;
  /** The expression that stands for what failed, where one does. */
  readonly value: Ref | undefined;
}

export function swallow(kind: SwallowKind, ref: Ref, hops: RenderHop | undefined, value: Ref = ref): Swallow {
  const { start, end } = exprOf(ref);
  return { kind, at: { file: ref.file, start, end }, key: `${kind} ${refKey(ref)}`, hops, try: undefined, value };
}
