import { NONE } from '../facts/model.js';
import { at, calleeName, exprAs, exprOf, refKey } from './code.js';
import { leavesOf } from './evidence.js';
import { judgeToolShape } from './tool-shape.js';
import { hasRole } from './value.js';
/** Is the prompt named by whoever causes the request, rather than fixed when the tool was made? */
export function isChosenByCaller(graph, sink) {
    if (!sink.name)
        return true;
    const origins = graph.originsOf(sink.name.ref, sink.name.path, 'value');
    return !origins.every(({ value }) => value.kind === 'literal' || (value.kind === 'declared' && hasRole(value.roles, 'wire-name')));
}
/** Does any call on the way to the sink hand something on? */
export function givesSomething({ calls }) {
    return calls.length < 2 || calls.slice(0, -1).some((call) => {
        const expr = exprOf(call);
        return (expr.kind === 'call' || expr.kind === 'new') && expr.args.some((a) => exprOf(at(call, a)).kind !== 'function');
    });
}
/** Is the method a dynamic request sends taken from what the path's caller gave, rather than fixed on the way? `unknown` when a call on the way cannot be seen to hand it on. */
export function isMethodFromCaller(graph, { calls }, { sent }) {
    let wanted = sent;
    for (let i = calls.length - 1; wanted && i > 0; i--) {
        const open = openParameter(graph, wanted);
        if (open === 'fixed')
            return 'no';
        if (!open)
            return 'yes';
        i = captured(calls, open, i);
        const caller = calls[i - 1];
        if (!caller)
            return 'yes';
        const given = argumentOf(graph, open, caller);
        if (given === 'fixed')
            return 'no';
        if (!given)
            return 'unknown';
        wanted = given;
    }
    return 'yes';
}
/** Does the function with which the path begins answer with what the call brought? `unknown` when a function on the way is not seen to hand it back. */
export function isReturnedByEntry(graph, { entry, calls }) {
    if (!isReturned(graph, entry))
        return 'no';
    return calls.every((call) => refKey(call) === refKey(entry) || isReturned(graph, call)) ? 'yes' : 'unknown';
}
function isReturned(graph, call) {
    const returns = call.file.functions[exprOf(call).fn]?.returns ?? [];
    return returns.some(({ value }) => value !== NONE && leavesOf(at(call, value)).some((leaf) => refKey(leaf) === refKey(call) || comesFrom(graph, leaf, call) || isKeptFirst(leaf, call)));
}
/** `this.listed = (await list()).map(…); return this.listed;` */
function isKeptFirst(leaf, call) {
    const member = exprAs(leaf, 'member');
    if (!member || exprOf(at(leaf, member.object)).kind !== 'this')
        return false;
    const made = exprOf(call);
    return (leaf.file.index.stores.get(member.property) ?? []).some((store) => { const { fn, start } = exprOf(at(leaf, store)); return fn === made.fn && start > made.start; });
}
/** Answers of other tools of the model, in the file where the path begins, that hold prompts of `listings`. */
export function listingAnswersBeside(graph, { entry }, listings) {
    const { file } = entry;
    return file.functions.flatMap((fn, id) => {
        if (fn.kind === 'module' || fn.expr === NONE || id === exprOf(entry).fn || fn.returns.length === 0 || !isRunByModel(graph, file, id))
            return [];
        const answers = fn.returns.some(({ value }) => value !== NONE && leavesOf({ file, id: value }).some((leaf) => holdsPrompts(graph, leaf, listings)));
        return answers ? [definitionOf({ file, id: fn.expr })] : [];
    });
}
function isRunByModel(graph, file, fn) {
    return graph.callersOf(file, fn).landings.some((l) => l.role === 'model-entry') || judgeToolShape(graph, file, fn) !== undefined;
}
function holdsPrompts(graph, leaf, listings) {
    return graph.originsOf(leaf, [], 'near').some((origin) => {
        if (origin.value.kind === 'declared' && (hasRole(origin.value.roles, 'prompt') || hasRole(origin.value.owner, 'prompt')))
            return true;
        for (let hop = origin.hops; hop; hop = hop.from)
            if (listings.has(refKey(hop.at)) && hop.note !== 'argument')
                return true;
        return false;
    });
}
function comesFrom(graph, leaf, call) {
    return graph.originsOf(leaf, [], 'local').some((origin) => {
        for (let hop = origin.hops; hop; hop = hop.from)
            if (refKey(hop.at) === refKey(call))
                return true;
        return false;
    });
}
/** The parameter a value inside a function comes from; `fixed` when it is written there. */
function openParameter(graph, value) {
    const inside = graph.originsOf(value.ref, value.path, 'local');
    if (isWritten(inside))
        return 'fixed';
    const found = inside.flatMap(({ value: v }) => (v.kind === 'unknown' && v.why === 'parameter' ? [{ ref: v.at, path: v.rest }] : v.kind === 'declared' ? [{ ref: v.at, path: [] }] : []))[0];
    return parameterAt(value) ?? (found && parameterAt(found));
}
/** `request`, `request.method` and `request as Request`, with `request` a parameter. */
function parameterAt({ ref, path }) {
    const expr = exprOf(ref);
    if (expr.kind === 'cast')
        return parameterAt({ ref: at(ref, expr.value), path });
    if (expr.kind === 'member')
        return parameterAt({ ref: at(ref, expr.object), path: [expr.property, ...path] });
    const definition = expr.kind === 'name' ? ref.file.variables[expr.variable]?.definitions.find((d) => d.kind === 'parameter') : undefined;
    return definition?.kind === 'parameter' ? { file: ref.file, fn: definition.fn, index: definition.index, path: [...definition.path, ...path] } : undefined;
}
/** Something else than the request for a prompt. */
const isWritten = (origins) => origins.length > 0 && origins.every((o) => o.value.kind === 'literal' && o.value.value !== 'prompts/get');
/** The parameter may be one of a function around: the last call of the path up to `from` that stands in it. */
function captured(calls, { file, fn }, from) {
    for (let k = from; k >= 0; k--) {
        const call = calls[k];
        if (call?.file === file && exprOf(call).fn === fn)
            return k;
    }
    return from;
}
/** What `caller` hands on as that parameter. */
function argumentOf(graph, { file, fn, index, path }, caller) {
    const call = exprOf(caller);
    if (call.kind !== 'call' && call.kind !== 'new')
        return undefined;
    const runs = graph.calleesOf(caller).some((c) => c.kind === 'function' && c.file === file && c.fn === fn) || (file.functions[fn]?.name ?? '') === calleeName(caller);
    const argument = runs ? call.args[index] : undefined;
    if (argument === undefined)
        return undefined;
    return isWritten(graph.originsOf(at(caller, argument), path, 'local')) ? 'fixed' : { ref: at(caller, argument), path };
}
/** What makes a tool of a function: the factory called with the literal that holds it; else the function itself. */
function definitionOf(fn) {
    const literal = at(fn, exprOf(fn).parent);
    const call = exprAs(literal, 'object') ? at(fn, exprOf(literal).parent) : undefined;
    const made = call && (exprAs(call, 'call') ?? exprAs(call, 'new'));
    return made ? at(fn, made.callee) : fn;
}
