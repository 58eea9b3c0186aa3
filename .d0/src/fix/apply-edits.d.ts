import type { Edit } from '../findings/finding.js';
/** Part of a text that is replaced. */
type TextEdit = Pick<Edit, 'start' | 'end' | 'text'>;
/** The text after edits that do not overlap. New lines end as the lines of the text do. */
export declare function applyEdits(text: string, edits: readonly TextEdit[]): string;
/** Whether the edits of one repair fit into a text and do not overlap each other. */
export declare function fits(text: string, edits: readonly TextEdit[]): boolean;
/** From the first edit to the end of the last. */
export declare function spanOf(edits: readonly TextEdit[]): {
    readonly start: number;
    readonly end: number;
};
export {};
