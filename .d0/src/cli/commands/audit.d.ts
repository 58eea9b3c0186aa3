import type { Context, ExitCode } from '../context.js';
import type { Settings } from '../settings.js';
import type { Terminal } from '../terminal.js';
/** Audits, writes the reports and says what the exit code is. */
export declare function runAudit(settings: Settings, context: Context, terminal: Terminal): Promise<ExitCode>;
