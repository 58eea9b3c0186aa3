import { NONE } from '../facts/model.js';
import { calledFunctions } from './callees.js';
import { at, calleeName, exprAs, exprOf, refKey } from './code.js';
const MOST_STEPS = 1500;
const DEEPEST = 24;
/** A value that may come from more places comes from a table. */
const MANY = 10;
/** Properties under which a message holds its text. */
const CONTENT = new Set(['messages', 'content', 'contents', 'text', 'resource', 'blob', 'parts', 'prompt', 'system', 'instructions', 'systemPrompt']);
/** Methods whose result is the text they are called on, perhaps trimmed or with a part replaced. */
const SAME_TEXT = new Set(['trim', 'trimEnd', 'trimStart', 'toString', 'concat', 'replace', 'replaceAll', 'padEnd', 'padStart', 'normalize', 'then', 'valueOf', 'repeat']);
/** Methods whose result holds the elements they are called on. */
const SAME_ELEMENTS = new Set(['join', 'filter', 'flat', 'reverse', 'sort', 'toSorted', 'toReversed']);
const FORMATTERS = new Set(['String', 'dedent', 'stripIndent', 'stripIndents', 'outdent', 'oneLine', 'trimIndent']);
const DUMPERS = new Set(['stringify', 'inspect', 'dump', 'safeStringify', 'stableStringify']);
/** What the texts in these expressions are made of: through variables, helpers, lists that are joined and messages that hold them. */
export function textLeaves(graph, roots) {
    const walk = { graph, seen: new Set(), leaves: [] };
    for (const root of roots)
        visit(walk, root, { via: [], frame: undefined, depth: 0, isText: false, isOneOfMany: false, inResource: false });
    return walk.leaves;
}
function visit(walk, ref, spot) {
    if (ref.id === NONE || spot.depth > DEEPEST || walk.seen.size > MOST_STEPS || !walk.graph.spend())
        return;
    const key = `${refKey(ref)} ${spot.frame ? refKey(spot.frame.call) : ''}`;
    if (walk.seen.has(key))
        return;
    walk.seen.add(key);
    const expr = exprOf(ref);
    const deeper = { ...spot, depth: spot.depth + 1 };
    const on = (id) => { visit(walk, at(ref, id), deeper); };
    const put = (id) => { visit(walk, at(ref, id), { ...deeper, via: [...spot.via, at(ref, id)], isText: true }); };
    switch (expr.kind) {
        case 'literal':
            if (typeof expr.value === 'string')
                leaf(walk, 'text', ref, spot, expr.value);
            return;
        case 'template':
            leaf(walk, 'text', ref, spot, expr.texts.join('\0'));
            expr.parts.forEach(put);
            return;
        case 'binary':
            if (expr.operator === '+') {
                put(expr.left);
                put(expr.right);
            }
            return;
        // of `a && b` only b is text; of `a ? b : c` both
        case 'choice':
            (expr.operator === '&&' ? expr.options.slice(-1) : expr.options).forEach(on);
            return;
        case 'await':
        case 'cast':
        case 'spread':
            on(expr.value);
            return;
        case 'assign':
            on(expr.value);
            return;
        case 'array':
            expr.elements.forEach(on);
            return;
        case 'object':
            if (!spot.isText)
                visitObject(walk, ref, deeper);
            return;
        case 'call':
            visitCall(walk, ref, deeper);
            return;
        case 'name':
        case 'member':
        case 'element':
            visitValue(walk, ref, deeper);
            return;
        default:
    }
}
function visitObject(walk, object, spot) {
    for (const { key, kind, value } of exprAs(object, 'object')?.properties ?? []) {
        if (kind === 'spread' || CONTENT.has(key ?? ''))
            visit(walk, at(object, value), { ...spot, isText: key === 'text' || key === 'blob', inResource: spot.inResource || key === 'resource' });
    }
}
function leaf({ leaves }, kind, ref, { via, isOneOfMany, inResource }, text, origins = []) {
    if (kind === 'text' || !isOneOfMany)
        leaves.push({ kind, ref, text, origins, via, inResource });
}
function visitValue(walk, ref, spot) {
    const argument = argumentOf(ref, spot.frame);
    if (argument) {
        visit(walk, argument.ref, { ...spot, frame: argument.frame });
        return;
    }
    visitOrigins(walk, ref, walk.graph.originsOf(ref, [], 'value'), spot);
    const expr = exprOf(ref);
    if (expr.kind !== 'name')
        return;
    // `text += more`
    for (const use of ref.file.variables[expr.variable]?.uses ?? []) {
        const assign = exprAs(at(ref, ref.file.exprs[use]?.parent ?? NONE), 'assign');
        if (assign?.operator === '+=' && assign.target === use)
            visit(walk, at(ref, assign.value), { ...spot, via: [...spot.via, at(ref, assign.value)] });
    }
}
function visitOrigins(walk, ref, origins, outer) {
    const spot = origins.length > MANY ? { ...outer, isOneOfMany: true } : outer;
    const read = [];
    for (const origin of origins) {
        const { value } = origin;
        if (value.kind === 'literal' || value.kind === 'text')
            visit(walk, value.at, spot);
        else if (value.kind === 'object' || value.kind === 'array')
            visit(walk, value.ref, spot);
        else if (value.kind === 'unknown' && value.rest.length === 0 && refKey(value.at) !== refKey(ref) && exprOf(value.at).kind === 'call')
            visit(walk, value.at, spot);
        else if (value.kind === 'unknown' || value.kind === 'declared') {
            read.push(origin);
            if (value.kind === 'declared' && exprOf(value.at).kind === 'call')
                visit(walk, value.at, spot);
        }
    }
    if (read.length > 0)
        leaf(walk, 'value', ref, spot, '', read);
}
/** What the call that led into the function gave for a parameter of it. */
function argumentOf(ref, frame) {
    const name = exprAs(ref, 'name');
    const definitions = ref.file.variables[name?.variable ?? NONE]?.definitions ?? [];
    for (const definition of definitions) {
        if (definition.kind !== 'parameter' || definition.path.length > 0)
            continue;
        for (let one = frame; one; one = one.from) {
            if (one.file !== ref.file || one.fn !== definition.fn)
                continue;
            const call = exprOf(one.call);
            const argument = call.kind === 'call' ? call.args[definition.index] : undefined;
            return argument === undefined ? undefined : { ref: at(one.call, argument), frame: one.from };
        }
    }
    return undefined;
}
function visitCall(walk, call, spot) {
    const expr = exprAs(call, 'call');
    if (!expr)
        return;
    const name = calleeName(call);
    const member = exprAs(at(call, expr.callee), 'member');
    const [first] = expr.args;
    if (DUMPERS.has(name) && first !== undefined) {
        visitDump(walk, call, at(call, first), expr.args[1], spot);
        return;
    }
    const called = calledFunctions(walk.graph.calleesOf(call));
    for (const { file, fn } of called)
        visitReturns(walk, file, fn, { ...spot, frame: { file, fn, call, from: spot.frame } });
    if (called.length > 0)
        return;
    if (member && (SAME_TEXT.has(name) || SAME_ELEMENTS.has(name)))
        visitReceiver(walk, call, at(call, member.object), spot);
    if (name === 'concat' || name === 'replace' || name === 'replaceAll' || (!member && FORMATTERS.has(name)))
        for (const argument of expr.args)
            visit(walk, at(call, argument), spot);
    if (name === 'map' || name === 'flatMap' || name === 'then')
        visitCallback(walk, call, spot);
    else if (!member || !SAME_TEXT.has(name) && !SAME_ELEMENTS.has(name))
        leaf(walk, 'answer', call, spot, '');
}
/** A list that was filled by `push` holds what was pushed. */
function visitReceiver(walk, call, receiver, spot) {
    visit(walk, receiver, spot);
    if (calleeName(call) !== 'join')
        return;
    for (const { value } of walk.graph.originsOf(receiver, ['*'], 'value')) {
        if (value.kind === 'literal' || value.kind === 'text')
            visit(walk, value.at, spot);
        else if (value.kind === 'unknown' && exprOf(value.at).kind === 'call')
            visit(walk, value.at, spot);
    }
}
function visitCallback(walk, call, spot) {
    const [given] = exprAs(call, 'call')?.args ?? [];
    if (given === undefined)
        return;
    for (const value of walk.graph.valuesOf(at(call, given)))
        if (value.kind === 'function')
            visitReturns(walk, value.file, value.fn, spot);
}
function visitReturns(walk, file, fn, spot) {
    for (const exit of file.functions[fn]?.returns ?? [])
        visit(walk, { file, id: exit.value }, spot);
}
/** `JSON.stringify(value)`: everything of the value, unless a list or a function says what. */
function visitDump(walk, call, value, picked, spot) {
    const picks = picked !== undefined && !(exprOf(at(call, picked)).kind === 'literal' || exprAs(at(call, picked), 'name')?.name === 'undefined');
    if (!picks)
        leaf(walk, 'dump', value, { ...spot, via: [...spot.via, call] }, '', walk.graph.originsOf(value, [], 'value'));
}
