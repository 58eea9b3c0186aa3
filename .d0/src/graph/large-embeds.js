import { NONE } from '../facts/model.js';
import { calleeRoles } from './callees.js';
import { at, calleeName, exprAs, exprOf, isInFunction, refKey } from './code.js';
import { textLeaves } from './text-leaves.js';
/** Whole files in what prompts/get handlers answer: in resource blocks, and in text when whoever asks says which file. */
export const largeEmbeds = {
    begin: (inquiry) => inquiry.promptHandlers()[0]?.registration,
    find({ graph, promptHandlers }) {
        const seen = new Set();
        return promptHandlers().flatMap((handler) => embedsOf(graph, handler)).filter(({ read }) => !seen.has(refKey(read)) && seen.add(refKey(read)));
    },
};
function embedsOf(graph, handler) {
    const { file, fn } = handler;
    const roots = (file.functions[fn]?.returns ?? []).filter(({ value }) => value >= 0).map(({ value }) => ({ file, id: value }));
    return textLeaves(graph, roots).flatMap((leaf) => embedOf(graph, handler, leaf) ?? []);
}
const READS = new Set(['readFile', 'readFileSync', 'readTextFile', 'readTextFileSync']);
function embedOf(graph, handler, { kind, ref, via, inResource }) {
    if (kind !== 'answer' || !READS.has(calleeName(ref)))
        return undefined;
    const isKnown = calleeRoles(graph.calleesOf(ref)).some((role) => role.name === 'effect');
    if (inResource && via.length === 0)
        return { handler, read: ref, kind: 'resource', isLikely: !isKnown };
    const path = exprAs(ref, 'call')?.args[0];
    return path !== undefined && isAskedFor(graph, handler, at(ref, path)) ? { handler, read: ref, kind: 'text', isLikely: !isKnown } : undefined;
}
const LISTS = new Set(['readdir', 'readdirSync', 'glob', 'globSync', 'opendir', 'scandir']);
/** Does whoever asks for the prompt say which file? One of the server's own files is a template, and one found in a folder is one of many parts. */
function isAskedFor(graph, { file, fn }, path) {
    const origins = graph.originsOf(path, [], 'derived');
    if (origins.some(({ value }) => 'at' in value && LISTS.has(calleeName(value.at))))
        return false;
    return origins.some(({ value }) => {
        if (value.kind !== 'unknown' && value.kind !== 'declared')
            return false;
        const name = exprAs(value.at, 'name');
        const definitions = value.at.file === file ? file.variables[name?.variable ?? NONE]?.definitions ?? [] : [];
        return definitions.some((definition) => definition.kind === 'parameter' && definition.fn === fn && isInFunction(file, exprOf(value.at).fn, fn));
    });
}
