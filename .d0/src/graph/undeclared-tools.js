import { NONE } from '../facts/model.js';
import { exprAs, exprOf, refKey } from './code.js';
import { hostSurfaces } from './host-surfaces.js';
import { originsOfPart } from './registration.js';
import { registrations } from './registrations.js';
import { sliceOf } from './rendered.js';
import { chunksOf, placeInText } from './text-places.js';
import { bare, nearestKin, toolMentionsIn } from './tool-mentions.js';
/** Tools that prompts, descriptions and instructions of a server name and that it does not register. Silent unless the whole surface is known. */
export const undeclaredTools = {
    begin: (inquiry) => inquiry.answerTo(registrations)[0]?.call,
    find(inquiry) {
        const all = inquiry.answerTo(registrations);
        const tools = all.filter(({ kind }) => kind === 'tool');
        const isKnown = tools.length > 0 && !tools.some(({ name, isGuess }) => name === undefined || isGuess);
        const onServers = isKnown ? textsOf(inquiry, all).flatMap(({ ref, owner }) => undeclaredIn(inquiry.graph, ref, owner, all, tools)) : [];
        const onHosts = hostSurfaces(inquiry).flatMap((surface) => surface.texts.flatMap((ref) => undeclaredOnHost(surface, ref)));
        const seen = new Set();
        return [...onServers, ...onHosts]
            .filter(({ at: { file, start } }) => !seen.has(`${file.path}:${start}`) && seen.add(`${file.path}:${start}`));
    },
};
/** Every literal and template that a model is given as text of the server. */
function textsOf(inquiry, all) {
    const seen = new Set();
    const texts = [...all.flatMap((registration) => descriptionsOf(inquiry.graph, registration)), ...all.filter(({ kind }) => kind === 'prompt').flatMap((prompt) => renderedTexts(inquiry.graph, prompt)), ...instructionsOf(inquiry.graph)];
    return texts.filter(({ ref }) => !seen.has(refKey(ref)) && seen.add(refKey(ref)));
}
function descriptionsOf(graph, owner) {
    return originsOfPart(graph, owner, 'description').flatMap(({ value }) => (value.kind === 'literal' || value.kind === 'text' ? [{ ref: value.at, owner }] : []));
}
function renderedTexts(graph, owner) {
    return owner.handlers.flatMap(({ file, fn, given }) => [...sliceOf(graph, file, fn, given).exprs.values()].flatMap(({ ref }) => (chunksOf(ref).length > 0 ? [{ ref, owner }] : [])));
}
/** `new McpServer(info, { instructions })` */
function instructionsOf(graph) {
    return graph.source.filesShaped('instructions', 'definition').flatMap((path) => {
        const file = graph.source.facts(path);
        return (file?.index.objects.get('instructions') ?? []).flatMap((id) => {
            const ref = { file: file, id };
            const made = exprAs({ ...ref, id: exprOf(ref).parent }, 'new');
            const callee = made && exprOf({ ...ref, id: made.callee });
            if (callee?.kind !== 'name' || !/Server|FastMCP/.test(callee.name))
                return [];
            const value = exprAs(ref, 'object')?.properties.find((p) => p.key === 'instructions')?.value ?? NONE;
            return value === NONE ? [] : graph.originsOf({ ...ref, id: value }, [], 'value').flatMap(({ value: v }) => (v.kind === 'literal' || v.kind === 'text' ? [{ ref: v.at, owner: undefined }] : []));
        });
    });
}
function undeclaredIn(graph, ref, owner, all, tools) {
    const names = new Set(all.map(({ name }) => name));
    return chunksOf(ref).flatMap((chunk) => toolMentionsIn(chunk.text).flatMap(({ name, index, how }) => {
        if (names.has(name))
            return [];
        const same = tools.find((tool) => bare(tool.name ?? '') === bare(name));
        const akin = same ?? nearestKin(name, tools);
        if (!akin || (how === 'quoted' && !same) || (!same && isKnownOtherwise(graph, name)))
            return [];
        return [{ name, at: placeInText(chunk, index, name.length), kind: same ? 'spelling' : 'renamed', meant: { name: akin.name ?? '', at: akin.nameAt ?? akin.call }, owner }];
    }));
}
/** A text that is always given, about tools that may have been filtered out or have longer names. */
function undeclaredOnHost({ conditional, separator }, ref) {
    return chunksOf(ref).flatMap((chunk) => toolMentionsIn(chunk.text, [...conditional.keys()]).flatMap(({ name, index, how }) => {
        const at = placeInText(chunk, index, name.length);
        const declared = conditional.get(name);
        if (declared)
            return [{ name, at, kind: 'conditional', meant: { name, at: declared }, owner: undefined }];
        return separator && how === 'called' && !name.includes(separator.text) ? [{ name, at, kind: 'prefixed', meant: { name: `…${separator.text}${name}`, at: separator.at }, owner: undefined }] : [];
    }));
}
/** The word is a key, a variable, a value of its own or a function in the code: a field, an option, a script, not a tool that is missing. */
function isKnownOtherwise(graph, name) {
    return graph.source.filesContaining(name).some((path) => {
        const file = graph.source.facts(path);
        if (!file)
            return false;
        const { objects, members, calls, destructured } = file.index;
        if (objects.has(name) || members.has(name) || calls.has(name) || destructured.has(name) || file.variables.some((v) => v.name === name))
            return true;
        return file.exprs.some((expr) => expr.kind === 'literal' && expr.value === name) || file.functions.some((fn) => fn.name === name);
    });
}
