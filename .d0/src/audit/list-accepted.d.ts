import type { Analysis } from '../analysis.js';
import type { BaselineEntry } from '../baseline/baseline.js';
import type { Accepted, AcceptedByBaseline, AcceptedByComment, AcceptedSummary } from '../findings/accepted.js';
import type { Finding } from '../findings/finding.js';
import type { DisableComments } from './disable-comments.js';
/** Everything that keeps findings of the code base from counting. `findings` are those of every rule, with equal ones numbered. */
export declare class AcceptedLister {
    #private;
    constructor(analysis: Analysis, comments: DisableComments, findings: readonly Finding[]);
    /** The comments of the wanted files that name a rule of ours, or silence a finding of ours. */
    byComments(isWanted: (path: string) => boolean): AcceptedByComment[];
    /** The entries of a baseline whose text is `text`. */
    byBaseline(file: string, text: string, entries: readonly BaselineEntry[], isWanted: (path: string) => boolean): AcceptedByBaseline[];
}
export declare function summariseAccepted(accepted: readonly Accepted[]): AcceptedSummary;
