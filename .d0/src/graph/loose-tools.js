import { argumentUses } from './argument-uses.js';
import { exprAs, exprOf, refKey } from './code.js';
import { comparedTexts } from './compared-texts.js';
import { doingOf } from './effects.js';
import { readSchema } from './loose-schema.js';
import { isWhollyListed, startsOf } from './prompt-groups.js';
import { originsOfPart, placeKey } from './registration.js';
import { registrations } from './registrations.js';
import { requestHandlers } from './request-handlers.js';
export const looseTools = {
    begin: ({ answerTo }) => answerTo(registrations).find((r) => r.kind === 'tool')?.call,
    find(inquiry) {
        const tools = inquiry.answerTo(registrations).filter((r) => r.kind === 'tool' && !r.isGuess);
        const seen = new Set();
        return tools.flatMap((tool) => looseIn({ inquiry, tool, group: tools.filter((t) => refKey(t.call) === refKey(tool.call)), tools })).filter((found) => {
            const key = `${placeKey(found.at)} ${found.kind}`;
            return !seen.has(key) && seen.add(key);
        });
    },
};
function looseIn(looked) {
    const { inquiry: { graph }, tool } = looked;
    const { loose, texts } = readSchema(graph, tool);
    const isSaid = loose.length > 0 || texts.some(({ made }) => describes(made));
    return [
        ...undescribed(looked, isSaid),
        ...loose.flatMap((l) => judge(looked, l)),
        ...comparedIn(looked, texts),
    ];
}
/** What is handed on to another tool as it is can be nothing else than open; an object without arguments is right where none are read. */
function judge(looked, loose) {
    const { inquiry, tool } = looked;
    const found = (isCertain) => [{ kind: loose.kind, tool, at: loose.at, argument: loose.path.join('.'), because: isElsewhere(loose) ? loose.made : undefined, labels: [], permission: loose.permission, isCertain }];
    if (loose.kind === 'empty')
        return isAlone(looked) && usesOf(looked).reads.some((read) => !read.isTest) ? found(true) : [];
    if (inquiry.answerTo(doingOf(tool))[0]?.effects.some((e) => e.kind === 'relay'))
        return [];
    if (loose.kind !== 'record' && (loose.kind !== 'open' || loose.path.length === 0))
        return found(true);
    if (loose.path.length === 1 && hasKnownFields(looked, loose.path[0] ?? ''))
        return found(true);
    return isOpenByNature(loose) ? [] : found(false);
}
/** Are the reads of the handler those of this tool? */
function isAlone({ inquiry, tool, group }) {
    if (tool.name === undefined)
        return false;
    return tool.handlers.every((h) => !h.isShared) || (group.length === 1 && isWhollyListed(inquiry.graph, tool, inquiry.answerTo(requestHandlers)));
}
const OPEN_NAMES = /^(?:args|arguments|variables|headers|env|meta|_meta|metadata|labels|tags|attributes|custom\w*)$/i;
const OPEN_WORDS = /\b(?:keys?|key-value|pairs?|maps?|mapping|any|arbitrary|custom|variables?|columns?|parameters?|matching|free-?form|JSON|dictionary|filters?)\b|\{/i;
/** The keys are the caller's own, and the description says so. */
function isOpenByNature({ path, at, made }) {
    if (OPEN_NAMES.test(path.at(-1) ?? ''))
        return true;
    return textsIn('start' in at ? at : { file: made.file, start: exprOf(made).start, end: exprOf(made).end }).some((text) => OPEN_WORDS.test(text));
}
function textsIn({ file, start, end }) {
    return file.exprs.flatMap((e) => {
        if (e.start < start || e.end > end)
            return [];
        if (e.kind === 'template')
            return e.texts;
        return e.kind === 'literal' && typeof e.value === 'string' && e.value.length > 8 ? [e.value] : [];
    });
}
/** The handler takes fields out of it by names that are written in the code. */
function hasKnownFields(looked, name) {
    return usesOf(looked).reads.filter((r) => r.name === name).some(({ value }) => {
        const uses = 'variable' in value ? (value.file.variables[value.variable]?.uses ?? []).map((id) => ({ file: value.file, id })) : [value];
        return uses.some((use) => {
            const member = exprAs({ file: use.file, id: exprOf(use).parent }, 'member');
            return member?.object === use.id && exprAs({ file: use.file, id: member.parent }, 'call')?.callee !== exprOf(use).parent && member.property !== 'length';
        });
    });
}
function isElsewhere({ at, made }) {
    if (!('start' in at))
        return refKey(at) !== refKey(made);
    const { start, end } = exprOf(made);
    return made.file !== at.file || start < at.start || end > at.end;
}
function usesOf({ inquiry: { graph }, tool, group }) {
    const others = new Set(group.flatMap(({ name }) => (name !== undefined && name !== tool.name ? [name] : [])));
    return argumentUses(graph, tool, { graph, own: tool.name, others }, startsOf(graph, tool));
}
/** Arguments that may be any text, and that the handler only compares with texts of its own. */
function comparedIn(looked, texts) {
    const { inquiry: { graph }, tool } = looked;
    if (texts.length === 0 || tool.handlers.length === 0 || !isAlone(looked))
        return [];
    const uses = usesOf(looked);
    if (uses.isOpen)
        return [];
    return texts.flatMap(({ name, at }) => {
        const { labels, at: place, isOpen } = comparedTexts(graph, uses.reads.filter((r) => r.name === name).map((r) => r.value));
        if (isOpen || labels.length < 2 || !place)
            return [];
        return [{ kind: 'text', tool, at, argument: name, because: place, labels, isCertain: true }];
    });
}
/** No description, in code that describes: other tools, or the arguments of this one. */
function undescribed({ inquiry: { graph }, tool, tools }, isSaid) {
    const given = originsOfPart(graph, tool, 'description');
    const isEmpty = given.length > 0 && given.every(({ value }) => value.kind === 'literal' && (value.value === '' || value.value === undefined));
    const isMissing = !tool.parts.has('description') && isWhollyWritten(tool);
    const isDescribing = isSaid || tool.parts.has('title') || tools.some((t) => t.call.file === tool.call.file && t.parts.has('description'));
    if (!isEmpty && !(isMissing && isDescribing))
        return [];
    return [{ kind: 'undescribed', tool, at: tool.nameAt ?? tool.call, argument: '', because: undefined, labels: [], isCertain: true }];
}
/** `z.string().describe('…')`, `{ type: 'string', description: '…' }` */
function describes(schema) {
    const expr = exprOf(schema);
    if (expr.kind === 'object')
        return expr.properties.some((p) => p.key === 'description');
    const callee = expr.kind === 'call' ? exprAs({ file: schema.file, id: expr.callee }, 'member') : undefined;
    return callee !== undefined && (callee.property === 'describe' || describes({ file: schema.file, id: callee.object }));
}
/** Everything the tool says stands in the code that registers it. */
function isWhollyWritten(tool) {
    if (tool.style === 'class' || tool.name === undefined)
        return false;
    if (tool.style === 'listed')
        return tool.row !== undefined && tool.row.file.exprs.some((e) => e.kind === 'object' && e.start === tool.row?.start && e.end === tool.row.end && e.properties.every((p) => p.key !== undefined));
    const args = (exprAs(tool.call, 'call')?.args ?? []).map((id) => exprOf({ file: tool.call.file, id }));
    return args.every((a) => a.kind !== 'spread' && a.kind !== 'unknown') && args.slice(0, -1).every((a) => a.kind !== 'object' || a.properties.every((p) => p.key !== undefined));
}
