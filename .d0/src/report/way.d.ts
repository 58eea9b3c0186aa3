import type { TraceHop } from '../findings/finding.js';
/** `src/agent.ts:5`. */
export declare function placeOf({ path, line }: {
    readonly path: string;
    readonly line: number;
}, pathOf: (path: string) => string): string;
/** A path as numbered lines: where, and what happens there. */
export declare function wayLines(trace: readonly TraceHop[], pathOf: (path: string) => string): readonly string[];
