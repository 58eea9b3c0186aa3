import { lineKey } from './code.js';
import { flowOfResult } from './result-flow.js';
/** What becomes of every prompt that the code gets from a server. */
export const promptFates = {
    find: (inquiry) => inquiry.sinks('prompts/get').filter((sink) => sink.kind !== 'dynamic').map((sink) => ({ sink, ...flowOfResult(inquiry.graph, sink.ref) })),
    begin: (inquiry) => inquiry.sinks('prompts/get')[0]?.ref,
};
const MAX_STEPS = 9;
/** The way from the request to a place the result reached, one step for each line. */
export function fateWay(visit) {
    const steps = [];
    const lines = new Set();
    for (let v = visit; v; v = v.from) {
        const line = lineKey(v.ref);
        if (!lines.has(line))
            steps.unshift(v.ref);
        lines.add(line);
    }
    return steps.length <= MAX_STEPS ? steps : [...steps.slice(0, MAX_STEPS - 3), ...steps.slice(-3)];
}
const WORDS = new Set(['messages', '*', 'content', 'text', 'resource', 'parts', 'value']);
/** Words of the server, not its bookkeeping: a turn, its content, its text, or what was made of them. */
export function isContent({ part }) {
    return part.length === 0 || (part[0] === 'messages' && part.every((step) => WORDS.has(step) || /^\d+$/.test(step)));
}
