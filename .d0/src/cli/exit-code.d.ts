import type { Report } from '../findings/finding.js';
import type { ExitCode } from './context.js';
import type { Settings } from './settings.js';
/** What the report means for the one who waits: 0 nothing at the chosen level, 1 findings or stale entries of the baseline, 2 there was nothing to judge. */
export declare function exitCodeOf(report: Report, settings: Pick<Settings, 'failOn' | 'maxWarnings' | 'allowEmpty'>): ExitCode;
/** No MCP code was recognised: silence then says nothing. */
export declare function isEmpty({ coverage, findings }: Report): boolean;
