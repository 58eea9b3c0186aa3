import { NONE } from '../facts/model.js';
import { calledFunctions } from './callees.js';
import { at, calleeName, exprAs, exprOf, isCatalogue, refKey } from './code.js';
import { statementContext } from './expected.js';
import { isForOthers } from './own-arms.js';
import { functionsCalledFor } from './registration.js';
const MAX_WORK = 1500;
const MAX_DEPTH = 6;
const SILENT = /^(?:log|debug|info|warn|error|trace|verbose|silly|audit|capture\w*|track\w*|record\w*|increment|observe|addBreadcrumb|setContext|setAttributes?|startSpan)$/;
/** Which arguments a handler reads, followed through variables, destructuring and the functions it calls. */
export function argumentUses(graph, own, arms, starts) {
    const s = { graph, own, arms, wrapped: starts.flatMap(({ given }) => wrappedFunctions(graph, given)), reads: [], whole: [], asked: [], handed: [], carriers: [], seen: new Set(), isOpen: starts.length === 0 };
    for (const start of starts)
        enterFunction(s, start.file, start.fn, 0, start.path, undefined);
    return { reads: s.reads, isOpen: s.isOpen, whole: s.whole, asked: s.asked, handed: s.handed, carriers: s.carriers };
}
function wrappedFunctions(graph, given) {
    const call = given.id === NONE ? undefined : exprAs(given, 'call');
    return (call?.args ?? []).flatMap((argument) => {
        const ref = at(given, argument);
        const kind = exprOf(ref).kind;
        if (kind === 'call')
            return wrappedFunctions(graph, ref);
        return ['function', 'name', 'member'].includes(kind) ? graph.valuesOf(ref).flatMap((v) => (v.kind === 'function' && !isCatalogue(v.file) ? [{ file: v.file, fn: v.fn }] : [])) : [];
    });
}
function open(s, ref) {
    s.isOpen = true;
    s.whole.push(ref);
}
/** The variables that a parameter makes, each with what is left of the way to the arguments. */
function enterFunction(s, file, fn, index, path, within) {
    const key = `${file.path}#${fn} ${index} ${path.join('.')}`;
    if (s.seen.has(key))
        return;
    s.seen.add(key);
    const fact = file.functions[fn];
    const rest = fact?.params.findIndex((p) => p.rest) ?? -1;
    const isInRest = rest >= 0 && index >= rest;
    if (usesArgumentsObject(file, fn))
        s.isOpen = true;
    file.variables.forEach((variable, id) => {
        for (const d of variable.definitions) {
            if (d.kind !== 'parameter' || d.fn !== fn || d.index !== (isInRest ? rest : index))
                continue;
            bind(s, file, id, d.path, isInRest ? [String(index - rest), ...path] : path, within);
        }
    });
}
function usesArgumentsObject(file, fn) {
    const kind = file.functions[fn]?.kind;
    return kind !== 'arrow' && file.exprs.some((e) => e.kind === 'name' && e.name === 'arguments' && e.variable === NONE && e.fn === fn);
}
/** A variable that holds what lies at `taken` of something in which the arguments lie at `path`. */
function bind(s, file, variable, taken, path, within) {
    const common = Math.min(taken.length, path.length);
    for (let i = 0; i < common; i++)
        if (taken[i] !== path[i])
            return;
    if (taken.length > path.length) {
        readOf(s, taken[path.length] ?? '', { file, variable }, within);
        return;
    }
    const key = `${file.path}#v${variable} ${path.slice(taken.length).join('.')}`;
    if (s.seen.has(key))
        return;
    s.seen.add(key);
    for (const use of file.variables[variable]?.uses ?? [])
        walk(s, { file, id: use }, path.slice(taken.length), within);
}
function readOf(s, name, value, within, isTest = false) {
    if (name === '*' || name === '#' || /^\d+$/.test(name)) {
        s.isOpen = true;
        return;
    }
    s.reads.push({ name, value, within, isTest });
}
export const depthOf = (within) => (within ? 1 + depthOf(within.outer) : 0);
/** What becomes of an expression in which the arguments lie at `path`. */
function walk(s, ref, path, within) {
    const key = `${refKey(ref)} ${path.join('.')}`;
    const expr = exprOf(ref);
    if (s.seen.has(key) || isForOthers(s.arms, ref.file, expr.region))
        return;
    s.seen.add(key);
    if (s.seen.size > MAX_WORK || !s.graph.spend()) {
        s.isOpen = true;
        return;
    }
    if (path.length === 0)
        s.carriers.push({ ref, within });
    if (expr.parent === NONE) {
        walkStatement(s, ref, path, within);
        return;
    }
    const parent = at(ref, expr.parent);
    const holder = exprOf(parent);
    const on = (inner) => { walk(s, parent, inner, within); };
    switch (holder.kind) {
        case 'member':
            if (holder.object === ref.id)
                walkMember(s, parent, holder.property, path, within);
            return;
        case 'element':
            if (holder.object === ref.id) {
                if (path.length === 0)
                    open(s, parent);
                else
                    on(path.slice(1));
            }
            return;
        case 'choice':
            if (path.length === 0 && holder.operator === '&&')
                s.asked.push(ref);
            if (holder.options.includes(ref.id))
                on(path);
            return;
        case 'cast':
        case 'await':
            on(path);
            return;
        case 'sequence':
            if (holder.values.at(-1) === ref.id)
                on(path);
            return;
        case 'assign':
            if (holder.value === ref.id)
                walkAssigned(s, parent, holder.target, path, within);
            return;
        case 'binary':
            if (holder.operator === 'in' && holder.right === ref.id && path.length === 0)
                walkIn(s, ref, holder.left, within);
            else if (holder.operator === '+' && path.length === 0)
                open(s, parent);
            return;
        case 'call':
        case 'new':
            if (holder.args.includes(ref.id))
                walkArgument(s, parent, ref, path, within);
            return;
        case 'object':
            walkProperty(s, parent, ref, path, within);
            return;
        case 'array':
            on([String(holder.elements.indexOf(ref.id)), ...path]);
            return;
        case 'spread':
            walkSpread(s, parent, path, within);
            return;
        case 'unary': return;
        default: open(s, parent);
    }
}
function walkMember(s, member, property, path, within) {
    const [next, ...rest] = path;
    if (next === undefined) {
        if (isMethodCall(member, property))
            open(s, member);
        else
            readOf(s, property, member, within);
        return;
    }
    if (next === property)
        walk(s, member, rest, within);
}
/** `args.hasOwnProperty('x')` is no argument. */
function isMethodCall(member, property) {
    const call = exprOf(member).parent === NONE ? undefined : exprAs(at(member, exprOf(member).parent), 'call');
    return call?.callee === member.id && ['hasOwnProperty', 'toString', 'has', 'get', 'forEach', 'entries', 'keys', 'values', 'map'].includes(property);
}
function walkIn(s, ref, left, within) {
    const name = exprAs(at(ref, left), 'literal')?.value;
    if (typeof name === 'string')
        readOf(s, name, at(ref, exprOf(ref).parent), within, true);
    else
        open(s, ref);
}
function walkStatement(s, ref, path, within) {
    const { file, id } = ref;
    const context = statementContext(file).get(id);
    if (context?.kind === 'returned') {
        if (within?.file === file && within.fn === context.fn)
            walk(s, within.call, path, within.outer);
        else
            open(s, ref);
        return;
    }
    if (context?.kind === 'field') {
        open(s, ref);
        return;
    }
    if (path.length === 0 && file.regions.some((r) => r.kind === 'if' && r.test === id))
        s.asked.push(ref);
    if (context?.kind !== 'variable') {
        if (file.regions.some((r) => r.kind === 'each' && r.test === id))
            open(s, ref);
        return;
    }
    bindDefined(s, file, id, path, within);
}
/** Every variable that takes its value, or a part of it, from the expression. */
function bindDefined(s, file, value, path, within) {
    for (const { variable, taken } of variablesFrom(file).get(value) ?? [])
        bind(s, file, variable, taken, path, within);
}
const definitions = new WeakMap();
/** The variables that definitions make of an expression, by expression. */
export function variablesFrom(file) {
    const known = definitions.get(file);
    if (known)
        return known;
    const map = new Map();
    file.variables.forEach((variable, id) => {
        for (const d of variable.definitions)
            if (d.kind === 'value')
                map.set(d.value, [...(map.get(d.value) ?? []), { variable: id, taken: d.path }]);
    });
    definitions.set(file, map);
    return map;
}
function walkAssigned(s, assign, target, path, within) {
    const expr = exprAs(assign, 'assign');
    const kind = exprOf(at(assign, target)).kind;
    if (!expr || (kind !== 'name' && kind !== 'pattern')) {
        open(s, assign);
        return;
    }
    bindDefined(s, assign.file, expr.value, path, within);
}
/** Into the functions that the call runs; what they do not say is unknown. */
function walkArgument(s, call, ref, path, within) {
    if (isForOthers(s.arms, call.file, exprOf(call).region))
        return;
    const expr = exprOf(call);
    const index = expr.kind === 'call' || expr.kind === 'new' ? expr.args.indexOf(ref.id) : -1;
    enterCallees(s, call, index, path, within);
}
function enterCallees(s, call, index, path, within) {
    const called = functionsRun(s, call);
    if (path.length === 0)
        s.handed.push(call);
    if (called.length === 0) {
        if (!isOnlyTold(call))
            open(s, call);
        return;
    }
    if (depthOf(within) >= MAX_DEPTH) {
        open(s, call);
        return;
    }
    for (const { file, fn } of called)
        enterFunction(s, file, fn, index, path, { file, fn, call, outer: within });
}
function functionsRun(s, call) {
    const own = functionsCalledFor(s.graph, s.own, call);
    const all = own.length > 0 ? own : calledFunctions(s.graph.calleesOf(call));
    if (all.length < 2)
        return all;
    const wrapped = all.filter(({ file, fn }) => s.wrapped.some((w) => w.file === file && w.fn === fn));
    return wrapped.length > 0 ? wrapped : all;
}
/** A call that reports and gives nothing back. */
function isOnlyTold(call) {
    const { parent } = exprOf(call);
    const isStatement = parent === NONE || (exprOf(at(call, parent)).kind === 'await' && exprOf(at(call, parent)).parent === NONE);
    return isStatement && SILENT.test(calleeName(call));
}
function walkProperty(s, object, ref, path, within) {
    const property = exprAs(object, 'object')?.properties.find((p) => p.value === ref.id);
    if (!property)
        return;
    if (property.kind === 'spread' || property.key === undefined) {
        if (property.kind === 'spread' && path.length > 0)
            walk(s, object, path, within);
        else if (!isToldObject(object))
            open(s, object);
        return;
    }
    walk(s, object, [property.key, ...path], within);
}
function isToldObject(object) {
    const { parent } = exprOf(object);
    return parent !== NONE && exprOf(at(object, parent)).kind === 'call' && isOnlyTold(at(object, parent));
}
/** `fn(...params)` of a wrapper. */
function walkSpread(s, spread, path, within) {
    const { parent } = exprOf(spread);
    const call = parent === NONE ? undefined : exprAs(at(spread, parent), 'call');
    const position = call?.args.indexOf(spread.id) ?? -1;
    const [index, ...rest] = path;
    if (!call || position < 0 || index === undefined || !/^\d+$/.test(index)) {
        open(s, spread);
        return;
    }
    enterCallees(s, at(spread, parent), position + Number(index), rest, within);
}
