import type { Context, ExitCode } from '../context.js';
/** Shows what a project needs, asks, and writes it. What is there already stays as it is. */
export declare function initProject(isYes: boolean, context: Context): Promise<ExitCode>;
