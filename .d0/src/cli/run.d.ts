import type { Context, ExitCode } from './context.js';
/** Runs the command line. Never throws: what goes wrong is said on standard error, with exit code 2. */
export declare function run(context: Context): Promise<ExitCode>;
