import { TEXT_METHODS } from './builtins.js';
import { at, exprAs, exprOf, isCatalogue } from './code.js';
import { asElements, end, step } from './result-search.js';
/** Methods whose callback gets an element, and the place of that parameter. */
const CALLBACKS = { map: 0, flatMap: 0, forEach: 0, filter: 0, find: 0, findLast: 0, some: 0, every: 0, findIndex: 0, reduce: 1, reduceRight: 1 };
const SAME = new Set(['filter', 'slice', 'toSorted', 'sort', 'reverse', 'toReversed', 'concat', 'values', 'catch', 'finally', 'json', 'flat', 'parse', 'safeParse', 'parseAsync']);
const PICKS = new Set(['find', 'findLast', 'at', 'shift', 'pop']);
const ADDS = new Set(['push', 'unshift', 'add', 'concat', 'set']);
/** Where what a function returns goes: to its call, or into what the method makes of its callback's results. */
export function deliver(s, visit, call, how) {
    const on = (held) => { s.to.flow(s, { ...visit, ...held, ref: call, from: visit }); };
    if (how === 'call' || how === 'then' || how === 'catch')
        on(visit);
    else if (how === 'map' || how === 'from')
        on({ ...visit, inside: ['*', ...visit.inside] });
    else if (how === 'flatMap')
        on(asElements(visit));
    else if (how === 'reduce' || how === 'reduceRight')
        on(visit.text === 'no' ? visit : { ...visit, text: 'joined' });
    else if (!(how in CALLBACKS)) {
        // a library that runs a callback often hands its result on, as `retry(…)` does
        end(s, 'returned', visit, visit.ref);
        on(visit);
    }
}
/** A method called on the value. */
export function flowReceiver(s, visit, call, name) {
    const on = (held) => { s.to.flow(s, { ...visit, ...held, ref: call, from: visit }); };
    const [first, second] = exprAs(call, 'call')?.args ?? [];
    if (name === 'then') {
        callback(s, visit, call, first, 0, name);
        return;
    }
    if (visit.text !== 'no' && visit.inside.length === 0) {
        if (TEXT_METHODS.has(name))
            on(visit);
        return;
    }
    const element = step(visit, '*');
    const position = CALLBACKS[name];
    if (element && position !== undefined)
        callback(s, { ...visit, ...element }, call, first, position, name);
    if (name === 'join' || name === 'toString')
        on({ ...visit, inside: [], text: visit.text === 'whole' ? 'whole' : 'joined' });
    else if (name === 'slice' && isOne(call)) {
        const picked = step(visit, '0');
        if (picked)
            on({ ...picked, inside: ['*', ...picked.inside] });
    }
    else if (SAME.has(name))
        on(visit);
    else if (PICKS.has(name)) {
        const picked = step(visit, '0');
        if (picked)
            on(picked);
    }
    else if (name === 'entries') {
        if (element)
            on({ ...element, inside: ['*', '1', ...element.inside] });
    }
    else if (TEXT_METHODS.has(name) && visit.inside.length === 0)
        on({ ...visit, text: 'one' });
    // a method of the code's own that takes the value as its receiver is not followed
    if (name === 'reduce' && second !== undefined)
        on({ ...visit, inside: [], text: visit.text === 'no' ? 'no' : 'joined' });
}
/** `list.slice(0, 1)`, `list.slice(-1)` */
function isOne(call) {
    const [from, to] = (exprAs(call, 'call')?.args ?? []).map((a) => { const unary = exprAs(at(call, a), 'unary'); return exprAs(at(call, unary?.value ?? a), 'literal')?.value; });
    return (from === 0 && to === 1) || (from === 1 && to === undefined && exprAs(at(call, exprAs(call, 'call')?.args[0] ?? call.id), 'unary') !== undefined);
}
function callback(s, visit, call, argument, position, how) {
    if (argument === undefined)
        return;
    for (const value of s.graph.valuesOf(at(call, argument))) {
        if (value.kind !== 'function' || isCatalogue(value.file))
            continue;
        s.to.enter(s, visit, position, { file: value.file, fn: value.fn, call, how, outer: visit.frames });
    }
}
/** The value is an argument of something outside the code. */
export function flowArgumentOutside(s, visit, call, name) {
    const expr = exprOf(call);
    if (expr.kind !== 'call' && expr.kind !== 'new')
        return;
    const member = exprAs(at(call, expr.callee), 'member');
    const owner = member && exprAs(at(call, member.object), 'name')?.name;
    const on = (held) => { s.to.flow(s, { ...visit, ...held, ref: call, from: visit }); };
    if (name === 'stringify' || (name === 'String' && !member)) {
        on({ ...visit, inside: [], text: isWhole(visit) ? 'whole' : 'one' });
        return;
    }
    if (owner === 'Array' && name === 'from') {
        on(visit);
        callback(s, step(visit, '*') ? { ...visit, ...step(visit, '*') } : visit, call, expr.args[1], 0, 'map');
        return;
    }
    if ((owner === 'Promise' && ['all', 'resolve', 'race', 'allSettled'].includes(name)) || name === 'structuredClone' || SAME.has(name)) {
        on(visit);
        if (owner !== undefined)
            return;
    }
    if (owner === 'Object' && (name === 'assign' || name === 'freeze')) {
        on(visit);
        return;
    }
    if (member && ADDS.has(name) && addTo(s, visit, call, at(call, member.object), name))
        return;
    end(s, 'argument', visit, call);
}
/** Does it hold all turns of the result, or a whole turn? */
const isWhole = ({ part, text }) => text === 'whole' || (text === 'no' && part.length < 3);
/** `out.push(x)`: what a local list holds goes where the list goes. */
function addTo(s, visit, call, receiver, name) {
    const held = exprOf(visit.ref).kind === 'spread' || name === 'concat' ? asElements(visit) : { ...visit, inside: ['*', ...visit.inside] };
    if (name === 'concat')
        s.to.flow(s, { ...visit, ...held, ref: call, from: visit });
    const list = exprAs(receiver, 'name');
    const variable = list && receiver.file.variables[list.variable];
    const isMadeHere = variable?.definitions.some((d) => d.kind === 'value');
    if (!list || !isMadeHere)
        return false;
    s.to.variable(s, receiver.file, list.variable, held, { ...visit, ref: call, from: visit });
    return true;
}
