import type { Edit, Finding } from '../findings/finding.js';
/** Edits that belong together: all of them are made, or none. */
export interface Repair {
    readonly finding: Finding;
    readonly kind: 'fix' | 'suggestion';
    readonly edits: readonly Edit[];
}
/** A repair that is left out, and why. */
export interface Refusal {
    readonly repair: Repair;
    readonly reason: string;
}
export interface RepairChoice {
    /** The safe fixes. */
    readonly fixes: boolean;
    /** The rule (with prefix) whose suggestions are made, the first of each finding. */
    readonly suggestionsOf?: string;
}
/** What is to be done about the findings that count. Accepted ones stay as they are. */
export declare function repairsOf(findings: readonly Finding[], { fixes, suggestionsOf }: RepairChoice): readonly Repair[];
/** Where a repair is made, for messages. */
export declare function placeOf({ finding: { location } }: Repair): string;
