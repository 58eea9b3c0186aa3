import type { Directive } from './directive.js';
/** Why a problem is not shown: the reason given after `--`, if any. */
export interface FoundSuppression {
    readonly reason?: string;
}
/**
 * Whether a directive in `text` silences a problem of `ruleId` (with prefix) that begins at the 1-based `line` and `column`.
 * For many problems of one file read the directives once and ask `findSuppressionIn`.
 */
export declare function findSuppression(text: string, ruleId: string, line: number, column: number): FoundSuppression | undefined;
/** As `findSuppression`, over directives already read. When several silence the problem, the last one with a reason speaks. */
export declare function findSuppressionIn(directives: readonly Directive[], ruleId: string, line: number, column: number): FoundSuppression | undefined;
/** Every directive that silences a problem of that rule at that place. Column 0 is in front of the line, where only `eslint-disable` of an earlier line works. */
export declare function silencing(directives: readonly Directive[], ruleId: string, line: number, column: number): readonly Directive[];
