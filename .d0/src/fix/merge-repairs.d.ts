import type { Refusal, Repair } from './repair.js';
export interface Surroundings {
    /** The text of a file as it is now. */
    readonly textOf: (path: string) => string;
    /** Why a file cannot be edited; `undefined` when it can. */
    readonly objectionTo: (path: string) => string | undefined;
    /** What is wrong with the syntax of a text; `undefined` when nothing is. */
    readonly syntaxErrorOf: (path: string, text: string) => string | undefined;
}
export interface Merged {
    /** The new texts by path. */
    readonly texts: ReadonlyMap<string, string>;
    readonly applied: readonly Repair[];
    /** They touch what another repair changes: the next pass may make them. */
    readonly postponed: readonly Repair[];
    readonly refused: readonly Refusal[];
}
/** Makes the repairs that can be made together, the first of those that touch each other, and none that would break the syntax of a file. */
export declare function mergeRepairs(repairs: readonly Repair[], surroundings: Surroundings): Merged;
