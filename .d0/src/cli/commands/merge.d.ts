import type { Context, ExitCode } from '../context.js';
import type { Settings } from '../settings.js';
import type { Terminal } from '../terminal.js';
/** Makes one report of several: JSON reports into any format, SARIF logs into SARIF. The exit code is that of the whole. */
export declare function mergeFiles(settings: Settings, context: Context, terminal: Terminal): ExitCode;
