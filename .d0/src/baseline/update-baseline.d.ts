import type { Finding } from '../findings/finding.js';
import { type Baseline, type BaselineEntry } from './baseline.js';
export interface BaselineUpdate {
    readonly baseline: Baseline;
    readonly added: number;
    readonly removed: number;
    readonly kept: number;
}
/**
 * The baseline that accepts what an audit shows: open findings come in, stale entries go, and so do those a disable comment has taken
 * over. Entries the audit could not judge stay. An entry moves with its finding.
 */
export declare function updateBaseline(before: Baseline, shown: readonly Finding[], stale: readonly BaselineEntry[]): BaselineUpdate;
