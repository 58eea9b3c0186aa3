import { NONE } from '../facts/model.js';
import { calledFunctions } from './callees.js';
import { at, calleeName, exprAs, exprOf, refKey } from './code.js';
import { statementContext } from './expected.js';
const MAX_SEEN = 60;
const SAME_TEXT = new Set(['toLowerCase', 'toUpperCase', 'trim', 'toString']);
export function comparedTexts(graph, starts) {
    const s = { graph, labels: new Set(), seen: new Set(), at: undefined, isOpen: false };
    for (const start of starts) {
        if ('variable' in start)
            followVariable(s, start.file, start.variable, 0);
        else
            follow(s, start, 0);
    }
    return { labels: [...s.labels], at: s.at, isOpen: s.isOpen };
}
function followVariable(s, file, variable, depth) {
    for (const use of file.variables[variable]?.uses ?? [])
        follow(s, { file, id: use }, depth);
}
function follow(s, ref, depth) {
    if (s.isOpen || s.seen.has(refKey(ref)))
        return;
    s.seen.add(refKey(ref));
    if (s.seen.size > MAX_SEEN || depth > 3 || !s.graph.spend()) {
        s.isOpen = true;
        return;
    }
    const expr = exprOf(ref);
    if (isSwitched(s, ref))
        return;
    if (expr.parent === NONE) {
        followStatement(s, ref, depth);
        return;
    }
    const parent = at(ref, expr.parent);
    const holder = exprOf(parent);
    switch (holder.kind) {
        case 'binary':
            followBinary(s, ref, parent, holder.operator, holder.left === ref.id ? holder.right : holder.left);
            return;
        case 'cast':
        case 'await':
            follow(s, parent, depth);
            return;
        case 'choice':
            if (holder.options.includes(ref.id))
                follow(s, parent, depth);
            return;
        case 'unary': return;
        case 'member':
            if (SAME_TEXT.has(holder.property))
                followMethod(s, parent, depth);
            else
                s.isOpen = true;
            return;
        case 'element':
            followLookup(s, ref, parent);
            return;
        case 'call':
            followArgument(s, ref, parent, depth);
            return;
        case 'template':
            if (!isTold(parent))
                s.isOpen = true;
            return;
        default: s.isOpen = true;
    }
}
function followStatement(s, ref, depth) {
    const context = statementContext(ref.file).get(ref.id);
    if (context?.kind === 'variable' && context.path.length === 0)
        followVariable(s, ref.file, context.variable, depth);
    else if (ref.file.regions.every((r) => r.test !== ref.id))
        s.isOpen = true;
}
/** `switch (mode) { case 'a': … }` */
function isSwitched(s, ref) {
    const cases = ref.file.regions.filter((r) => r.kind === 'case' && r.test === ref.id);
    if (cases.length === 0)
        return false;
    for (const label of cases.flatMap((c) => c.labels))
        addLabel(s, ref, textOf(s.graph, at(ref, label)));
    return true;
}
function addLabel(s, ref, text) {
    if (text === undefined) {
        s.isOpen = true;
        return;
    }
    s.labels.add(text);
    s.at ??= ref;
}
function textOf(graph, ref) {
    const literal = exprAs(ref, 'literal');
    if (literal)
        return typeof literal.value === 'string' ? literal.value : undefined;
    const [only, ...others] = graph.valuesOf(ref);
    return others.length === 0 && only?.kind === 'literal' && typeof only.value === 'string' ? only.value : undefined;
}
/** `mode === 'a'`; a comparison with nothing asks whether it is given. */
function followBinary(s, ref, binary, operator, other) {
    const isSelf = exprOf(ref).kind === 'literal';
    if (operator === 'in') {
        addKeys(s, ref, at(binary, other));
        return;
    }
    if (operator === '+') {
        if (!isTold(binary))
            s.isOpen = true;
        return;
    }
    if (!['===', '==', '!==', '!='].includes(operator)) {
        s.isOpen = true;
        return;
    }
    const value = exprAs(at(binary, other), 'literal')?.value;
    const isNothing = exprAs(at(binary, other), 'literal') !== undefined && (value === undefined || value === null || value === '');
    if (isNothing || exprAs(at(binary, other), 'name')?.name === 'undefined' || isSelf)
        return;
    addLabel(s, binary, textOf(s.graph, at(binary, other)));
}
function followMethod(s, member, depth) {
    const { parent } = exprOf(member);
    if (parent !== NONE && exprAs(at(member, parent), 'call')?.callee === member.id)
        follow(s, at(member, parent), depth);
    else
        s.isOpen = true;
}
/** `TABLE[mode]` */
function followLookup(s, ref, element) {
    const expr = exprAs(element, 'element');
    if (expr?.index !== ref.id)
        s.isOpen = true;
    else
        addKeys(s, ref, at(element, expr.object));
}
function addKeys(s, ref, table) {
    const objects = s.graph.valuesOf(table).flatMap((v) => (v.kind === 'object' ? [v.ref] : []));
    const keys = objects.length === 1 && objects[0] ? exprAs(objects[0], 'object')?.properties.map((p) => p.key) : undefined;
    if (!keys || keys.length < 2 || objects[0]?.file.exprs[objects[0].id] === undefined) {
        s.isOpen = true;
        return;
    }
    for (const key of keys)
        addLabel(s, ref, key);
}
/** `['a', 'b'].includes(mode)`, and functions of the code that compare it. */
function followArgument(s, ref, call, depth) {
    const expr = exprAs(call, 'call');
    const index = expr?.args.indexOf(ref.id) ?? -1;
    const callee = expr && exprAs(at(call, expr.callee), 'member');
    if (callee && ['includes', 'has', 'indexOf'].includes(callee.property)) {
        addMembers(s, ref, at(call, callee.object));
        return;
    }
    const called = calledFunctions(s.graph.calleesOf(call));
    if (index < 0 || called.length === 0) {
        if (!/^(?:log|debug|info|warn|error|trace)$|Error$/.test(calleeName(call)))
            s.isOpen = true;
        return;
    }
    for (const { file, fn } of called) {
        const variable = file.functions[fn]?.params[index]?.variable ?? NONE;
        if (variable === NONE)
            s.isOpen = true;
        else
            followVariable(s, file, variable, depth + 1);
    }
}
function addMembers(s, ref, list) {
    const texts = s.graph.originsOf(list, ['*'], 'value').map(({ value }) => (value.kind === 'literal' && typeof value.value === 'string' ? value.value : undefined));
    if (texts.length < 2)
        s.isOpen = true;
    for (const text of texts)
        addLabel(s, ref, text);
}
/** In the message of a failure, or in the branch for everything else. */
function isTold(ref) {
    const { region, fn } = exprOf(ref);
    const { file } = ref;
    const fact = file.regions[region];
    if (fact && (fact.kind === 'else' || fact.kind === 'guard' || (fact.kind === 'case' && fact.labels.length === 0)))
        return true;
    for (let id = exprOf(ref).parent; id !== NONE; id = exprOf(at(ref, id)).parent) {
        const expr = exprOf(at(ref, id));
        if (expr.kind === 'new' || (expr.kind === 'call' && /Error$|^(?:fail|reject|log|debug|info|warn|error)$/.test(calleeName(at(ref, id)))))
            return true;
        if (expr.kind === 'object' && expr.properties.some((p) => p.key === 'isError'))
            return true;
    }
    return (file.functions[fn]?.throws ?? []).some(({ value }) => value === ref.id);
}
