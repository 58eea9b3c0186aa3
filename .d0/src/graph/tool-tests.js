import { NONE } from '../facts/model.js';
import { calledFunctions } from './callees.js';
import { at, calleeName, exprAs, exprOf } from './code.js';
import { knownText } from './known-text.js';
const SETS = /tools?(?:et|s|Names?|Set|Map|List|Registry|\b|$)|Tools?|declared|available|enabled/;
const ASKING = new Set(['has', 'includes', 'some', 'find', 'get', 'getTool', 'hasTool', 'isToolEnabled', 'isEnabled', 'isDeclared', 'hasOwn', 'isAvailable', 'isToolAvailable', 'isToolDeclared', 'allows']);
/** Does the condition ask whether one tool is among those that are declared? */
export function toolAskedFor(graph, test, depth = 0) {
    const expr = exprOf(test);
    const on = (id) => (id === NONE ? undefined : toolAskedFor(graph, at(test, id), depth));
    switch (expr.kind) {
        case 'unary': return expr.operator === '!' || expr.operator === '!!' ? on(expr.value) : undefined;
        case 'cast':
        case 'await': return on(expr.value);
        case 'choice': return expr.operator === '?:' ? on(expr.test) : expr.options.map(on).find((a) => a !== undefined);
        case 'binary': return askedByBinary(graph, test, depth);
        case 'call': return askedByCall(graph, test, depth);
        case 'member': return SETS.test(chainOf(at(test, expr.object)).split('.').at(-1) ?? '') && !['length', 'size', 'enabled'].includes(expr.property) && /tools$/i.test(chainOf(at(test, expr.object))) ? { name: expr.property } : undefined;
        case 'element': return /tools$/i.test(chainOf(at(test, expr.object))) ? { name: knownText(graph, at(test, expr.index)) } : undefined;
        case 'name': return askedByVariable(graph, test, depth);
        default: return undefined;
    }
}
function askedByBinary(graph, test, depth) {
    const expr = exprAs(test, 'binary');
    if (!expr)
        return undefined;
    if (expr.operator === 'in')
        return SETS.test(chainOf(at(test, expr.right))) ? { name: knownText(graph, at(test, expr.left)) } : undefined;
    return ['!==', '!=', '===', '==', '>', '>='].includes(expr.operator) ? toolAskedFor(graph, at(test, expr.left), depth) : undefined;
}
/** `const hasShell = tools.some(…)` */
function askedByVariable(graph, test, depth) {
    const name = exprAs(test, 'name');
    const definition = name && name.variable !== NONE ? test.file.variables[name.variable]?.definitions : undefined;
    const [only] = definition ?? [];
    return definition?.length === 1 && only?.kind === 'value' && only.path.length === 0 && depth < 3 ? toolAskedFor(graph, { file: test.file, id: only.value }, depth + 1) : undefined;
}
/** `tools.some((t) => t.name === 'shell')`, `declared.has('shell')`, and helpers that do it. */
function askedByCall(graph, call, depth) {
    const expr = exprAs(call, 'call');
    const callee = expr && exprOf(at(call, expr.callee));
    if (!expr || !callee || depth > 3)
        return undefined;
    const [first] = expr.args;
    const given = first === undefined ? undefined : knownText(graph, at(call, first));
    if (callee.kind === 'member' && ASKING.has(callee.property)) {
        const isOfTools = SETS.test(chainOf(at(call, callee.object))) || /Tool/.test(callee.property);
        const compared = first === undefined ? undefined : comparedName(graph, at(call, first));
        if (isOfTools && (given !== undefined || compared))
            return { name: given ?? compared?.name };
    }
    if (callee.kind === 'name' && /^(?:has|is)\w*Tool/.test(callee.name) && given !== undefined)
        return { name: given };
    for (const { file, fn } of calledFunctions(graph.calleesOf(call))) {
        const returns = file.functions[fn]?.returns ?? [];
        const inner = returns.length === 1 && returns[0] && returns[0].value !== NONE ? toolAskedFor(graph, { file, id: returns[0].value }, depth + 1) : undefined;
        if (inner)
            return { name: given ?? inner.name };
    }
    return undefined;
}
/** `(t) => t.name === 'shell'`; the name may be a parameter of the helper around it. */
function comparedName(graph, callback) {
    const fn = exprAs(callback, 'function');
    const value = fn && (callback.file.functions[fn.function]?.returns[0]?.value ?? NONE);
    const test = value === undefined || value === NONE ? undefined : exprAs(at(callback, value), 'binary');
    if (!test || !['===', '=='].includes(test.operator))
        return undefined;
    const sides = [at(callback, test.left), at(callback, test.right)];
    const isName = sides.some((s) => /(?:^|\.)(?:name|id|toolName)$|^(?:name|toolName|t|n)$/.test(chainOf(s)));
    return isName ? { name: sides.map((s) => knownText(graph, s)).find((t) => t !== undefined) } : undefined;
}
function chainOf(ref) {
    const expr = exprOf(ref);
    if (expr.kind === 'name')
        return expr.name;
    if (expr.kind === 'member')
        return `${chainOf(at(ref, expr.object))}.${expr.property}`;
    if (expr.kind === 'call')
        return expr.args.length === 0 ? chainOf(at(ref, expr.callee)) : `${calleeName(ref)}`;
    return expr.kind === 'this' ? 'this' : '';
}
