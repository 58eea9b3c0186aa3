import { NONE } from '../facts/model.js';
import { calledFunctions } from './callees.js';
import { at, exprAs, exprOf, isInFunction } from './code.js';
import { renderersOf } from './prompt-groups.js';
import { ownOrigins } from './registration.js';
import { registrations } from './registrations.js';
import { requestHandlers } from './request-handlers.js';
/** What prompts answer that is no prompt result of the protocol. */
export const messageFaults = {
    begin: ({ answerTo }) => answerTo(registrations).find((r) => r.kind === 'prompt')?.call,
    find(inquiry) {
        const all = inquiry.answerTo(registrations);
        const seen = new Set();
        const found = [...renderersOf(all, inquiry.answerTo(requestHandlers)).flatMap((renderer) => rendererFaults(inquiry.graph, renderer)), ...annotated(inquiry.graph, all)];
        return found.filter(({ kind, at: place }) => {
            const start = 'start' in place ? place.start : exprOf(place).start;
            const key = `${kind} ${place.file.path}:${start}`;
            return !seen.has(key) && seen.add(key);
        });
    },
};
function rendererFaults(graph, renderer) {
    const l = { graph, renderer, faults: [] };
    for (const exit of renderer.file.functions[renderer.fn]?.returns ?? []) {
        if (exit.value === NONE)
            continue;
        const returned = { file: renderer.file, id: exit.value };
        if (!renderer.isList)
            lookAtResult(l, returned);
        lookAtMessages(l, graph.originsOf(returned, renderer.isList ? ['*'] : ['messages', '*'], 'value'));
    }
    return l.faults;
}
const report = (l, kind, place, value = '') => { l.faults.push({ kind, at: place, value, registration: l.renderer.registration }); };
function lookAtResult(l, returned) {
    const origins = l.graph.originsOf(returned, [], 'value');
    if (l.renderer.isOfSdk && origins.length > 0 && origins.every(isText))
        report(l, 'textReturned', returned);
    for (const { value } of origins) {
        const object = value.kind === 'object' ? exprAs(value.ref, 'object') : undefined;
        if (value.kind !== 'object' || !object || !isMadeFor(l, returned, value.ref))
            continue;
        const keys = object.properties.map((p) => p.key);
        const flag = object.properties.find((p) => p.key === 'isError');
        if (flag)
            report(l, 'isError', stretchOf(value.ref, flag));
        else if (l.renderer.isOfSdk && keys.includes('content') && !keys.includes('messages') && !keys.includes(undefined))
            report(l, 'toolResult', value.ref);
    }
}
/** Does the handler itself make it, or the one function whose result it returns? What a shared wrapper makes is for tools as well. */
function isMadeFor({ graph, renderer: { file, fn } }, returned, made) {
    if (made.file === file && isInFunction(file, exprOf(made).fn, fn))
        return true;
    const expr = exprOf(returned);
    const call = expr.kind === 'await' ? at(returned, expr.value) : returned;
    const called = exprOf(call).kind === 'call' ? calledFunctions(graph.calleesOf(call)) : [];
    return called.length === 1 && called.every((f) => f.file === made.file && isInFunction(f.file, exprOf(made).fn, f.fn));
}
const stretchOf = ({ file }, { start, end }) => ({ file, start, end });
/** A text for sure: written, put together, or declared as one. */
function isText({ value }) {
    return value.kind === 'text' || (value.kind === 'literal' && typeof value.value === 'string') || (value.kind === 'declared' && value.shape.kind === 'text');
}
const MAKES_TEXT = new Set(['join', 'trim', 'trimEnd', 'trimStart', 'replaceAll', 'toUpperCase', 'toLowerCase', 'padEnd', 'repeat', 'toString', 'stringify']);
/** `lines.join('\n')`, `String(value)`, `JSON.stringify(value)` */
function isMadeText(ref) {
    const expr = exprOf(ref);
    if (expr.kind === 'await' || expr.kind === 'cast')
        return isMadeText(at(ref, expr.value));
    if (expr.kind !== 'call')
        return false;
    const callee = exprOf(at(ref, expr.callee));
    return callee.kind === 'member' ? MAKES_TEXT.has(callee.property) : callee.kind === 'name' && callee.name === 'String' && callee.variable === NONE;
}
function lookAtMessages(l, origins) {
    const messages = origins.flatMap(({ value }) => (value.kind === 'object' ? [lookAtMessage(l, value.ref)] : []));
    if (messages.length === 0)
        return;
    const isWhole = messages.length === origins.length && messages.every((m) => m.isKnown);
    const [first] = messages;
    if (isWhole && first && messages.every((m) => m.types.length > 0 && m.types.every((t) => WITHOUT_TEXT.has(t))))
        report(l, 'noInstruction', first.ref);
    if (isWhole && first && messages.every((m) => m.roles.length > 0 && m.roles.every((r) => r === 'assistant')))
        report(l, 'assistantOnly', roleOf(first.ref));
    else
        for (const message of messages)
            if (message.roles.every((r) => r === 'assistant') && message.roles.length > 0 && speaksToModel(l, message.ref))
                report(l, 'persona', roleOf(message.ref));
}
const WITHOUT_TEXT = new Set(['image', 'audio', 'resource', 'resource_link']);
const PERSONA = /^[\s#*>]*(?:you are|you're|you will (?:be|act)|act as|your (?:task|role|job|goal) is|as an? (?:expert|senior|experienced))\b/i;
function roleOf(message) {
    const property = exprAs(message, 'object')?.properties.find((p) => p.key === 'role');
    return property ? stretchOf(message, property) : message;
}
/** A text that tells the reader who it is and what to do. */
function speaksToModel(l, message) {
    return l.graph.originsOf(message, ['content', 'text'], 'value').some(({ value }) => {
        if (value.kind === 'literal')
            return typeof value.value === 'string' && PERSONA.test(value.value);
        return value.kind === 'text' && PERSONA.test(exprAs(value.at, 'template')?.texts[0] ?? '');
    });
}
function lookAtMessage(l, ref) {
    const properties = exprAs(ref, 'object')?.properties ?? [];
    const isOpen = properties.some((p) => p.key === undefined);
    const role = properties.find((p) => p.key === 'role');
    const content = properties.find((p) => p.key === 'content');
    const roleOrigins = role ? l.graph.originsOf(at(ref, role.value), [], 'value') : [];
    const roles = roleOrigins.flatMap(({ value }) => (value.kind === 'literal' && typeof value.value === 'string' ? [value.value] : []));
    const wrong = roles.find((r) => r !== 'user' && r !== 'assistant');
    if (role && wrong !== undefined)
        report(l, 'role', stretchOf(ref, role), wrong);
    if (!role && content && !isOpen)
        report(l, 'noRole', ref);
    const types = content ? lookAtContent(l, ref, content) : undefined;
    return { ref, roles, types: types ?? [], isKnown: !isOpen && types !== undefined && roleOrigins.length === roles.length };
}
/** The types of the blocks that the content may be; `undefined` when they are not all known. */
function lookAtContent(l, message, property) {
    const origins = l.graph.originsOf(at(message, property.value), [], 'value');
    if (!isMadeText(at(message, property.value)) && origins.length === 0)
        return undefined;
    if (isMadeText(at(message, property.value)) || origins.every(isText)) {
        report(l, 'textContent', stretchOf(message, property));
        return undefined;
    }
    if (origins.every(({ value }) => value.kind === 'array' || (value.kind === 'declared' && value.shape.kind === 'collection' && value.shape.of === 'array'))) {
        report(l, 'listContent', stretchOf(message, property));
        return undefined;
    }
    const types = origins.map(({ value }) => (value.kind === 'object' ? lookAtBlock(l, value.ref) : undefined));
    return types.every((t) => t !== undefined) ? types : undefined;
}
const NEEDS = { text: ['text'], image: ['data', 'mimeType'], audio: ['data', 'mimeType'], resource: ['resource'], resource_link: ['uri', 'name'] };
function lookAtBlock(l, block) {
    const properties = exprAs(block, 'object')?.properties ?? [];
    const keys = properties.map((p) => p.key);
    const type = properties.find((p) => p.key === 'type');
    const origins = type ? l.graph.originsOf(at(block, type.value), [], 'value') : [];
    const [only] = origins;
    const name = origins.length === 1 && only?.value.kind === 'literal' && typeof only.value.value === 'string' ? only.value.value : undefined;
    if (!type || name === undefined)
        return undefined;
    const needs = NEEDS[name];
    if (!needs) {
        report(l, 'blockType', stretchOf(block, type), name);
        return undefined;
    }
    const lacks = keys.includes(undefined) ? undefined : needs.find((key) => !keys.includes(key));
    if (lacks === undefined)
        return name;
    if (name === 'resource' && (keys.includes('uri') || keys.includes('text') || keys.includes('blob')))
        report(l, 'bareResource', block);
    else
        report(l, 'emptyBlock', block, `\`${lacks}\``);
    return undefined;
}
/** `registerPrompt('x', { annotations: … })`: prompts have none. */
function annotated(graph, all) {
    return all.filter((r) => r.kind === 'prompt' && (r.sdk !== 'other' || r.style === 'listed') && !r.isGuess).flatMap((r) => {
        const located = r.parts.get('annotations');
        if (!located)
            return [];
        const [key, ...rest] = located.path;
        const places = key === undefined ? [located.ref] : rest.length > 0 ? [] : ownOrigins(graph, r, { ref: located.ref, path: [] }).flatMap(({ value }) => {
            const property = value.kind === 'object' ? exprAs(value.ref, 'object')?.properties.find((p) => p.key === key) : undefined;
            return property && value.kind === 'object' ? [stretchOf(value.ref, property)] : [];
        });
        return places.map((place) => ({ kind: 'annotations', at: place, value: '', registration: r.call }));
    });
}
