import { isCatalogue, refKey } from './code.js';
import { toldApart } from './registration-names.js';
export function groupedPrompts(all) {
    const prompts = toldApart(all).filter((r) => r.kind === 'prompt');
    const groups = new Map();
    for (const prompt of prompts)
        groups.set(refKey(prompt.call), [...(groups.get(refKey(prompt.call)) ?? []), prompt]);
    return prompts.map((prompt) => ({ prompt, group: groups.get(refKey(prompt.call)) ?? [] }));
}
export function armsOf(graph, { prompt, group }) {
    return { graph, own: prompt.name, others: new Set(group.flatMap(({ name }) => (name !== undefined && name !== prompt.name ? [name] : []))) };
}
/** The functions in which the arguments of a prompt arrive, and where in their first parameter. */
export function startsOf(graph, { style, handlers }) {
    if (style !== 'listed')
        return handlers.map(({ file, fn, given }) => ({ file, fn, path: [], given }));
    const seen = new Set();
    return handlers.flatMap(({ given }) => graph.valuesOf(given).flatMap((v) => {
        if (v.kind !== 'function' || isCatalogue(v.file) || seen.has(`${v.file.path}#${v.fn}`))
            return [];
        seen.add(`${v.file.path}#${v.fn}`);
        return [{ file: v.file, fn: v.fn, path: ['params', 'arguments'], given }];
    }));
}
/** Is every entry that the list handler answers with written in the code? */
export function isWhollyListed(graph, prompt, handlers) {
    if (prompt.style !== 'listed')
        return true;
    const lister = handlers.find(({ call }) => refKey(call) === refKey(prompt.call));
    const returns = lister?.file.functions[lister.fn]?.returns ?? [];
    return lister !== undefined && returns.length > 0 && returns.every(({ value }) => {
        const origins = value < 0 ? [] : graph.originsOf({ file: lister.file, id: value }, [`${prompt.kind}s`, '*'], 'value');
        return origins.length > 0 && origins.every((o) => o.value.kind === 'object');
    });
}
/** The functions that render prompts; those that a tool is served by as well, or that are one of many given to a helper, are left out. */
export function renderersOf(all, handlers) {
    const tools = new Set(all.filter((r) => r.kind === 'tool').flatMap((r) => r.handlers.map(({ file, fn }) => `${file.path}#${fn}`)));
    const seen = new Set();
    const own = toldApart(all).filter((r) => r.kind === 'prompt' && r.style !== 'listed' && (r.name !== undefined || r.handlers.length === 1)).flatMap((r) => (r.handlers.map(({ file, fn, given }) => ({ file, fn, given, registration: r.call, isOfSdk: r.sdk !== 'other' && !r.isGuess, isList: r.style === 'class' }))));
    const lowLevel = handlers.filter(({ method }) => method === 'prompts/get').map(({ file, fn, given, call }) => ({ file, fn, given, registration: call, isOfSdk: true, isList: false }));
    return [...own, ...lowLevel].filter(({ file, fn }) => {
        const key = `${file.path}#${fn}`;
        return !tools.has(key) && !seen.has(key) && seen.add(key);
    });
}
