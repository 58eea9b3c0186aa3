import type { Context, ExitCode } from '../context.js';
import type { Settings } from '../settings.js';
/** Prints what the analysis knows of one file, as JSON, so that a wrong finding can be explained. */
export declare function printFacts(file: string, settings: Settings, context: Context): Promise<ExitCode>;
