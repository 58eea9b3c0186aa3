/** `src/agent.ts:5`. */
export function placeOf({ path, line }, pathOf) {
    return `${pathOf(path)}:${line}`;
}
/** A path as numbered lines: where, and what happens there. */
export function wayLines(trace, pathOf) {
    return trace.map((hop, index) => `${index + 1}. ${placeOf(hop, pathOf)} ${hop.message}`);
}
