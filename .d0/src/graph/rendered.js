import { NONE } from '../facts/model.js';
import { TEXT_METHODS } from './builtins.js';
import { calledFunctions, calleeRoles } from './callees.js';
import { at, exprAs, exprOf, isCatalogue, refKey, resolveImport } from './code.js';
/** Methods whose result is made of what they are called on. */
const HANDS_ON = new Set([
    ...TEXT_METHODS, 'map', 'flatMap', 'filter', 'reduce', 'find', 'findLast', 'sort', 'toSorted', 'reverse', 'flat', 'entries', 'keys', 'values', 'get', 'pop', 'shift',
    'then', 'catch', 'finally', 'json', 'text', 'toJSON', 'bind',
]);
const MAX_WORK = 20_000;
const MAX_CALLS = 8;
/** The slice of the code that a handler's answer is made of: data only, conditions are not followed. `limit` counts expressions. */
export function sliceOf(graph, file, fn, given, limit = MAX_WORK) {
    const s = { limit, graph, exprs: new Map(), functions: new Map(), variables: new Map(), arguments: new Map(), callbacks: new Map(), work: 0 };
    noteWrappers(s, given);
    visitFunction(s, file, fn, undefined);
    return s;
}
/** `withLogging('name', handler)`: inside the wrapper its parameters are what this call of it gives. */
function noteWrappers(s, given) {
    const call = given.id === NONE ? undefined : exprAs(given, 'call');
    if (!call)
        return;
    for (const { file, fn } of calledFunctions(s.graph.calleesOf(given)))
        s.arguments.set(`${file.path}#${fn}`, [{ call: given, hops: undefined }]);
    for (const argument of call.args)
        noteWrappers(s, at(given, argument));
}
function visitFunction(s, file, fn, hops) {
    const key = `${file.path}#${fn}`;
    if (s.functions.has(key) || isCatalogue(file) || depthOf(hops) > MAX_CALLS)
        return;
    s.functions.set(key, { file, fn, hops });
    for (const exit of file.functions[fn]?.returns ?? [])
        visit(s, { file, id: exit.value }, hops);
    if (file.functions[fn]?.isGenerator)
        file.exprs.forEach((e) => { if (e.kind === 'yield' && e.fn === fn)
            visit(s, { file, id: e.value }, hops); });
}
const depthOf = (hops) => (hops ? 1 + depthOf(hops.from) : 0);
function visit(s, ref, hops) {
    if (ref.id === NONE || ++s.work > s.limit)
        return;
    const key = refKey(ref);
    if (s.exprs.has(key))
        return;
    s.exprs.set(key, { ref, hops });
    const expr = exprOf(ref);
    const on = (id) => { visit(s, at(ref, id), hops); };
    switch (expr.kind) {
        case 'object':
            expr.properties.forEach((p) => { on(p.value); });
            return;
        case 'array':
            expr.elements.forEach(on);
            return;
        case 'template':
            expr.parts.forEach(on);
            return;
        case 'binary':
            if (expr.operator === '+') {
                on(expr.left);
                on(expr.right);
            }
            return;
        case 'choice':
            expr.options.forEach(on);
            return;
        case 'await':
        case 'cast':
        case 'spread':
        case 'assign':
            on(expr.value);
            return;
        case 'sequence': {
            const last = expr.values.at(-1);
            if (last !== undefined)
                on(last);
            return;
        }
        case 'member':
            on(expr.object);
            visitField(s, ref, expr.property, hops);
            return;
        case 'element':
            on(expr.object);
            return;
        case 'name':
            visitVariable(s, ref.file, expr.variable, hops);
            return;
        case 'call':
            visitCall(s, ref, expr.callee, expr.args, hops);
            return;
        case 'new':
            visitNew(s, ref, expr.callee, expr.args, hops);
            return;
        default:
    }
}
function visitVariable(s, file, variable, hops) {
    const key = `${file.path}#${variable}`;
    const fact = file.variables[variable];
    if (!fact || s.variables.has(key))
        return;
    s.variables.set(key, { file, variable, hops });
    for (const definition of fact.definitions) {
        if (definition.kind === 'value')
            visit(s, { file, id: definition.value }, hops);
        else if (definition.kind === 'parameter')
            visitArguments(s, file, definition.fn, definition.index, hops);
        else if (definition.kind === 'import') {
            const target = resolveImport(s.graph.source, file, variable);
            if (target?.kind === 'variable')
                visitVariable(s, target.file, target.variable, hops);
            else if (target?.kind === 'expr')
                visit(s, target.ref, hops);
        }
    }
    for (const use of fact.uses)
        visitMutation(s, { file, id: use }, hops);
}
/** Arguments of the calls the slice came through, and of callbacks where they stand. */
function visitArguments(s, file, fn, index, hops) {
    for (const { call, hops: outer } of s.arguments.get(`${file.path}#${fn}`) ?? []) {
        const expr = exprOf(call);
        const id = expr.kind === 'call' || expr.kind === 'new' ? expr.args[index] : undefined;
        if (id !== undefined)
            visit(s, at(call, id), outer);
    }
    const callback = file.functions[fn]?.expr ?? NONE;
    const parent = file.exprs[file.exprs[callback]?.parent ?? NONE];
    if (parent?.kind === 'call' && parent.args.includes(callback))
        visitReceiver(s, { file, id: file.exprs[callback]?.parent ?? NONE }, hops);
}
function visitReceiver(s, call, hops) {
    const expr = exprAs(call, 'call');
    const member = expr && exprAs(at(call, expr.callee), 'member');
    if (member)
        visit(s, at(call, member.object), hops);
}
function visitMutation(s, use, hops) {
    const { parent } = exprOf(use);
    if (parent === NONE)
        return;
    const expr = exprOf(at(use, parent));
    const outer = expr.parent === NONE ? undefined : exprOf(at(use, expr.parent));
    if (expr.kind === 'member' && expr.object === use.id && outer?.kind === 'call' && outer.callee === parent && ['push', 'unshift', 'set', 'add'].includes(expr.property)) {
        outer.args.forEach((a) => { visit(s, at(use, a), hops); });
    }
    if ((expr.kind === 'member' || expr.kind === 'element') && expr.object === use.id && outer?.kind === 'assign' && outer.target === parent)
        visit(s, at(use, outer.value), hops);
}
function visitField(s, ref, name, hops) {
    const member = exprAs(ref, 'member');
    if (!member || exprOf(at(ref, member.object)).kind !== 'this')
        return;
    const { file } = ref;
    for (const store of file.index.stores.get(name) ?? []) {
        const assign = exprAs({ file, id: store }, 'assign');
        const target = assign && exprAs({ file, id: assign.target }, 'member');
        if (assign && target && file.exprs[target.object]?.kind === 'this')
            visit(s, { file, id: assign.value }, hops);
    }
    for (const fact of file.classes)
        for (const field of fact.members.get(name) ?? [])
            if (field.value !== NONE)
                visit(s, { file, id: field.value }, hops);
}
function visitCall(s, ref, callee, args, hops) {
    const inner = { call: ref, from: hops };
    const called = givenFunctions(s, ref, callee) ?? calledFunctions(s.graph.calleesOf(ref));
    for (const { file, fn } of called) {
        const key = `${file.path}#${fn}`;
        s.arguments.set(key, [...(s.arguments.get(key) ?? []), { call: ref, hops }]);
        const isKnown = s.functions.has(key);
        visitFunction(s, file, fn, inner);
        // arguments of a function already in the slice still count
        if (isKnown)
            file.functions[fn]?.params.forEach((p, index) => { if (s.variables.has(`${file.path}#${p.variable}`) && args[index] !== undefined)
                visit(s, at(ref, args[index]), hops); });
    }
    const takesContent = called.length === 0 && makesContent(s, ref, callee);
    for (const argument of args) {
        for (const value of callbackOf(s, at(ref, argument)))
            visitFunction(s, value.file, value.fn, value.file === ref.file ? hops : inner);
        if (takesContent)
            visit(s, at(ref, argument), hops);
    }
    const member = exprAs(at(ref, callee), 'member');
    // what a service answers is not made of the service itself
    if (member && called.length === 0 && HANDS_ON.has(member.property))
        visit(s, at(ref, member.object), hops);
}
/** `handler()`: what the calls that the slice came through gave for it, when it leads back to a parameter. */
function givenFunctions(s, ref, callee) {
    return exprOf(at(ref, callee)).kind === 'name' ? functionsOf(s, at(ref, callee), 0) : undefined;
}
/** Functions an expression may be; a parameter is what the slice came in with, not what any caller may give. */
function functionsOf(s, ref, depth) {
    const expr = exprOf(ref);
    if (depth > 6)
        return [];
    if (expr.kind === 'function')
        return [{ file: ref.file, fn: expr.function }];
    if (expr.kind === 'choice')
        return expr.options.flatMap((o) => functionsOf(s, at(ref, o), depth + 1));
    if (expr.kind === 'cast')
        return functionsOf(s, at(ref, expr.value), depth + 1);
    if (expr.kind !== 'name')
        return anyFunctions(s, ref);
    const definitions = ref.file.variables[expr.variable]?.definitions ?? [];
    return definitions.length === 0 ? anyFunctions(s, ref) : definitions.flatMap((d) => {
        if (d.kind === 'value' && d.path.length === 0)
            return functionsOf(s, at(ref, d.value), depth + 1);
        if (d.kind === 'function')
            return [{ file: ref.file, fn: d.fn }];
        const sites = d.kind === 'parameter' && d.path.length === 0 ? s.arguments.get(`${ref.file.path}#${d.fn}`) : undefined;
        return sites && d.kind === 'parameter' ? sites.flatMap(({ call }) => argumentFunctions(s, call, d.index, depth)) : anyFunctions(s, ref);
    });
}
function argumentFunctions(s, call, index, depth) {
    const expr = exprOf(call);
    const argument = expr.kind === 'call' || expr.kind === 'new' ? expr.args[index] : undefined;
    return argument === undefined ? [] : functionsOf(s, at(call, argument), depth + 1);
}
function anyFunctions(s, ref) {
    return s.graph.valuesOf(ref).flatMap((v) => (v.kind === 'function' && !isCatalogue(v.file) ? [{ file: v.file, fn: v.fn }] : []));
}
/** Is the result made of the arguments? Of a formatter's, yes; of a service's, no: a query is not part of its answer. */
function makesContent(s, ref, callee) {
    if (calleeRoles(s.graph.calleesOf(ref)).some((role) => role.name === 'effect' && role.values['is'] !== 'none'))
        return false;
    const member = exprAs(at(ref, callee), 'member');
    if (!member || HANDS_ON.has(member.property))
        return true;
    const owner = exprAs(at(ref, member.object), 'name');
    return owner !== undefined && (owner.variable === NONE || ref.file.variables[owner.variable]?.kind === 'import');
}
function callbackOf(s, ref) {
    const kind = exprOf(ref).kind;
    return kind === 'function' || kind === 'name' || kind === 'member' ? functionsOf(s, ref, 0) : [];
}
/** `new Promise((resolve) => …)` is what resolve is called with. */
function visitNew(s, ref, callee, args, hops) {
    const executor = exprAs(at(ref, callee), 'name')?.name === 'Promise' && args[0] !== undefined ? exprAs(at(ref, args[0]), 'function') : undefined;
    if (!executor) {
        args.forEach((a) => { visit(s, at(ref, a), hops); });
        return;
    }
    const resolve = ref.file.functions[executor.function]?.params[0]?.variable ?? NONE;
    for (const use of ref.file.variables[resolve]?.uses ?? []) {
        const run = exprAs(at(ref, ref.file.exprs[use]?.parent ?? NONE), 'call');
        if (run?.callee !== use)
            continue;
        run.args.forEach((a) => { visit(s, at(ref, a), hops); });
        const callback = ref.file.functions[run.fn]?.expr ?? NONE;
        if (run.fn !== executor.function && callback !== NONE)
            s.callbacks.set(`${ref.file.path}:${use}`, { ref: at(ref, callback), run: at(ref, ref.file.exprs[use]?.parent ?? NONE), hops });
    }
}
