import { NONE } from '../facts/model.js';
import { argumentUses } from './argument-uses.js';
import { at, calleeName, exprAs, exprOf, isInRegion, refKey } from './code.js';
import { placeKey } from './registration.js';
import { toldApart } from './registration-names.js';
import { registrations } from './registrations.js';
import { requestHandlers } from './request-handlers.js';
export const identifierFaults = {
    begin: ({ answerTo }) => answerTo(registrations).find((r) => r.kind === 'prompt')?.call,
    find({ graph, answerTo }) {
        const prompts = toldApart(answerTo(registrations)).filter((r) => r.kind === 'prompt');
        const seen = new Set();
        return [...labels(prompts), ...duplicates(prompts), ...answerTo(requestHandlers).flatMap((handler) => titleKeys(graph, handler))].filter((fault) => {
            const key = `${fault.kind} ${placeKey(fault.at)}`;
            return !seen.has(key) && seen.add(key);
        });
    },
};
/** Blanks and marks of a sentence. */
const LABEL = /\s|[!?,;]/;
function labels(prompts) {
    return prompts.flatMap(({ name, nameAt, call, isGuess }) => (name !== undefined && nameAt && LABEL.test(name.trim()) ? [{ kind: 'label', at: nameAt, name, other: call, isCertain: !isGuess }] : []));
}
/** The later of two prompts that one server registers, or lists, under one name. */
function duplicates(prompts) {
    return prompts.flatMap((later, index) => {
        const { name, nameAt } = later;
        if (name === undefined || !nameAt)
            return [];
        const earlier = prompts.slice(0, index).find((p) => p.name === name && p.nameAt && placeKey(p.nameAt) !== placeKey(nameAt) && isSameServer(p, later));
        return earlier?.nameAt ? [{ kind: 'duplicate', at: nameAt, name, other: earlier.nameAt, isCertain: !later.isGuess }] : [];
    });
}
function isSameServer(a, b) {
    if (a.style === 'class' || b.style === 'class')
        return false;
    // files of one folder may belong to several servers, and what a framework registers is registered by its users
    if (a.nameAt?.file !== b.nameAt?.file)
        return false;
    if (refKey(a.call) === refKey(b.call))
        return listOf(a) !== NONE && listOf(a) === listOf(b);
    return a.style === 'call' && b.style === 'call' && receiverOf(a.call) !== undefined && receiverOf(a.call) === receiverOf(b.call) && mayBothRun(a.call, b.call);
}
/** The array that holds the row of a table. */
function listOf({ row }) {
    if (!row)
        return NONE;
    const id = row.file.exprs.findIndex((expr) => expr.start === row.start && expr.end === row.end && expr.parent !== NONE);
    const parent = row.file.exprs[id]?.parent ?? NONE;
    return row.file.exprs[parent]?.kind === 'array' ? parent : NONE;
}
/** The variable a call is made on, and the function the call stands in. */
function receiverOf(call) {
    const expr = exprAs(call, 'call');
    const member = expr && exprAs(at(call, expr.callee), 'member');
    const name = member && exprAs(at(call, member.object), 'name');
    return name && name.variable !== NONE ? `${call.file.path}#${name.variable} ${expr.fn}` : undefined;
}
/** Branches that exclude each other may each register the name. */
function mayBothRun(a, b) {
    const [first, second] = [exprOf(a).region, exprOf(b).region];
    return first === second || isInRegion(a.file, second, first) || isInRegion(a.file, first, second) || first === 0 || second === 0;
}
const TITLES = new Set(['title', 'label', 'displayName', 'display_name']);
/** Places where a handler of prompts/get matches the name it was sent with titles. */
function titleKeys(graph, handler) {
    if (handler.method !== 'prompts/get')
        return [];
    const uses = argumentUses(graph, { row: undefined, name: undefined }, { graph, own: undefined, others: new Set() }, [{ file: handler.file, fn: handler.fn, path: ['params', 'name'], given: handler.given }]);
    return [...uses.carriers.map(({ ref }) => ref), ...uses.reads.flatMap(({ value }) => ('id' in value ? folded(value) : []))].flatMap((ref) => matchedWithTitle(graph, ref)).map((ref) => ({ kind: 'title', at: ref, name: '', other: handler.call, isCertain: true }));
}
/** `name.toLowerCase()` is the name, too. */
function folded(member) {
    const { parent } = exprOf(member);
    const call = parent === NONE ? undefined : exprAs(at(member, parent), 'call');
    return call?.callee === member.id && ['toLowerCase', 'toUpperCase', 'trim', 'toLocaleLowerCase'].includes(exprAs(member, 'member')?.property ?? '') ? [at(member, parent)] : [];
}
function matchedWithTitle(graph, name) {
    const { parent } = exprOf(name);
    if (parent === NONE)
        return [];
    const holder = at(name, parent);
    const expr = exprOf(holder);
    if (expr.kind === 'binary' && ['===', '=='].includes(expr.operator))
        return isTitle(at(name, expr.left === name.id ? expr.right : expr.left)) && !isOneOfTwo(holder) ? [holder] : [];
    if (expr.kind === 'element' && expr.index === name.id)
        return isKeyedByTitle(graph, at(name, expr.object)) ? [holder] : [];
    const member = expr.kind === 'call' && expr.args[0] === name.id && ['get', 'has'].includes(calleeName(holder)) ? exprAs(at(name, expr.callee), 'member') : undefined;
    return member && isKeyedByTitle(graph, at(name, member.object)) ? [holder] : [];
}
/** `prompt.title`, `title` taken out of a prompt, `prompt.title.toLowerCase()` */
function isTitle(ref) {
    const expr = exprOf(ref);
    if (expr.kind === 'member')
        return TITLES.has(expr.property);
    if (expr.kind === 'choice')
        return expr.operator === '??' && isTitle(at(ref, expr.options[0] ?? NONE));
    if (expr.kind === 'call') {
        const member = exprAs(at(ref, expr.callee), 'member');
        return member !== undefined && /^(?:to(?:Locale)?(?:Lower|Upper)Case|trim)$/.test(member.property) && isTitle(at(ref, member.object));
    }
    if (expr.kind !== 'name')
        return false;
    const definitions = ref.file.variables[expr.variable]?.definitions ?? [];
    return definitions.some((d) => (d.kind === 'parameter' || d.kind === 'value') && TITLES.has(d.path.at(-1) ?? ''));
}
/** `p.name === name || p.title === name` finds prompts by their names as well. */
function isOneOfTwo(comparison) {
    const { parent } = exprOf(comparison);
    const choice = parent === NONE ? undefined : exprAs(at(comparison, parent), 'choice');
    return choice?.operator === '||' && choice.options.some((option) => {
        const binary = option === comparison.id ? undefined : exprAs(at(comparison, option), 'binary');
        return binary !== undefined && [binary.left, binary.right].some((side) => { const member = exprAs(at(comparison, side), 'member'); return member !== undefined && ['name', 'id', 'key'].includes(member.property); });
    });
}
function isKeyedByTitle(graph, table) {
    return graph.originsOf(table, ['#'], 'value').some(({ value, hops }) => {
        for (let hop = hops; hop; hop = hop.from)
            if (TITLES.has(exprAs(hop.at, 'member')?.property ?? ''))
                return true;
        return 'at' in value && TITLES.has(exprAs(value.at, 'member')?.property ?? '');
    });
}
