import { NONE } from '../facts/model.js';
import { at, exprAs, exprOf, refKey } from './code.js';
import { statementContext } from './expected.js';
import { walkArgument } from './use-arguments.js';
import { walkMethod } from './use-methods.js';
import { walkReturned } from './use-returns.js';
import { bindingsOf, isSameStep, isTested } from './use-search.js';
const MAX_STEPS = 1200;
const WAYS = { expression: walk, variable: walkVariable };
/**
 * What becomes of the value at `path` of an expression or variable: what is read of it, where it is tested, where it is lost sight of.
 * Promises are seen through. The search ends early when `isEnough`.
 */
export function usesOf(graph, holder, path = [], isEnough = () => false) {
    const s = { graph, to: WAYS, isEnough, seen: new Set(), reads: [], escapes: [], tests: [] };
    if (holder.kind === 'expr')
        walk(s, holder.ref, path, undefined);
    else
        walkVariable(s, holder.file, holder.variable, path, undefined);
    return s;
}
const keyOf = (what, path, within) => `${what} ${path.join('.')} ${within ? refKey(within.call) : ''}`;
function walk(s, ref, path, within) {
    const key = keyOf(refKey(ref), path, within);
    if (s.seen.has(key) || s.isEnough(s))
        return;
    if (path.length > 6 || s.seen.size > MAX_STEPS || !s.graph.spend()) {
        s.escapes.push({ at: ref, how: 'argument' });
        return;
    }
    s.seen.add(key);
    s.graph.touch(ref.file);
    if (path.length === 0 && isTested(ref))
        s.tests.push(ref);
    for (const bound of bindingsOf(ref.file).byValue.get(ref.id) ?? [])
        bind(s, ref, bound.variable, bound.path, path, within);
    const { parent } = exprOf(ref);
    if (parent === NONE)
        walkStatement(s, ref, path, within);
    else
        walkParent(s, ref, at(ref, parent), path, within);
}
/** A variable takes what is at `taken` of a value that holds ours at `path`. */
function bind(s, ref, variable, taken, path, within) {
    const shared = Math.min(taken.length, path.length);
    for (let i = 0; i < shared; i++)
        if (!isSameStep(taken[i] ?? '', path[i] ?? ''))
            return;
    const property = taken[path.length];
    if (property === undefined)
        walkVariable(s, ref.file, variable, path.slice(taken.length), within);
    else
        s.reads.push({ property, at: ref, holder: { kind: 'variable', file: ref.file, variable }, path: [] });
}
function walkVariable(s, file, variable, path, within) {
    const key = keyOf(`${file.path}#${variable}`, path, within);
    if (s.seen.has(key))
        return;
    s.seen.add(key);
    const fact = file.variables[variable];
    if (!fact)
        return;
    for (const use of fact.uses)
        walk(s, { file, id: use }, path, within);
    const isExported = fact.fn === 0 && [...file.exports.values()].some((e) => e.kind === 'variable' && e.variable === variable);
    if (isExported)
        s.escapes.push({ at: { file, id: fact.uses[0] ?? 0 }, how: 'stored' });
}
function walkStatement(s, ref, path, within) {
    const context = statementContext(ref.file).get(ref.id);
    if (context?.kind === 'returned')
        walkReturned(s, ref, context.fn, path, within);
    else if (context?.kind === 'field')
        s.escapes.push({ at: ref, how: 'stored' });
}
function walkParent(s, ref, holder, path, within) {
    const expr = exprOf(holder);
    switch (expr.kind) {
        case 'await':
        case 'cast':
            walk(s, holder, path, within);
            return;
        case 'sequence':
            if (expr.values.at(-1) === ref.id)
                walk(s, holder, path, within);
            return;
        case 'choice':
            if (expr.options.includes(ref.id) && !(expr.operator === '&&' && expr.options[0] === ref.id))
                walk(s, holder, path, within);
            return;
        case 'assign':
            if (expr.value === ref.id)
                walkAssigned(s, holder, at(ref, expr.target), path, within);
            return;
        case 'object':
            walk(s, holder, pathInObject(holder, ref, path), within);
            return;
        case 'array':
            walk(s, holder, [String(expr.elements.indexOf(ref.id)), ...path], within);
            return;
        case 'spread':
            walkSpread(s, holder, path, within);
            return;
        case 'member':
            if (expr.object === ref.id)
                walkMember(s, holder, expr.property, path, within);
            return;
        case 'element':
            if (expr.object === ref.id)
                walkElement(s, holder, at(ref, expr.index), path, within);
            return;
        case 'call':
        case 'new':
            if (expr.callee !== ref.id)
                walkArgument(s, holder, expr.args.indexOf(ref.id), path, within);
            return;
        case 'yield':
        case 'jsx':
            s.escapes.push({ at: ref, how: 'returned' });
            return;
        default:
    }
}
function pathInObject(object, value, path) {
    const property = exprAs(object, 'object')?.properties.find((p) => p.value === value.id);
    return property?.kind === 'spread' ? path : [property?.key ?? '*', ...path];
}
/** Names are bound by their definitions; a member of something else is out of sight. */
function walkAssigned(s, assignment, target, path, within) {
    if (exprOf(target).kind === 'member' || exprOf(target).kind === 'element')
        s.escapes.push({ at: assignment, how: 'stored' });
    walk(s, assignment, path, within);
}
function walkSpread(s, spread, path, within) {
    const { parent } = exprOf(spread);
    if (parent === NONE)
        return;
    const holder = at(spread, parent);
    const kind = exprOf(holder).kind;
    if (kind === 'object')
        walk(s, holder, path, within);
    else if (kind === 'array')
        walk(s, holder, ['*', ...path.slice(1)], within);
    else if (kind === 'call')
        walkArgument(s, holder, -1, path, within);
}
function walkMember(s, member, property, path, within) {
    const { parent } = exprOf(member);
    const call = parent === NONE ? undefined : exprAs(at(member, parent), 'call');
    if (call?.callee === member.id && walkMethod(s, at(member, parent), property, path, within))
        return;
    const [first, ...rest] = path;
    if (first === undefined)
        s.reads.push({ property, at: member, holder: { kind: 'expr', ref: member }, path: [] });
    else if (isSameStep(property, first))
        walk(s, member, rest, within);
}
function walkElement(s, element, index, path, within) {
    const literal = exprAs(index, 'literal')?.value;
    const [first, ...rest] = path;
    if (first === undefined) {
        if (typeof literal === 'string')
            s.reads.push({ property: literal, at: element, holder: { kind: 'expr', ref: element }, path: [] });
        else
            s.escapes.push({ at: element, how: 'argument' });
    }
    else if (literal === undefined || literal === null || isSameStep(String(literal), first))
        walk(s, element, rest, within);
}
