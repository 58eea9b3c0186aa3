import { NONE } from '../facts/model.js';
import { isRegistration } from './builtins.js';
import { at, calleeName, exprAs, exprOf, isCatalogue, isInFunction, isInRegion, refKey } from './code.js';
import { effectOfCall, sqlOf } from './effect-calls.js';
import { calleesIn, isGivenElsewhere } from './effect-scope.js';
import { runsOnce } from './effect-setup.js';
import { isBookkeeping, isQuietClass, isQuietFunction, isQuietPath, isSettingsClass, verbOf } from './effect-words.js';
import { effectKey } from './effect.js';
import { functionsCalledFor } from './registration.js';
const MAX_FUNCTIONS = 260;
const MAX_DEPTH = 14;
const MAX_TARGETS = 6;
/** What handlers can do: their calls and the calls of whatever they run, nearest first. */
export function effectsOf(graph, own, handlers) {
    const state = { graph, own, seen: new Set(), effects: new Map(), unknown: [], hasDispatched: false };
    let queue = handlers.map((h) => ({ file: h.file, fn: h.fn, region: h.region, within: wrapping(h), way: [], isOwn: !own.row || h.self !== undefined || h.region > 0 || isInRow(own.row, h.file, h.fn), isCleanup: false, isOneOfMany: false, isSetup: false }));
    for (let depth = 0; queue.length > 0 && depth < MAX_DEPTH; depth += 1)
        queue = queue.flatMap((node) => visit(state, node));
    state.unknown.push(...queue.slice(0, 1).map((node) => node.way.at(-1) ?? { file: node.file, id: 0 }));
    // what stands before the way to the primitive's own code is the server's housekeeping, and what it only seems to do says nothing
    const counts = ({ effect, isOwn }) => isOwn || (!state.hasDispatched && !effect.isNamed);
    return { effects: [...state.effects.values()].filter(counts).map(({ effect }) => effect), unknown: state.unknown };
}
function isInRow(row, file, fn) {
    const fact = file.functions[fn];
    return fact !== undefined && file === row.file && fact.start >= row.start && fact.end <= row.end;
}
/** A handler made by a wrapper runs inside the call that made it: what the wrapper was given is what it runs. */
function wrapping({ file, fn, given, self }) {
    const call = exprAs(given, 'call');
    const maker = file.functions[fn]?.parent ?? NONE;
    if (self)
        return { file, fn, call: given, outer: undefined, depth: 0, self };
    return call && maker > 0 ? { file, fn: maker, call: given, outer: undefined, depth: 0 } : undefined;
}
function visit(state, node) {
    const key = `${node.file.path}#${node.fn} ${node.region} ${node.isSetup ? 'setup ' : ''}${contextOf(node)}`;
    if (state.seen.has(key))
        return [];
    state.seen.add(key);
    if (state.seen.size > MAX_FUNCTIONS || !state.graph.spend(5)) {
        state.unknown.push(node.way.at(-1) ?? { file: node.file, id: 0 });
        return [];
    }
    const scope = { graph: state.graph, own: state.own, within: node.within, fn: node.fn, names: node.way.map(calleeName) };
    return callsIn(node).flatMap((call) => {
        if (exprOf(call).kind === 'template') {
            noteTemplate(state, node, call);
            return [];
        }
        return step(state, node, scope, call);
    });
}
/** Where a function does what it was given, each way into it is another one. */
function contextOf({ within, fn, file }) {
    if (!within)
        return '';
    const takes = (file.functions[fn]?.params.length ?? 0) > 0 || within.fn !== fn;
    return `${takes ? refKey(within.call) : ''} ${within.self ? `${within.self.file.path}#${within.self.class}` : ''}`;
}
function step(state, node, scope, call) {
    // whoever listens acts on an account of their own
    if (/^_?on[A-Z]/.test(calleeName(call)))
        return [];
    const callees = calleesIn(scope, call);
    const { effect, isOpen } = effectOfCall(scope, call, callees);
    const isCleanup = node.isCleanup || isInCatch(call);
    const isSetup = node.isSetup || (node.way.length > 0 && runsOnce(call));
    if (effect) {
        if (!(isSetup && effect.kind === 'write') && (!isCleanup || effect.change !== 'removes'))
            put(state, node, effect);
        return [];
    }
    const { targets, isOwn } = targetsOf(state, scope, call, callees);
    if (isOwn)
        state.hasDispatched = true;
    if (targets.length > MAX_TARGETS || (targets.length > 1 && !isOwn && isGivenElsewhere(scope, call))) {
        state.unknown.push(call);
        return [];
    }
    if (isOpen && targets.length === 0)
        state.unknown.push(call);
    const isOneOfMany = node.isOneOfMany || new Set(targets.map((t) => `${t.file.path}#${t.file.functions[t.fn]?.class ?? NONE}`)).size > 1;
    // which implementation cleans up or makes anew while it is asked for something is its own affair
    if (isOneOfMany && targets.length > 1 && verbOf(calleeName(call)) === 'reads')
        return [];
    return targets.filter((t) => !isQuiet(t, calleeName(call)) && !keepsSettings(node, t)).map((t) => ({ file: t.file, fn: t.fn, region: 0, within: enter(node, t, call), way: [...node.way, call], isOwn: node.isOwn || isOwn, isCleanup, isOneOfMany, isSetup }));
}
function isInCatch(call) {
    for (let id = exprOf(call).region; id > 0; id = call.file.regions[id]?.parent ?? 0)
        if (call.file.regions[id]?.kind === 'catch')
            return true;
    return false;
}
function put(state, node, effect) {
    const key = effectKey(effect);
    if (state.effects.get(key)?.isOwn ?? (state.effects.has(key) && !node.isOwn))
        return;
    const repeats = effect.repeats && !node.way.some((call) => isBookkeeping(calleeName(call)));
    state.effects.set(key, { effect: { ...effect, way: node.way, isNamed: effect.isNamed || node.isOneOfMany, repeats }, isOwn: node.isOwn });
}
/** The functions of the code that a call runs; of a table's functions the primitive's own. */
function targetsOf(state, scope, call, callees) {
    const direct = callees.flatMap((c) => toTarget(state.graph, scope, call, c));
    const { row } = state.own;
    if (!row)
        return { targets: direct, isOwn: false };
    const narrowed = direct.length < 2 ? [] : functionsCalledFor(state.graph, state.own, call);
    const targets = narrowed.length > 0 && narrowed.length < direct.length ? [...narrowed] : direct;
    const all = state.graph.calleesOf(call).filter((c) => c.kind === 'function').length;
    return { targets, isOwn: targets.length > 0 && (targets.length < Math.max(direct.length, all) || targets.every((t) => isInRow(row, t.file, t.fn))) };
}
function toTarget(graph, scope, call, c) {
    if (c.kind === 'function')
        return isCatalogue(c.file) || !c.file.functions[c.fn]?.hasBody ? [] : [{ file: c.file, fn: c.fn, self: receiverClass(graph, scope, call, c) }];
    if (c.kind !== 'constructor')
        return [];
    const fn = c.file.classes[c.class]?.constructor_ ?? NONE;
    return fn === NONE || isCatalogue(c.file) ? [] : [{ file: c.file, fn, self: { file: c.file, class: c.class } }];
}
/** The class of the object whose method is called, where one is known for certain. */
function receiverClass(graph, scope, call, callee) {
    const expr = exprAs(call, 'call');
    const member = expr && exprAs(at(call, expr.callee), 'member');
    const method = callee.file.functions[callee.fn];
    if (!member || !method || method.class === NONE || method.isStatic)
        return undefined;
    if (exprOf(at(call, member.object)).kind === 'this')
        return selfOf(scope.within);
    const instances = graph.valuesOf(at(call, member.object)).filter((v) => v.kind === 'instance');
    const [only] = instances;
    return instances.length === 1 && only?.kind === 'instance' && only.exact ? { file: only.file, class: only.class } : undefined;
}
function selfOf(within) {
    for (let entered = within; entered; entered = entered.outer)
        if (entered.self)
            return entered.self;
    return undefined;
}
function enter({ within }, { file, fn, self }, call) {
    return { file, fn, call, outer: within, depth: 0, self };
}
/** Something that is asked for on the way puts a default into the program's own settings: `getAllowedFolders()` of a settings manager. */
function keepsSettings({ file, fn, way }, target) {
    const name = target.file.functions[target.fn]?.name ?? '';
    const last = way.at(-1);
    const asked = file.functions[fn]?.name || (last ? calleeName(last) : '');
    return way.length > 1 && isSettingsClass(target.file.classes[target.file.functions[target.fn]?.class ?? NONE]?.name ?? '') && verbOf(name) === 'changes' && verbOf(asked) === 'reads';
}
/** Telemetry, caches, logs and tokens: what that code writes is nobody's data. */
function isQuiet({ file, fn }, called) {
    const fact = file.functions[fn];
    if (!fact)
        return true;
    // `const track = () => …` has no name of its own
    return isQuietFunction(fact.name || called) || isQuietClass(file.classes[fact.class]?.name ?? '') || isQuietPath(file.path.slice(file.path.lastIndexOf('/') + 1));
}
function noteTemplate(state, node, ref) {
    const template = exprAs(ref, 'template');
    if (!template || template.tag === NONE)
        return;
    const tag = exprOf(at(ref, template.tag));
    const name = tag.kind === 'name' ? tag.name : tag.kind === 'member' ? tag.property : '';
    const effect = /sql|raw|query|execute|db|pg/i.test(name) ? sqlOf(ref, [template.texts.join('${}')]) : undefined;
    if (effect)
        put(state, node, effect);
}
const stretches = new WeakMap();
/** Calls and tagged templates by the function they stand in. */
function callsByFunction(file) {
    const known = stretches.get(file);
    if (known)
        return known;
    const map = new Map();
    file.exprs.forEach((expr, id) => {
        if (expr.kind !== 'call' && expr.kind !== 'new' && !(expr.kind === 'template' && expr.tag !== NONE))
            return;
        const list = map.get(expr.fn) ?? [];
        list.push({ file, id });
        map.set(expr.fn, list);
    });
    stretches.set(file, map);
    return map;
}
/** The calls of a function and of the callbacks written in it, unless those are kept for later. */
function callsIn({ file, fn, region }) {
    const calls = callsByFunction(file);
    return [...calls].flatMap(([inner, refs]) => (inner === fn || (isInFunction(file, inner, fn) && runsWith(file, inner, fn)) ? refs : []))
        .filter((ref) => region === 0 || isInRegion(file, exprOf(ref).region, region))
        .sort((a, b) => exprOf(a).start - exprOf(b).start);
}
/** Is the inner function run where it stands: a callback, not a named function, a returned one, a method of an object or a listener? */
function runsWith(file, inner, outer) {
    for (let id = inner; id !== outer; id = file.functions[id]?.parent ?? NONE) {
        const fact = file.functions[id];
        if (!fact || id === NONE)
            return false;
        const holder = fact.expr === NONE ? undefined : file.exprs[file.exprs[fact.expr]?.parent ?? NONE];
        if (holder?.kind !== 'call' && holder?.kind !== 'new')
            return false;
        if (holder.kind === 'call' && isRegistration(calleeName({ file, id: file.exprs[fact.expr]?.parent ?? NONE })))
            return false;
    }
    return true;
}
