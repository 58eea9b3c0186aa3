import { swallowsIn } from './failures.js';
import { isWholeAnswer } from './sole-sources.js';
import { registrations } from './registrations.js';
import { requestHandlers } from './request-handlers.js';
import { callsOf, headerOf, symbolAt } from './render-failures.js';
import { sliceOf } from './rendered.js';
import { toldFailures } from './told-failures.js';
/** Failures in what tools answer with; one that several tools share comes once. */
export const toolFailures = {
    begin: (inquiry) => servedBy(inquiry)[0]?.call,
    find(inquiry) {
        const found = new Map();
        for (const served of servedBy(inquiry)) {
            for (const { kind, swallow } of failuresOf(inquiry.graph, served)) {
                const key = `${swallow.at.file.path}:${swallow.at.start}`;
                const entry = found.get(key) ?? { kind, swallow, tools: [] };
                entry.tools.push({ name: served.isOneOfMany ? undefined : served.name, call: served.call, calls: callsOf(swallow.hops) });
                found.set(key, entry);
            }
        }
        return [...found.values()].map(({ kind, swallow, tools }) => ({ kind, at: headerOf(swallow), symbol: symbolAt(swallow.at), tools }));
    },
};
/** Expressions looked at for a handler that serves many tools. */
const SHARED_WORK = 100_000;
function failuresOf(graph, { file, fn, given, name }) {
    const rendered = sliceOf(graph, file, fn, given, name === undefined ? SHARED_WORK : undefined);
    return [
        ...toldFailures(graph, rendered).map((swallow) => ({ kind: 'told', swallow })),
        ...swallowsIn(graph, rendered).filter((swallow) => isWholeAnswer(rendered, swallow)).map((swallow) => ({ kind: 'empty', swallow })),
    ];
}
/** Functions that answer tools/call: one for each tool where each has its own, the whole handler of a low-level server. */
function servedBy(inquiry) {
    const own = inquiry.answerTo(registrations).filter(({ kind, style }) => kind === 'tool' && style !== 'listed').flatMap(({ handlers, name, call }) => handlers.map(({ file, fn, given, isShared }) => ({ file, fn, given, name: isShared ? undefined : name, call })));
    const whole = inquiry.answerTo(requestHandlers).filter(({ method }) => method === 'tools/call').map(({ file, fn, given, call }) => ({ file, fn, given, name: undefined, call }));
    const byFunction = new Map();
    for (const served of [...own, ...whole]) {
        const key = `${served.file.path}#${served.fn} ${served.given.file.path}:${served.given.id}`;
        byFunction.set(key, [...(byFunction.get(key) ?? []), served]);
    }
    // one wrapper that every tool is registered through: which of them fails cannot be told
    return [...byFunction.values()].flatMap((all) => all.slice(0, 1).map((served) => ({ ...served, isOneOfMany: new Set(all.map(({ name }) => name)).size > 1 })));
}
