import { NONE } from '../facts/model.js';
import { calledFunctions } from './callees.js';
import { at, calleeName, exprAs, exprOf, refKey } from './code.js';
import { bindingsOf } from './bindings.js';
import { deliver, flowArgumentOutside, flowReceiver } from './result-methods.js';
import { asElements, end, step, steps } from './result-search.js';
const MAX_VISITS = 3000;
const MAX_FRAMES = 6;
const MAX_CALLERS = 12;
/** Forwards from a call: everywhere its result, or a part of it, goes. */
export function flowOfResult(graph, call) {
    const s = { graph, to: { flow, variable: flowVariable, enter }, seen: new Set(), queue: [], visits: [], ends: [] };
    flow(s, { ref: call, part: [], inside: [], text: 'no', from: undefined, frames: undefined });
    // breadth first, so that one long way does not use up what the others need
    for (let next = s.queue.shift(); next; next = s.queue.shift())
        follow(s, next);
    return s;
}
function flow(s, visit) {
    const { ref } = visit;
    const key = `${refKey(ref)} ${visit.part.join('.')} ${visit.inside.join('.')} ${visit.text} ${frameKey(visit.frames)}`;
    if (ref.id === NONE || s.seen.has(key) || s.seen.size > MAX_VISITS || visit.inside.length > 6 || !s.graph.spend())
        return;
    s.seen.add(key);
    s.queue.push(visit);
}
function follow(s, visit) {
    const { ref } = visit;
    s.graph.touch(ref.file);
    s.visits.push(visit);
    for (const { variable, path } of bindingsOf(ref.file).values.get(ref.id) ?? []) {
        const bound = steps(visit, path);
        if (bound)
            flowVariable(s, ref.file, variable, bound, visit);
    }
    const { parent } = exprOf(ref);
    if (parent === NONE)
        flowStatement(s, visit);
    else
        flowParent(s, visit, at(ref, parent));
}
const frameKey = (frames) => (frames ? `${refKey(frames.call)} ${frameKey(frames.outer)}` : '');
/** All uses of a variable that holds it, given by `from`. */
function flowVariable(s, file, variable, visit, from) {
    for (const use of file.variables[variable]?.uses ?? []) {
        const ref = { file, id: use };
        const { parent } = exprOf(ref);
        if (parent !== NONE && exprAs(at(ref, parent), 'assign')?.target === use)
            continue;
        flow(s, { ...visit, ref, from });
    }
}
function flowStatement(s, visit) {
    const { file, id } = visit.ref;
    const bindings = bindingsOf(file);
    const returning = bindings.returns.get(id);
    if (returning !== undefined)
        flowReturned(s, visit, file, returning);
    const field = bindings.fields.get(id);
    if (field !== undefined)
        flowField(s, visit, file, field);
}
/** To the call the search came in by, or else to every caller. */
function flowReturned(s, visit, file, fn) {
    for (let frame = visit.frames; frame; frame = frame.outer) {
        if (frame.file !== file || frame.fn !== fn)
            continue;
        deliver(s, { ...visit, frames: frame.outer }, frame.call, frame.how);
        return;
    }
    const { invocations } = s.graph.callersOf(file, fn);
    for (const { site } of invocations.slice(0, MAX_CALLERS)) {
        const runs = calledFunctions(s.graph.calleesOf(site)).some((f) => f.file === file && f.fn === fn);
        if (runs || !flowHanded(s, visit, file, fn, site))
            deliver(s, { ...visit, frames: undefined }, site, runs ? 'call' : calleeName(site));
    }
    if (invocations.length === 0)
        end(s, 'returned', visit, visit.ref);
}
/** A function handed to another of the code: what it returns is there where that one calls its parameter. */
function flowHanded(s, visit, file, fn, site) {
    const expr = exprOf(site);
    if (expr.kind !== 'call' && expr.kind !== 'new')
        return false;
    const index = expr.args.findIndex((a) => s.graph.valuesOf(at(site, a)).some((v) => v.kind === 'function' && v.file === file && v.fn === fn));
    const takers = index < 0 ? [] : calledFunctions(s.graph.calleesOf(site));
    for (const taker of takers) {
        const frame = { ...taker, call: site, how: 'call', outer: undefined };
        for (const parameter of bindingsOf(taker.file).parameters.get(taker.fn) ?? []) {
            if (parameter.index !== index || parameter.path.length > 0)
                continue;
            for (const use of taker.file.variables[parameter.variable]?.uses ?? []) {
                const call = { file: taker.file, id: exprOf({ file: taker.file, id: use }).parent };
                if (exprAs(call, 'call')?.callee === use)
                    flow(s, { ...visit, ref: call, from: visit, frames: frame });
            }
        }
    }
    return takers.length > 0;
}
/** `this.x` wherever the file reads it. */
function flowField(s, visit, file, name) {
    for (const id of file.index.members.get(name) ?? []) {
        const member = exprAs({ file, id }, 'member');
        const grand = file.exprs[member?.parent ?? NONE];
        const isTarget = grand?.kind === 'assign' && grand.target === id;
        if (member && !isTarget && exprOf({ file, id: member.object }).kind === 'this')
            flow(s, { ...visit, ref: { file, id }, from: visit, frames: undefined });
    }
}
function flowParent(s, visit, parent) {
    const { id } = visit.ref;
    const expr = exprOf(parent);
    const on = (held) => { flow(s, { ...visit, ...held, ref: parent, from: visit }); };
    switch (expr.kind) {
        case 'await':
        case 'cast':
        case 'sequence':
            on(visit);
            return;
        case 'choice':
            if (expr.options.includes(id))
                on(visit);
            return;
        case 'spread':
            on(visit);
            return;
        case 'binary':
            if (expr.operator === '+')
                on({ ...visit, inside: [], text: madeText(visit) });
            return;
        case 'template':
            on({ ...visit, inside: [], text: madeText(visit) });
            return;
        case 'array':
            on(exprOf(visit.ref).kind === 'spread' ? asElements(visit) : { ...visit, inside: ['*', ...visit.inside] });
            return;
        case 'object':
            flowProperty(s, visit, parent);
            return;
        case 'member':
            if (expr.object === id)
                flowMember(s, visit, parent, expr.property);
            return;
        case 'element':
            if (expr.object === id) {
                const next = step(visit, indexOf(parent, expr.index));
                if (next)
                    on(next);
            }
            return;
        case 'assign':
            flowAssign(s, visit, parent);
            return;
        case 'call':
        case 'new':
            if (expr.callee !== id)
                flowArgument(s, visit, parent);
            return;
        case 'yield':
            end(s, 'returned', visit, visit.ref);
            return;
        case 'jsx':
            end(s, 'shown', visit, parent);
            return;
        default:
    }
}
const madeText = ({ text }) => (text === 'no' ? 'one' : text);
function indexOf(element, index) {
    const ref = at(element, index);
    const literal = exprAs(ref, 'literal');
    // `list[list.length - 1]`
    const isLast = exprAs(ref, 'binary')?.operator === '-' && exprAs(at(ref, exprAs(ref, 'binary')?.left ?? NONE), 'member')?.property === 'length';
    return literal === undefined ? (isLast ? '0' : '*') : String(literal.value);
}
function flowProperty(s, visit, object) {
    const property = exprAs(object, 'object')?.properties.find((p) => p.value === visit.ref.id);
    if (!property)
        return;
    const inside = property.kind === 'spread' ? visit.inside : [property.key ?? '*', ...visit.inside];
    flow(s, { ...visit, ref: object, inside, from: visit });
}
function flowMember(s, visit, member, property) {
    const { parent } = exprOf(member);
    const call = parent === NONE ? undefined : exprAs(at(member, parent), 'call');
    if (call?.callee === member.id) {
        flowReceiver(s, visit, at(member, parent), property);
        return;
    }
    const next = step(visit, property);
    if (next)
        flow(s, { ...next, ref: member, from: visit });
}
/** `x.y = value`, `text += value`; names get their value by their definition. */
function flowAssign(s, visit, assign) {
    const expr = exprAs(assign, 'assign');
    if (expr?.value !== visit.ref.id)
        return;
    const target = at(assign, expr.target);
    const held = expr.operator === '+=' ? { ...visit, inside: [], text: madeText(visit) } : visit;
    flow(s, { ...held, ref: assign, from: visit });
    const name = exprAs(target, 'name');
    if (name && expr.operator !== '=')
        flowVariable(s, target.file, name.variable, { ...held, text: held.text === 'one' ? 'joined' : held.text }, { ...held, ref: assign, from: visit });
    const member = exprAs(target, 'member');
    if (!member)
        return;
    end(s, 'stored', held, assign);
    if (exprOf(at(target, member.object)).kind === 'this')
        flowField(s, held, target.file, member.property);
}
function flowArgument(s, visit, call) {
    const expr = exprOf(call);
    if (expr.kind !== 'call' && expr.kind !== 'new')
        return;
    const index = expr.args.indexOf(visit.ref.id);
    const functions = calledFunctions(s.graph.calleesOf(call));
    for (const { file, fn } of functions)
        enter(s, visit, index, { file, fn, call, how: 'call', outer: visit.frames });
    if (functions.length > 0)
        return;
    flowArgumentOutside(s, visit, call, calleeName(call));
}
/** Into the parameters of a function that takes the value as argument `index`. */
function enter(s, visit, index, frame) {
    const { file, fn } = frame;
    if (depthOf(frame) > MAX_FRAMES)
        return;
    for (const parameter of bindingsOf(file).parameters.get(fn) ?? []) {
        if (parameter.rest ? index < parameter.index : index !== parameter.index)
            continue;
        const held = parameter.rest ? { ...visit, inside: ['*', ...visit.inside] } : steps(visit, parameter.path);
        if (held)
            flowVariable(s, file, parameter.variable, { ...held, frames: frame }, visit);
    }
}
const depthOf = (frame) => (frame ? 1 + depthOf(frame.outer) : 0);
