import type { Finding } from '../findings/finding.js';
import type { Baseline, BaselineEntry } from './baseline.js';
/** What an audit was able to see, to tell an entry whose finding is gone from one that nobody looked for. */
export interface Judged {
    /** Every finding of the rules that were on, wherever it is and however likely. Equal ones carry numbers. */
    readonly findings: readonly Finding[];
    /** With the plugin's prefix. */
    readonly ruleIds: readonly string[];
    /** Whether findings in that file would have been found and shown. */
    readonly isJudged: (path: string, ruleId: string) => boolean;
}
/** Findings with what the fingerprints say is known marked so. What a disable comment covers stays as it is. */
export declare function markKnown(findings: readonly Finding[], fingerprints: ReadonlySet<string>): Finding[];
export declare function fingerprintsOf({ entries }: Baseline): ReadonlySet<string>;
/**
 * Entries whose finding is gone, although its rule was on and its file was judged. Of equal findings the last number is free, whichever
 * of them went: the path is that of a file which has fewer of them than there are entries.
 */
export declare function findStale({ entries }: Baseline, { findings, ruleIds, isJudged }: Judged): BaselineEntry[];
