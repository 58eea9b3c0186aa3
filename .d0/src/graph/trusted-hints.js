import { NONE } from '../facts/model.js';
import { decides, isAllowing, isAsking, isAskingText, isGate, isGranting, isTrust, isUnderTrust, spokenIn, wordsWithin } from './approval-words.js';
import { at, calleeName, exprAs, exprOf, isInRegion, refKey } from './code.js';
import { statementContext } from './expected.js';
import { listedKind } from './foreign.js';
import { functionName } from './function-name.js';
import { hasRole } from './value.js';
const HINTS = ['readOnlyHint', 'destructiveHint', 'idempotentHint', 'openWorldHint'];
export const trustedHints = {
    begin: () => undefined,
    find: (inquiry) => {
        const found = [...HINTS.flatMap((hint) => readsOf(inquiry, hint)), ...openAiFilters(inquiry.graph)];
        const seen = new Set();
        return found.filter((f) => !seen.has(refKey(f.at)) && seen.add(refKey(f.at)));
    },
};
function readsOf({ graph, listings }, hint) {
    const listed = graph.source.filesContaining(hint).length > 0 ? listings() : new Map();
    return graph.source.filesContaining(hint).flatMap((path) => {
        const file = graph.source.facts(path);
        if (!file)
            return [];
        const members = (file.index.members.get(hint) ?? []).filter((id) => !isTarget(file, id));
        const taken = (file.index.destructured.get(hint) ?? []).flatMap((variable) => file.variables[variable]?.uses ?? []);
        return [...members, ...taken].flatMap((id) => {
            const read = { file, id };
            const whose = ownerOf(graph, read, listed);
            const decision = whose === 'own' ? undefined : decisionOf(graph, read, hint, 0, new Set());
            return decision && !isUnderTrust(read) ? [{ hint, at: conditionAround(read), decision, isDeclared: whose === 'declared' }] : [];
        });
    });
}
function isTarget(file, id) {
    const parent = file.exprs[file.exprs[id]?.parent ?? NONE];
    return parent?.kind === 'assign' && parent.target === id;
}
/** `own`: a server's words about its own tool. */
function ownerOf(graph, read, listings) {
    const origins = graph.originsOf(read, [], 'value');
    if (origins.some((o) => listedKind(o, listings) === 'tool' || (o.value.kind === 'declared' && hasRole(o.value.owner, 'tool-annotations'))))
        return 'declared';
    if (origins.some(({ value }) => value.kind === 'literal' && typeof value.value === 'boolean'))
        return 'own';
    return 'named';
}
const PASSING = new Set(['===', '!==', '==', '!=']);
const MAX_STEPS = 5;
/** Where the value is followed to that decides whether somebody is asked; nothing when it ends in a display, an order or a copy. */
function decisionOf(graph, ref, hint, depth, seen) {
    const key = refKey(ref);
    if (seen.has(key) || depth > MAX_STEPS)
        return undefined;
    seen.add(key);
    const { parent } = exprOf(ref);
    if (parent === NONE)
        return atStatement(graph, ref, hint, depth, seen);
    const holder = at(ref, parent);
    const expr = exprOf(holder);
    const on = () => decisionOf(graph, holder, hint, depth, seen);
    switch (expr.kind) {
        case 'unary':
        case 'cast':
        case 'await':
        case 'sequence': return on();
        case 'binary': return PASSING.has(expr.operator) ? on() : undefined;
        case 'choice': return choiceDecision(expr, ref, holder) ?? (isTrusting(expr, ref, holder) ? undefined : on());
        case 'assign': return expr.value === ref.id ? assignDecision(at(holder, expr.target)) : undefined;
        case 'object': {
            const property = expr.properties.find((p) => p.value === ref.id);
            return property && decides(property.key ?? '') ? ref : undefined;
        }
        case 'call': return expr.args.includes(ref.id) ? callDecision(graph, holder, ref, hint, depth, seen) : undefined;
        default: return undefined;
    }
}
/** `trusted && hint`: what somebody granted stands beside it. */
function isTrusting(expr, ref, holder) {
    if (expr.operator !== '&&')
        return false;
    return [expr.test, ...expr.options].some((id) => id !== ref.id && id !== NONE && wordsWithin(at(holder, id)).some(isTrust));
}
/** `hint ? 'allow' : 'ask'`, `hint && (await confirm())` */
function choiceDecision(expr, ref, holder) {
    const others = expr.options.filter((id) => id !== ref.id);
    if (expr.operator === '?:' && expr.test !== ref.id)
        return undefined;
    const texts = others.flatMap((id) => { const o = exprOf(at(holder, id)); return o.kind === 'literal' ? [o.value] : o.kind === 'member' ? [o.property] : []; });
    if (expr.operator === '?:' && texts.length === 2)
        return texts.some(isAllowing) && texts.some(isAskingText) ? ref : undefined;
    if (expr.operator === '??')
        return undefined;
    const isAsked = others.some((id) => wordsWithin(at(holder, id)).some(isAsking) && exprOf(at(holder, id)).kind !== 'name');
    return isAsked ? ref : undefined;
}
function assignDecision(target) {
    const expr = exprOf(target);
    const name = expr.kind === 'member' ? expr.property : expr.kind === 'name' ? expr.name : '';
    return decides(name) ? target : undefined;
}
function callDecision(graph, call, ref, hint, depth, seen) {
    const name = calleeName(call);
    if (name === 'Boolean')
        return decisionOf(graph, call, hint, depth, seen);
    return decides(name) && !isAsking(name) ? ref : undefined;
}
function atStatement(graph, ref, hint, depth, seen) {
    const branches = ref.file.regions.flatMap((region, id) => (region.test === ref.id && ['if', 'else', 'guard'].includes(region.kind) ? [{ id, kind: region.kind }] : []));
    if (branches.length > 0)
        return branchDecision(ref, branches, hint);
    const context = statementContext(ref.file).get(ref.id);
    if (context?.kind === 'variable')
        return variableDecision(graph, ref, context.variable, hint, depth, seen);
    return context?.kind === 'returned' ? returnDecision(graph, ref, context.fn, hint, depth, seen) : undefined;
}
function variableDecision(graph, ref, variable, hint, depth, seen) {
    const fact = ref.file.variables[variable];
    if (!fact)
        return undefined;
    for (const use of fact.uses) {
        const found = decisionOf(graph, at(ref, use), hint, depth + 1, seen);
        if (found && !isUnderTrust(at(ref, use)))
            return found;
    }
    return undefined;
}
/** `if (hint) return 'allow'`, `if (!hint) await confirm()`, `if (destructive) await confirm()` and nothing asks otherwise. */
function branchDecision(test, branches, hint) {
    const inside = merge(branches.filter((b) => b.kind === 'if').map((b) => spokenIn(test, b.id)));
    const outside = merge(branches.filter((b) => b.kind !== 'if').map((b) => spokenIn(test, b.id)));
    const isNegated = exprOf(test).kind === 'unary';
    const [granted, refused] = (hint === 'readOnlyHint' || hint === 'idempotentHint') !== isNegated ? [inside, outside] : [outside, inside];
    const asks = ({ calls }) => calls.some(isAsking);
    if (asks(granted) && asks(refused))
        return undefined;
    if (asks(refused) && !asks(granted))
        return test;
    if (granted.texts.some(isAllowing) && !granted.texts.some(isAskingText))
        return test;
    if (granted.calls.some(isGranting))
        return test;
    const gate = gateAround(test);
    return gate && granted === inside && granted.calls.length > 0 && !granted.calls.some((c) => /log|warn|debug|render|display|show/i.test(c)) ? test : undefined;
}
const merge = (all) => ({ calls: all.flatMap((s) => s.calls), texts: all.flatMap((s) => s.texts) });
/** A class or function that exists to ask: `ApprovalQueue.push` */
function gateAround(place) {
    return isGate(functionName(place));
}
/** A predicate: its name may be the decision, else its callers decide. */
function returnDecision(graph, ref, fn, hint, depth, seen) {
    const { file } = ref;
    const fact = file.functions[fn];
    if (!fact)
        return undefined;
    if (decides(fact.name) && !fact.name.startsWith('confirm'))
        return ref;
    const holder = { file, id: file.exprs[fact.expr]?.parent ?? NONE };
    const key = exprAs(holder, 'object')?.properties.find((p) => p.value === fact.expr)?.key;
    if (key !== undefined && decides(key))
        return ref;
    const list = exprAs(holder, 'call');
    if (list && ['filter', 'partition'].includes(calleeName(holder)))
        return listDecision(graph, holder, depth);
    if (list && ['some', 'every', 'find'].includes(calleeName(holder)))
        return decisionOf(graph, holder, hint, depth + 1, seen);
    for (const { site } of graph.callersOf(file, fn).invocations.slice(0, 12)) {
        const found = isUnderTrust(site) ? undefined : decisionOf(graph, site, hint, depth + 1, seen);
        if (found)
            return found;
    }
    return undefined;
}
/** The tools that claim to read, as a list: given to what grants, or walked by it. */
function listDecision(graph, list, depth) {
    if (depth > MAX_STEPS)
        return undefined;
    const { parent } = exprOf(list);
    const next = parent === NONE ? undefined : exprOf(at(list, parent));
    if (next?.kind === 'member') {
        const call = exprOf(at(list, next.parent));
        return call.kind === 'call' ? (isGranting(next.property) ? at(list, next.parent) : listDecision(graph, at(list, next.parent), depth + 1)) : undefined;
    }
    if (next?.kind === 'spread' || next?.kind === 'array' || next?.kind === 'await' || next?.kind === 'cast')
        return listDecision(graph, at(list, parent), depth + 1);
    if (next?.kind === 'new')
        return listDecision(graph, at(list, parent), depth + 1);
    if (next?.kind === 'object') {
        const key = next.properties.find((p) => p.value === list.id)?.key ?? '';
        return decides(key) || isGranting(key) ? list : undefined;
    }
    if (next?.kind === 'call')
        return isGranting(calleeName(at(list, parent))) ? at(list, parent) : undefined;
    const loop = list.file.regions.findIndex((region) => region.kind === 'each' && region.test === list.id);
    if (loop > 0) {
        const id = list.file.exprs.findIndex((e, i) => e.kind === 'call' && isInRegion(list.file, e.region, loop) && isGranting(calleeName(at(list, i))));
        return id < 0 ? undefined : at(list, id);
    }
    const context = statementContext(list.file).get(list.id);
    if (context?.kind !== 'variable')
        return undefined;
    const variable = list.file.variables[context.variable];
    if (variable && isGranting(variable.name))
        return list;
    for (const use of variable?.uses ?? []) {
        const found = listDecision(graph, at(list, use), depth + 1);
        if (found)
            return found;
    }
    return undefined;
}
/** The whole condition that a read is part of. */
function conditionAround(ref) {
    const { parent } = exprOf(ref);
    if (parent === NONE)
        return ref;
    const expr = exprOf(at(ref, parent));
    return ['unary', 'binary', 'choice', 'cast'].includes(expr.kind) ? conditionAround(at(ref, parent)) : ref;
}
/** `require_approval: { never: { read_only: true } }`: the remote server's word settles it. */
function openAiFilters(graph) {
    return ['read_only', 'readOnly'].flatMap((name) => graph.source.filesContaining(name).flatMap((path) => {
        const file = graph.source.facts(path);
        return (file?.index.objects.get(name) ?? []).flatMap((id) => {
            const filter = { file: file, id };
            const property = exprAs(filter, 'object')?.properties.find((p) => p.key === name);
            const isTrue = property && exprAs(at(filter, property.value), 'literal')?.value === true;
            const never = exprAs(at(filter, exprOf(filter).parent), 'object');
            const outer = never && exprAs(at(filter, never.parent), 'object');
            const under = outer?.properties.find((p) => p.value === exprOf(filter).parent)?.key;
            const isNever = never?.properties.some((p) => p.key === 'never' && p.value === id) ?? false;
            return isTrue && isNever && (under === 'require_approval' || under === 'requireApproval') ? [{ hint: 'readOnlyHint', at: at(filter, property.value), decision: filter, isDeclared: true }] : [];
        });
    }));
}
