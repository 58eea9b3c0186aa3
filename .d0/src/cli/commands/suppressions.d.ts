import type { Context, ExitCode } from '../context.js';
import type { Settings } from '../settings.js';
import type { Terminal } from '../terminal.js';
/** Lists the disable comments and baseline entries of a code base. */
export declare function listSuppressions(settings: Settings, context: Context, terminal: Terminal): Promise<ExitCode>;
