import { NONE } from '../facts/model.js';
import { calledFunctions } from './callees.js';
import { exprOf, isInRegion } from './code.js';
import { functionsCalledFor } from './registration.js';
import { nameKey, toldApart } from './registration-names.js';
import { registrations } from './registrations.js';
import { requestHandlers } from './request-handlers.js';
export const promptToolTwins = {
    begin: ({ answerTo }) => answerTo(registrations).find((r) => r.kind === 'prompt')?.call,
    find({ graph, answerTo }) {
        const all = toldApart(answerTo(registrations));
        const prompts = all.filter((r) => r.kind === 'prompt');
        const servers = answerTo(requestHandlers).filter(({ method }) => method === 'prompts/get' || method === 'prompts/list');
        if (prompts.length === 0 && servers.length === 0)
            return [];
        const known = handlersByKey(prompts, servers);
        const makers = textMakers(graph, prompts);
        const seen = new Set();
        return all.filter((r) => r.kind === 'tool' && !r.isGuess).flatMap((tool) => {
            const twin = byName(tool, prompts) ?? byHandler(graph, tool, known) ?? byText(graph, tool, makers) ?? byExpression(tool, prompts);
            return twin ? [twin] : [];
        }).filter(({ at }) => {
            const key = `${at.file.path}:${'start' in at ? at.start : exprOf(at).start}`;
            return !seen.has(key) && seen.add(key);
        });
    },
};
const placeOf = (r) => r.nameAt ?? r.call;
const plain = (name) => name.toLowerCase().replace(/[^a-z0-9]/g, '');
function byName(tool, prompts) {
    const prompt = prompts.find((p) => p.name !== undefined && tool.name !== undefined && plain(p.name) === plain(tool.name) && p.call.file === tool.call.file);
    return prompt && twin('name', tool, prompt, undefined, true);
}
/** `server.prompt(def.id, …); server.registerTool(def.id, …)` in one loop. */
function byExpression(tool, prompts) {
    const key = nameKey(tool);
    const prompt = key === undefined ? undefined : prompts.find((p) => nameKey(p) === key);
    return prompt && twin('name', tool, prompt, undefined, true);
}
function twin(how, tool, prompt, shared, isCertain) {
    return { how, tool, at: placeOf(tool), prompt: placeOf(prompt), promptName: prompt.name ?? '', shared, isCertain };
}
const keyOf = (file, fn) => `${file.path}#${fn}`;
function handlersByKey(prompts, servers) {
    const known = new Map();
    for (const { file, fn, call, method } of servers)
        known.set(keyOf(file, fn), { place: call, name: method });
    for (const prompt of prompts)
        if (prompt.style !== 'listed')
            for (const { file, fn } of prompt.handlers)
                known.set(keyOf(file, fn), { place: placeOf(prompt), name: prompt.name ?? '' });
    return known;
}
const MAX_DEPTH = 2;
function byHandler(graph, tool, known) {
    for (const handler of tool.handlers) {
        if (handler.isShared)
            continue;
        const own = known.get(keyOf(handler.file, handler.fn));
        const found = own ? { known: own, call: undefined } : callOf(graph, tool, handler, known, 0);
        if (found)
            return { how: 'handler', tool, at: placeOf(tool), prompt: found.known.place, promptName: found.known.name, shared: found.call, isCertain: true };
    }
    return undefined;
}
function callOf(graph, tool, { file, fn, region }, known, depth) {
    const fact = file.functions[fn];
    if (!fact)
        return undefined;
    for (const [id, expr] of file.exprs.entries()) {
        if (expr.kind !== 'call' || expr.start < fact.start || expr.end > fact.end || (region > 0 && !isInRegion(file, expr.region, region)))
            continue;
        const call = { file, id };
        const own = functionsCalledFor(graph, tool, call);
        const called = own.length > 0 ? own : calledFunctions(graph.calleesOf(call));
        // many functions under one name are a dispatcher's
        if (called.length === 0 || called.length > 2)
            continue;
        for (const next of called) {
            const found = known.get(keyOf(next.file, next.fn));
            if (found)
                return { known: found, call };
            const deeper = depth < MAX_DEPTH ? callOf(graph, tool, { ...next, region: 0 }, known, depth + 1) : undefined;
            if (deeper)
                return { known: deeper.known, call };
        }
    }
    return undefined;
}
/** Functions whose result is the whole text of exactly one prompt. */
function textMakers(graph, prompts) {
    const makers = new Map();
    for (const prompt of prompts) {
        for (const { file, fn } of makersOf(graph, prompt, [['messages', '*', 'content', 'text'], ['*', 'content', 'text'], []])) {
            const key = keyOf(file, fn);
            makers.set(key, makers.has(key) && makers.get(key) !== prompt ? undefined : prompt);
        }
    }
    return new Map([...makers].flatMap(([key, prompt]) => (prompt ? [[key, prompt]] : [])));
}
function byText(graph, tool, makers) {
    for (const maker of makersOf(graph, tool, [['content', '*', 'text'], []])) {
        const prompt = makers.get(keyOf(maker.file, maker.fn));
        if (!prompt || !tool.name || !prompt.name)
            continue;
        return twin('text', tool, prompt, maker.call, plain(tool.name).includes(plain(prompt.name)) || /prompt/i.test(tool.name));
    }
    return undefined;
}
/** The functions whose result is the text of an answer. */
function makersOf(graph, registration, paths) {
    return registration.handlers.filter((h) => !h.isShared).flatMap(({ file, fn, region }) => (file.functions[fn]?.returns ?? []).filter((exit) => exit.value !== NONE && (region === 0 || isInRegion(file, exit.region, region))).flatMap(({ value }) => (paths.flatMap((path) => graph.originsOf({ file, id: value }, path, 'value').flatMap(({ value: origin, hops }) => {
        if (origin.kind !== 'text' && origin.kind !== 'literal')
            return [];
        const found = [];
        const inner = exprOf(origin.at).fn;
        for (let hop = hops; hop; hop = hop.from) {
            if (exprOf(hop.at).kind !== 'call')
                continue;
            for (const called of calledFunctions(graph.calleesOf(hop.at)))
                if (called.file === origin.at.file && called.fn === inner)
                    found.push({ ...called, call: hop.at });
        }
        return found;
    })))));
}
