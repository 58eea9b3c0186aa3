import type { Context, ExitCode } from '../context.js';
import type { Settings } from '../settings.js';
import type { Terminal } from '../terminal.js';
/** Audits the roots of a list one after the other, into one report. A root that cannot be audited is said and costs exit code 2, not the others. */
export declare function auditRoots(settings: Settings, context: Context, terminal: Terminal): Promise<ExitCode>;
