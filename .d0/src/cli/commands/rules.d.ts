import type { Context, ExitCode } from '../context.js';
import type { Terminal } from '../terminal.js';
/** Prints one row per rule: its id, its severity in the presets, its sentence. */
export declare function listRules({ rules, stdout }: Context, terminal: Terminal): ExitCode;
