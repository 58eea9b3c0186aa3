import { NONE } from '../facts/model.js';
import { variablesFrom } from './argument-uses.js';
import { calledFunctions } from './callees.js';
import { at, calleeName, exprAs, exprOf, refKey } from './code.js';
import { statementContext } from './expected.js';
import { isKnownPresent, isThrownOver } from './presence.js';
const varKey = (file, variable) => `${file.path}#${variable}`;
const TELLING = /^(?:log|debug|info|warn|error|trace|verbose)$/;
/** Places in `isText` where one argument, read at `reads`, becomes text although nothing says that it was given. */
export function absentTexts(graph, reads, isText) {
    const s = { graph, refs: new Set(), variables: new Set(), candidates: [], isChecked: false };
    for (const { value, within, isTest } of reads) {
        if ('variable' in value)
            followVariable(s, value.file, value.variable, within);
        else if (isTest)
            s.refs.add(refKey(value));
        else
            follow(s, value, within);
    }
    const is = (ref) => s.refs.has(refKey(ref)) || s.variables.has(varKey(ref.file, exprAs(ref, 'name')?.variable ?? NONE));
    if (s.isChecked || s.candidates.length === 0)
        return [];
    if (reads.some((r) => isThrownOver(r.value.file, functionOf(r), is)))
        return [];
    return s.candidates.filter(({ ref, within }) => isText(ref) && !isGuarded(ref, within, is)).map(({ ref }) => ({ at: ref }));
}
function functionOf({ value }) {
    return 'variable' in value ? (value.file.variables[value.variable]?.fn ?? 0) : exprOf(value).fn;
}
function isGuarded(ref, within, is) {
    if (isKnownPresent(ref, is))
        return true;
    for (let w = within; w; w = w.outer)
        if (isKnownPresent(w.call, is))
            return true;
    return false;
}
function followVariable(s, file, variable, within) {
    const key = varKey(file, variable);
    const fact = file.variables[variable];
    if (!fact || s.variables.has(key))
        return;
    s.variables.add(key);
    // a default, or a value assigned later
    if (fact.definitions.length > 1)
        return;
    for (const use of fact.uses)
        follow(s, { file, id: use }, within);
}
/** Up from an expression that is the value itself, to where it becomes text. */
function follow(s, ref, within) {
    const key = refKey(ref);
    if (s.refs.has(key) || !s.graph.spend())
        return;
    s.refs.add(key);
    const expr = exprOf(ref);
    if (expr.parent === NONE) {
        followStatement(s, ref, within);
        return;
    }
    const parent = at(ref, expr.parent);
    const holder = exprOf(parent);
    switch (holder.kind) {
        case 'template':
            if (holder.tag === NONE)
                s.candidates.push({ ref, within });
            return;
        case 'binary':
            if (holder.operator === '+' && isTextual(parent))
                s.candidates.push({ ref, within });
            return;
        case 'cast':
        case 'await':
            follow(s, parent, within);
            return;
        case 'choice':
            if (holder.options.at(-1) === ref.id || (holder.operator === '?:' && holder.options.includes(ref.id)))
                follow(s, parent, within);
            return;
        case 'member':
            if (holder.object === ref.id && holder.optional)
                followMethod(s, parent, within);
            return;
        case 'call':
            if (holder.args.includes(ref.id))
                followArgument(s, parent, holder.args.indexOf(ref.id), within);
            return;
        default:
    }
}
/** `topic?.trim()` is absent when `topic` is. */
function followMethod(s, member, within) {
    const { parent } = exprOf(member);
    const call = parent === NONE ? undefined : exprAs(at(member, parent), 'call');
    if (call?.callee === member.id && ['trim', 'toLowerCase', 'toUpperCase', 'toString', 'replace', 'replaceAll', 'slice', 'substring', 'normalize'].includes(exprAs(member, 'member')?.property ?? ''))
        follow(s, at(member, parent), within);
}
function followStatement(s, ref, within) {
    const taken = variablesFrom(ref.file).get(ref.id) ?? [];
    for (const { variable, taken: path } of taken)
        if (path.length === 0)
            followVariable(s, ref.file, variable, within);
    const context = statementContext(ref.file).get(ref.id);
    if (context?.kind === 'returned' && within?.file === ref.file && within.fn === context.fn)
        follow(s, within.call, within.outer);
}
function followArgument(s, call, index, within) {
    const name = calleeName(call);
    if (name === 'String' && exprAs(at(call, exprOf(call).callee), 'name')?.variable === NONE) {
        follow(s, call, within);
        return;
    }
    // `assertGiven(topic)`
    if (exprOf(call).parent === NONE && statementContext(call.file).get(call.id) === undefined) {
        if (!TELLING.test(name))
            s.isChecked = true;
        return;
    }
    for (const { file, fn } of calledFunctions(s.graph.calleesOf(call))) {
        const parameter = file.functions[fn]?.params[index];
        if (parameter && parameter.variable !== NONE && parameter.initializer === NONE && !parameter.rest)
            followVariable(s, file, parameter.variable, { file, fn, call, outer: within });
    }
}
function isTextual(sum) {
    const expr = exprAs(sum, 'binary');
    return expr !== undefined && [expr.left, expr.right].some((id) => {
        const side = exprOf(at(sum, id));
        return side.kind === 'template' || (side.kind === 'literal' && typeof side.value === 'string') || (side.kind === 'binary' && side.operator === '+' && isTextual(at(sum, id)));
    });
}
