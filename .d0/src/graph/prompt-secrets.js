import { findSecrets } from '../secrets/find-secrets.js';
import { shownOf } from '../secrets/placeholder.js';
import { spanIn } from '../yaml/model.js';
import { at, exprAs, exprOf } from './code.js';
import { environmentName, isSecretName, secretMember } from './environment.js';
import { modelTexts } from './model-texts.js';
import { textLeaves } from './text-leaves.js';
import { declaredMembers, shapeName } from './types.js';
/** Secrets in texts that models read: prompts, instructions of a server, templates on disk, what a host tells its model first. */
export const promptSecrets = {
    begin: (inquiry) => inquiry.promptHandlers()[0]?.registration,
    find(inquiry) {
        const { graph } = inquiry;
        const inCode = inquiry.answerTo(modelTexts).flatMap((text) => textLeaves(graph, text.roots).flatMap((leaf) => secretsOf(graph, text, leaf)));
        const inTemplates = graph.source.templates.files.flatMap(({ document, prompts }) => prompts.flatMap(({ template }) => (template ? templateSecrets(document, template) : [])));
        return once([...inCode, ...inTemplates]);
    },
};
/** A text that two handlers share is told once. */
function once(secrets) {
    const seen = new Set();
    return secrets.filter(({ at: place, kind }) => {
        const key = `${kind} ${place.file.path} ${'start' in place ? place.start : `#${place.id}`}`;
        return !seen.has(key) && seen.add(key);
    });
}
function templateSecrets(document, template) {
    return findSecrets(template.text).map(({ kind, start, end, isDoubtful }) => ({
        kind, where: 'template', at: { file: document, ...spanIn(template, start, end) }, shown: kind === 'path' ? template.text.slice(start, end) : shownOf(template.text.slice(start, end)),
        isLikely: isDoubtful, isWritten: kind !== 'path', via: [], takenBy: undefined,
    }));
}
function secretsOf(graph, text, leaf) {
    switch (leaf.kind) {
        case 'text': return writtenSecrets(graph, text, leaf);
        case 'value': return readSecrets(text, leaf);
        case 'dump': return dumpedSecrets(graph, text, leaf);
        case 'answer': return [];
    }
}
function writtenSecrets(graph, text, { ref, text: written, via }) {
    return findSecrets(written).filter(({ kind }) => kind !== 'path' || text.kind !== 'system').map(({ kind, start, end, isDoubtful }) => {
        const secret = written.slice(start, end);
        return { kind, where: text.kind, at: placeOf(graph, ref, secret), shown: kind === 'path' ? secret : shownOf(secret), isLikely: isDoubtful, isWritten: kind !== 'path', via, takenBy: text.at };
    });
}
/** Where the words of a literal stand; the literal itself when they are written with escapes. */
function placeOf(graph, ref, words) {
    const { start, end } = exprOf(ref);
    const found = graph.source.textOf(ref.file.path).slice(start, end).indexOf(words);
    return found < 0 ? { file: ref.file, start, end } : { file: ref.file, start: start + found, end: start + found + words.length };
}
function readSecrets(text, { ref, origins, via }) {
    const place = via.at(-1) ?? ref;
    const names = origins.flatMap((origin) => environmentName(origin) ?? []);
    const name = names.find(isSecretName);
    const base = { where: text.kind, at: place, isWritten: false, via: [ref, ...via], takenBy: text.at };
    if (name !== undefined)
        return [{ ...base, kind: 'environment', shown: name, isLikely: false }];
    const member = names.length === 0 ? secretMember(ref) : undefined;
    return member === undefined ? [] : [{ ...base, kind: 'member', shown: member, isLikely: true }];
}
const CONFIGURATION_TYPE = /^(?:Stdio|Sse|SSE|Http|StreamableHttp|Mcp|MCP)\w*(?:Server)?(?:Parameters|Params|Config|Configuration)$|^(?:Mcp|MCP)Servers?(?:Config|Settings|Definition)s?$/;
const CONFIGURATION_NAME = /^(?:credentials|secrets|mcpServers|mcpConfig|mcpSettings|mcpServerConfigs?|serverConfigs?|serverParams|serverParameters)$/;
const SECRET_MEMBERS = ['env', 'headers', 'apiKey', 'api_key', 'token', 'accessToken', 'password', 'secret', 'clientSecret', 'credentials'];
/** Values that are made text whole, with the secrets among what they hold. */
function dumpedSecrets(graph, text, { ref, origins, via }) {
    const base = { where: text.kind, at: via[0] ?? ref, isWritten: false, via, takenBy: text.at };
    if (origins.some((origin) => environmentName(origin) === '*'))
        return [{ ...base, kind: 'wholeEnvironment', shown: 'process.env', isLikely: false }];
    const inside = origins.flatMap(({ value }) => (value.kind === 'object' ? environmentIn(graph, value.ref) : []));
    const [name] = inside;
    if (name !== undefined)
        return [{ ...base, kind: name === '*' ? 'wholeEnvironment' : 'environment', shown: name === '*' ? 'process.env' : name, isLikely: false }];
    const typed = origins.flatMap(({ value }) => (value.kind === 'declared' ? [value.shape] : [])).find((shape) => isConfiguration(graph, shape));
    const expr = exprOf(ref);
    const called = expr.kind === 'name' ? expr.name : expr.kind === 'member' ? expr.property : '';
    if (typed)
        return [{ ...base, kind: 'configuration', shown: called || shapeName(typed) || 'it', isLikely: false }];
    return CONFIGURATION_NAME.test(called) ? [{ ...base, kind: 'configuration', shown: called, isLikely: true }] : [];
}
/** Variables of the environment in an object, with `*` for a spread of all. */
function environmentIn(graph, object) {
    const properties = exprAs(object, 'object')?.properties ?? [];
    return properties.flatMap(({ value, kind }) => {
        const names = graph.originsOf(at(object, value), [], 'derived').flatMap((origin) => environmentName(origin) ?? []);
        return names.filter((name) => (name === '*' ? kind === 'spread' || exprOf(at(object, value)).kind === 'member' : isSecretName(name)));
    });
}
/** A configuration with places for secrets: by its type's name and members. */
function isConfiguration(graph, shape) {
    const has = (name) => declaredMembers(graph, shape, name).length > 0;
    if (CONFIGURATION_TYPE.test(shapeName(shape) ?? ''))
        return true;
    if (shape.kind !== 'interface' && shape.kind !== 'object' && shape.kind !== 'class')
        return false;
    return (has('env') || has('headers')) && (has('command') || has('args') || has('url')) || SECRET_MEMBERS.slice(2).some(has);
}
