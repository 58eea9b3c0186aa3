import type { Directive } from './directive.js';
export interface Problem {
    readonly ruleId: string;
    readonly line: number;
    readonly column: number;
}
/** A comment that disables rules and does not say why. */
export interface Unexplained {
    readonly directive: Directive;
    /** The guarded rules it disables: those it names, or those it silences here. */
    readonly ruleIds: readonly string[];
    /**
     * Where it is reported, as far as comments are concerned. One that disables every rule would silence what is said about itself:
     * that is said in front of the first column of its line, where no comment of that line reaches.
     */
    readonly column: number | 'before the line';
}
/**
 * The comments that disable a rule of `guarded` without a reason. One that names no rule counts only where it silences one of
 * `problems`, and no other comment there gives a reason.
 */
export declare function findUnexplained(directives: readonly Directive[], guarded: readonly string[], problems: readonly Problem[], columnOf: (directive: Directive) => number): readonly Unexplained[];
/** What the message says is disabled. */
export declare function inWords(ruleIds: readonly string[]): string;
