import type { Context } from './context.js';
export interface Progress {
    stage(name: string): void;
    stop(): void;
}
/** Says on standard error what is being done, on a terminal and once it takes over a second; elsewhere nothing. */
export declare function startProgress({ stderr, env }: Context, now?: () => number): Progress;
