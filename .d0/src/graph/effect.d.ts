import { type Ref } from './code.js';
/**
 * What one call does to the world outside the process, `state` to what the process remembers. `network`: a request whose method is not known.
 * `process`: a program with a command that is not known. `relay`: a call of whatever tool of another server the caller names.
 */
export type EffectKind = 'write' | 'process' | 'relay' | 'network' | 'read' | 'state';
/** What a write does to what was there. */
export type Change = 'adds' | 'changes' | 'removes';
export interface Effect {
    readonly kind: EffectKind;
    readonly change: Change | undefined;
    /** The call that has the effect. */
    readonly at: Ref;
    /** What it is, for people: `appendFile`, `SQL DELETE`, `POST`. */
    readonly what: string;
    /** Nothing but a name speaks for it. */
    readonly isNamed: boolean;
    /** Called again with the same arguments it does something again. */
    readonly repeats: boolean;
}
/** An effect with the calls that lead to it from the handler. */
export interface FoundEffect extends Effect {
    readonly way: readonly Ref[];
}
/** What a handler can do, in the order in which it was found: nearest first. */
export interface Doing {
    readonly effects: readonly FoundEffect[];
    /** Calls that could not be followed, or more of them than the search allows. */
    readonly unknown: readonly Ref[];
}
/** The answer in one word. */
export type Verdict = 'writes' | 'runs a process' | 'relays' | 'reads' | 'nothing' | 'unknown';
/** Does it act on something outside the process? */
export declare const isActing: (effect: Effect) => boolean;
export declare function verdictOf({ effects, unknown }: Doing): Verdict;
/** The effect a verdict rests on. */
export declare function decisiveEffect({ effects }: Doing): FoundEffect | undefined;
export declare const effectKey: (effect: Effect) => string;
