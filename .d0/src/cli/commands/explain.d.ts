import type { Context, ExitCode } from '../context.js';
import type { Terminal } from '../terminal.js';
/** Prints the doc page of a rule as text for a terminal. Throws `UserError` when there is no such rule. */
export declare function explainRule(id: string, context: Context, terminal: Terminal): ExitCode;
