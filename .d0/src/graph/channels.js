import { at, exprAs, exprOf } from './code.js';
/** What the sending end of a channel is called: event emitters, IPC, message buses, editor commands. */
const SENDS = /^(?:emit\w*|send\w*|invoke\w*|publish\w*|post\w*|dispatch\w*|trigger\w*|fire\w*|request\w*|call\w*|executeCommand|notify\w*|raise)$/;
/** Names too short or too common to mean one channel. */
const COMMON = new Set(['message', 'error', 'data', 'close', 'open', 'end', 'exit', 'connect', 'disconnect', 'change', 'click', 'ready', 'load', 'keydown', 'submit', 'request', 'response', 'finish']);
/** Calls that send on the literal channel under which a handler is registered: `on('x', f)` is run by `emit('x')`. */
export function findSignals(graph, registration) {
    const channel = channelOf(registration);
    if (channel === undefined || channel.length < 4 || COMMON.has(channel))
        return [];
    return graph.source.filesContaining(channel).flatMap((path) => {
        const file = graph.source.facts(path);
        if (!file)
            return [];
        return file.exprs.flatMap((expr, id) => {
            const ref = { file, id };
            const isSend = expr.kind === 'call' && channelOf(ref) === channel && SENDS.test(methodName(ref));
            return isSend && !(file === registration.file && id === registration.id) ? [ref] : [];
        });
    });
}
function channelOf(call) {
    const expr = exprOf(call);
    const first = expr.kind === 'call' ? expr.args[0] : undefined;
    if (first === undefined)
        return undefined;
    const literal = exprAs(at(call, first), 'literal');
    return typeof literal?.value === 'string' ? literal.value : undefined;
}
function methodName(call) {
    const expr = exprAs(call, 'call');
    return expr ? (exprAs(at(call, expr.callee), 'member')?.property ?? exprAs(at(call, expr.callee), 'name')?.name ?? '') : '';
}
