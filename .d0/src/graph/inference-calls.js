import { MODEL_ADDRESS, MODEL_CHAIN, SAMPLING_MEMBERS } from '../catalogue/model-services.js';
import { NONE } from '../facts/model.js';
import { calledFunctions, calleeRoles } from './callees.js';
import { at, calleeName, exprAs, exprOf, isInFunction } from './code.js';
import { roleOf } from './value.js';
/** Models that prompts/get handlers ask, themselves or through what they call. */
export const inferenceCalls = {
    begin: (inquiry) => inquiry.promptHandlers()[0]?.registration,
    find({ graph, promptHandlers }) {
        const handlers = promptHandlers();
        const seen = new Set();
        return handlers.flatMap((handler) => searchFrom(graph, handler, handlers).filter(({ call }) => { const key = `${call.file.path}:${call.id}`; return !seen.has(key) && seen.add(key); }));
    },
};
const DEEPEST = 6;
const MOST_FUNCTIONS = 150;
/** Breadth first, so that the shortest way to a model is the one that is told. */
function searchFrom(graph, handler, handlers) {
    const queue = [{ file: handler.file, fn: handler.fn, hops: [] }];
    const known = new Set([`${handler.file.path}#${handler.fn}`]);
    const found = [];
    for (let next = queue.shift(); next && known.size < MOST_FUNCTIONS; next = queue.shift()) {
        const { file, fn, hops } = next;
        for (const call of callsIn(file, fn)) {
            if (!graph.spend())
                return found;
            const judged = judge(graph, call);
            if (judged) {
                found.push({ handler, call, hops, ...judged });
                continue;
            }
            if (hops.length >= DEEPEST)
                continue;
            for (const called of calledFunctions(graph.calleesOf(call))) {
                const key = `${called.file.path}#${called.fn}`;
                if (known.has(key) || handlers.some((other) => other.file === called.file && other.fn === called.fn))
                    continue;
                known.add(key);
                queue.push({ ...called, hops: [...hops, call] });
            }
        }
    }
    return found;
}
/** The calls that run when the function does: those in callbacks too, but not those in what is only registered there. */
function callsIn(file, fn) {
    return file.exprs.flatMap((expr, id) => (expr.kind === 'call' && isInFunction(file, expr.fn, fn) && !isRegistered(file, expr.fn, fn) ? [{ file, id }] : []));
}
/** A function given to `on…`, `register…` or kept as a property runs at another time. */
function isRegistered(file, inner, outer) {
    for (let id = inner; id !== outer && id !== NONE; id = file.functions[id]?.parent ?? NONE) {
        const parent = file.exprs[file.exprs[file.functions[id]?.expr ?? NONE]?.parent ?? NONE];
        if (parent?.kind === 'object')
            return true;
        if (parent?.kind === 'call' && /^(?:on|once|add|register|set(?:Request|Timeout|Interval))/.test(nameOf(file, parent.callee)))
            return true;
    }
    return false;
}
function nameOf(file, callee) {
    const expr = file.exprs[callee];
    return expr?.kind === 'member' ? expr.property : expr?.kind === 'name' ? expr.name : '';
}
function judge(graph, call) {
    const callees = graph.calleesOf(call);
    const roles = calleeRoles(callees);
    const asks = roleOf(roles, 'inference');
    if (asks)
        return { kind: asks.values['of'] === 'host' ? 'sampling' : 'model', isLikely: false };
    const name = calleeName(call);
    if ((name === 'request' || name === 'send') && sendsSampling(graph, call))
        return { kind: 'sampling', isLikely: false };
    if ((name === 'fetch' || roleOf(roles, 'effect')) && MODEL_ADDRESS.test(addressOf(graph, call)))
        return { kind: 'model', isLikely: false };
    return callees.some((callee) => callee.kind !== 'builtin') ? undefined : judgeByName(graph, call, name);
}
/** Where nothing is known about what is called: how the clients of models are used. */
function judgeByName(graph, call, name) {
    if (SAMPLING_MEMBERS.has(name))
        return hasMessages(graph, call) ? { kind: 'sampling', isLikely: true } : undefined;
    return MODEL_CHAIN.test(chainOf(call)) ? { kind: 'model', isLikely: true } : undefined;
}
/** `createMessage({ messages })` asks a model; `createMessage('user', text)` makes a message. */
function hasMessages(graph, call) {
    const first = exprAs(call, 'call')?.args[0];
    return first !== undefined && graph.originsOf(at(call, first), [], 'value').some(({ value }) => value.kind === 'object' && exprAs(value.ref, 'object')?.properties.some((p) => p.key === 'messages'));
}
/** `request({ method: 'sampling/createMessage' })`, `send('sampling/createMessage')`. */
function sendsSampling(graph, call) {
    const first = exprAs(call, 'call')?.args[0];
    if (first === undefined)
        return false;
    const texts = [graph.originsOf(at(call, first), [], 'value'), graph.originsOf(at(call, first), ['method'], 'value')].flat();
    return texts.some(({ value }) => value.kind === 'literal' && value.value === 'sampling/createMessage');
}
/** `a.b.c` of `a.b.c()`. */
function chainOf(call) {
    const names = [];
    for (let id = exprAs(call, 'call')?.callee ?? NONE; id !== NONE;) {
        const expr = exprOf(at(call, id));
        if (expr.kind === 'member') {
            names.unshift(expr.property);
            id = expr.object;
            continue;
        }
        if (expr.kind === 'name')
            names.unshift(expr.name);
        break;
    }
    return names.join('.');
}
function addressOf(graph, call) {
    const first = exprAs(call, 'call')?.args[0];
    return first === undefined ? '' : graph.originsOf(at(call, first), [], 'value').map(({ value }) => {
        if (value.kind === 'literal')
            return String(value.value);
        return value.kind === 'text' ? exprAs(value.at, 'template')?.texts.join('') ?? '' : '';
    }).join(' ');
}
