import { exprOf } from './code.js';
const MAX_STEPS = 10;
/** The way of a value from its origin to where the search began, without the places that add nothing to read. */
export function valueWay(origin) {
    const steps = [];
    const lines = new Set();
    for (let hop = origin.hops, first = true; hop; hop = hop.from, first = false) {
        const { file } = hop.at;
        const { start } = exprOf(hop.at);
        const line = `${file.path}:${file.lineStarts.findLastIndex((s) => s <= start)}`;
        if (lines.has(line))
            continue;
        lines.add(line);
        steps.push({ at: hop.at, note: first ? 'origin' : hop.note });
    }
    if (steps.length <= MAX_STEPS)
        return steps;
    return [...steps.slice(0, MAX_STEPS - 3), ...steps.slice(-3)];
}
