/** What other programs may call, and the types of what they get. */
export { fix, type FixOptions, type FixOutcome } from './audit/fix.js';
export { audit, type AuditOptions, type Preset } from './audit/run-audit.js';
export { suppressions, type SuppressionsOptions } from './audit/suppressions.js';
export type { AcceptedList } from './findings/accepted.js';
export type { Report, Finding, Coverage, Location, TraceHop, Suggestion, Edit } from './findings/finding.js';
