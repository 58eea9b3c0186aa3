import type { TraceHop } from '../findings/finding.js';

/** `src/agent.ts:5`. */
export function placeOf({ path, line }: { readonly path: string; readonly line: number }, pathOf: (path: string) => string): string {
  return `${pathOf(path)}:${line}`;
}

/** A path as numbered lines: where, and what happens there. */
export function wayLines(trace: readonly TraceHop[], pathOf: (path: string) => string): readonly string[] {
  return trace.map((hop, index) => `${index + 1}. ${placeOf(hop, pathOf)} ${hop.message}`);
}
