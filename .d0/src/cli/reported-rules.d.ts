import type { Report } from '../findings/finding.js';
import type { ReportedRule } from '../report/reporter.js';
import type { Context } from './context.js';
/** What reports say of the rules; pages are read when a report asks for them. */
export declare function toReportedRules({ rules, home }: Context, { tool }: Report): readonly ReportedRule[];
