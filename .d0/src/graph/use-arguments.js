import { NONE } from '../facts/model.js';
import { calledFunctions } from './callees.js';
import { at, calleeName, exprAs, exprOf } from './code.js';
import { enter } from './use-methods.js';
import { stateSetBy } from './use-search.js';
export const LOGS = /^(?:log|debug|info|warn|error|trace|verbose|silly|notice)$/i;
const VALIDATORS = /^(?:parse|parseAsync|validate|assert|cast|decode)$/;
const STORES = new Set(['push', 'unshift', 'add', 'set']);
/** The value is an argument of a call; `index` is -1 when it is spread there. */
export function walkArgument(s, call, index, path, within) {
    const owner = ownerOf(call);
    const name = calleeName(call);
    if (owner === 'Promise' || owner === 'Object' || owner === 'Array') {
        walkHelper(s, call, `${owner}.${name}`, index, path, within);
        return;
    }
    const states = stateSetBy(call);
    if (states.length > 0) {
        for (const state of states)
            s.to.variable(s, call.file, state, path, within);
        return;
    }
    const functions = calledFunctions(s.graph.calleesOf(call));
    for (const fn of functions)
        enter(s, fn, index, path, { ...fn, call, from: within });
    if (functions.length > 0 && index >= 0)
        return;
    if (LOGS.test(name) || (name === 'stringify' && isLogged(call)))
        s.escapes.push({ at: call, how: 'logged' });
    else if (VALIDATORS.test(name))
        s.to.expression(s, call, path, within);
    else if (name === 'safeParse')
        s.to.expression(s, call, ['data', ...path], within);
    else if (STORES.has(name) && storeIn(s, call, index < 0 ? path.slice(1) : path, within))
        return;
    else if (isPromise(call, index))
        s.to.expression(s, call, path, within);
    else
        s.escapes.push({ at: call, how: 'argument' });
}
/** `Promise` of `Promise.all(…)`, when it is the language's own. */
function ownerOf(call) {
    const callee = exprAs(call, 'call')?.callee;
    const member = callee === undefined ? undefined : exprAs(at(call, callee), 'member');
    const name = member && exprAs(at(call, member.object), 'name');
    return name?.variable === NONE ? name.name : undefined;
}
function walkHelper(s, call, helper, index, path, within) {
    const [first, ...rest] = path;
    switch (helper) {
        case 'Promise.resolve':
        case 'Object.freeze':
        case 'Object.assign':
        case 'Promise.all':
        case 'Array.from':
            s.to.expression(s, call, path, within);
            return;
        case 'Promise.race':
        case 'Promise.any':
            s.to.expression(s, call, rest, within);
            return;
        case 'Promise.allSettled':
            s.to.expression(s, call, [first ?? '*', 'value', ...rest], within);
            return;
        case 'Object.values':
            s.to.expression(s, call, first === undefined ? [] : ['*', ...rest], within);
            return;
        default: if (index >= 0 && helper !== 'Array.isArray')
            s.escapes.push({ at: call, how: 'argument' });
    }
}
/** `pages.push(page)` */
function storeIn(s, call, path, within) {
    const callee = exprAs(call, 'call')?.callee ?? NONE;
    const member = exprAs(at(call, callee), 'member');
    const name = member && exprAs(at(call, member.object), 'name');
    if (!name || name.variable === NONE)
        return false;
    s.to.variable(s, call.file, name.variable, ['*', ...path], within);
    // walking a Map gives pairs
    if (member.property === 'set')
        s.to.variable(s, call.file, name.variable, ['*', '1', ...path], within);
    return true;
}
/** A text that goes into a log line. */
function isLogged(text) {
    const { parent } = exprOf(text);
    if (parent === NONE)
        return false;
    const holder = at(text, parent);
    const { kind } = exprOf(holder);
    return kind === 'call' ? LOGS.test(calleeName(holder)) : (kind === 'template' || kind === 'binary') && isLogged(holder);
}
/** A call handed over without being awaited: who takes it waits for it and hands it on (`withTimeout(client.listTools())`). */
function isPromise(call, index) {
    const expr = exprOf(call);
    const arg = expr.kind === 'call' ? expr.args[index] : undefined;
    return arg !== undefined && exprOf(at(call, arg)).kind === 'call';
}
