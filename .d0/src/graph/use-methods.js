import { NONE } from '../facts/model.js';
import { ELEMENT_CALLBACKS, isElement } from './builtins.js';
import { at, exprAs, isCatalogue } from './code.js';
import { bindingsOf } from './use-search.js';
const SAME = new Set(['filter', 'slice', 'sort', 'toSorted', 'reverse', 'toReversed', 'concat', 'flat', 'values', 'entries', 'toArray']);
const ONE = new Set(['find', 'findLast', 'at', 'pop', 'shift', 'get', 'next']);
/** A method of a promise or list that holds the value; false when it is none of these. */
export function walkMethod(s, call, name, path, within) {
    if (name === 'then') {
        const callback = exprAs(call, 'call')?.args[0];
        if (callback !== undefined && !intoCallback(s, at(call, callback), 0, path, call, within))
            s.escapes.push({ at: call, how: 'argument' });
        return true;
    }
    if (name === 'catch' || name === 'finally') {
        s.to.expression(s, call, path, within);
        return true;
    }
    const [first, ...rest] = path;
    if (first === undefined || !isElement(first))
        return false;
    if (SAME.has(name))
        s.to.expression(s, call, ['*', ...rest], within);
    if (ONE.has(name))
        s.to.expression(s, call, rest, within);
    const callback = exprAs(call, 'call')?.args[0];
    if (callback === undefined)
        return SAME.has(name) || ONE.has(name);
    if (ELEMENT_CALLBACKS.has(name))
        intoCallback(s, at(call, callback), 0, rest, call, within);
    else if (name === 'reduce')
        intoCallback(s, at(call, callback), 1, rest, call, within);
    return ELEMENT_CALLBACKS.has(name) || ONE.has(name) || SAME.has(name) || name === 'reduce';
}
/** The value becomes a parameter of a callback. What the callback returns is found by who runs it. */
function intoCallback(s, callback, index, path, call, within) {
    let found = false;
    for (const value of s.graph.valuesOf(callback)) {
        if (value.kind !== 'function' || isCatalogue(value.file))
            continue;
        found = true;
        enter(s, value, index, path, { ...value, call, from: within });
    }
    return found;
}
/** The value becomes the parameter of a function. */
export function enter(s, { file, fn }, index, path, within) {
    const { byParameter } = bindingsOf(file);
    for (const { variable, path: taken } of byParameter.get(`${fn}:${index}`) ?? []) {
        const property = taken[path.length];
        if (taken.some((step, i) => i < path.length && step !== path[i] && step !== '*' && path[i] !== '*'))
            continue;
        if (property === undefined)
            s.to.variable(s, file, variable, path.slice(taken.length), within);
        else
            s.reads.push({ property, at: within.call, holder: { kind: 'variable', file, variable }, path: [] });
    }
    // where the last parameter collects the rest
    const params = file.functions[fn]?.params ?? [];
    const last = params.length - 1;
    if (index > last && params[last]?.rest === true && (params[last].variable ?? NONE) !== NONE)
        s.to.variable(s, file, params[last].variable, [String(index - last), ...path], within);
}
