import type { Context, ExitCode } from '../context.js';
import type { Settings } from '../settings.js';
import type { Terminal } from '../terminal.js';
/** Prints what the code exposes and who controls it, or only the names of its tools. */
export declare function printInventory(settings: Settings, isSurface: boolean, context: Context, terminal: Terminal): Promise<ExitCode>;
