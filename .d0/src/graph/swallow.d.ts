import type { FileFacts, TryFact } from '../facts/model.js';
import { type Ref } from './code.js';
import type { RenderHop } from './rendered.js';
export type SwallowKind = 'caught' | 'rejection' | 'status' | 'settled' | 'ignoredError' | 'unchecked' | 'coerced' | 'nullText';
/** A place where a failure becomes a value that is rendered as if it were data. */
export interface Swallow {
    readonly kind: SwallowKind;
    readonly at: {
        readonly file: FileFacts;
        readonly start: number;
        readonly end: number;
    };
    readonly key: string;
    readonly hops: RenderHop | undefined;
    /** The catch clause, when it is one: for the suggestion. */
    readonly try: TryFact | undefined;
    /** The expression that stands for what failed, where one does. */
    readonly value: Ref | undefined;
}
export declare function swallow(kind: SwallowKind, ref: Ref, hops: RenderHop | undefined, value?: Ref): Swallow;
