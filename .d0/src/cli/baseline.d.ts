import { type Baseline } from '../baseline/baseline.js';
import type { Report } from '../findings/finding.js';
import type { Context } from './context.js';
import type { Settings } from './settings.js';
/** The baseline a run works with. */
export interface GivenBaseline {
    /** Absolute path. */
    readonly file: string;
    readonly baseline: Baseline;
    /** False for one that is about to be written for the first time. */
    readonly exists: boolean;
}
/** Reads what `--baseline` names. Throws `UserError` when it cannot be had and is not about to be written. */
export declare function givenBaseline({ baseline, updateBaseline: isUpdate }: Settings, { cwd }: Context): GivenBaseline | undefined;
/** Writes the baseline that accepts what the report shows, says what changed, and gives the report as it is against that one. */
export declare function acceptFindings(report: Report, { file, baseline: before, exists }: GivenBaseline, { cwd, stderr }: Context): Report;
/** Says on standard error which entries of the baseline have no finding any more, and what to do. */
export declare function tellStale({ baseline }: Report, { file }: GivenBaseline, { cwd, stderr }: Context): void;
