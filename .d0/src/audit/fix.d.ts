import type { Report } from '../findings/finding.js';
import { type Refusal, type RepairChoice } from '../fix/repair.js';
import type { FileChange } from '../fix/unified-diff.js';
import { type AuditOptions } from './run-audit.js';
export type FixOptions = AuditOptions & RepairChoice;
export interface FixOutcome {
    /** The report on the repaired texts. */
    readonly report: Report;
    /** Absolute path of the folder the paths are relative to. */
    readonly root: string;
    /** Sorted by path. Nothing has been written. */
    readonly changes: readonly FileChange[];
    readonly applied: number;
    readonly refused: readonly Refusal[];
}
/** Repairs what can be repaired, in memory: who calls decides whether the texts are written. */
export declare function fix(options: FixOptions): Promise<FixOutcome>;
