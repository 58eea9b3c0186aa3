import { NONE } from '../facts/model.js';
import { at, calleeName, exprAs, exprOf, isInRegion } from './code.js';
import { isDefault } from './defaults.js';
import { bindingsOf } from './use-search.js';
import { usesOf } from './uses.js';
/** An empty list, map or text, or an object that holds nothing else: what a server without entries would have answered. */
export function isNothingListed(graph, ref) {
    if (ref.id === NONE)
        return false;
    const expr = exprOf(ref);
    switch (expr.kind) {
        case 'array': return expr.elements.length === 0;
        case 'literal': return expr.value === '';
        case 'object': return expr.properties.length > 0 && expr.properties.every((p) => p.kind === 'value' && isNothingListed(graph, at(ref, p.value)));
        case 'cast':
        case 'await': return isNothingListed(graph, at(ref, expr.value));
        case 'new':
        case 'call': return isDefault(graph, ref);
        case 'name': return isEmptyVariable(graph, ref, expr.variable);
        default: return false;
    }
}
/** Everything written into the variable is empty: a constant, or a list filled by what failed. */
function isEmptyVariable(graph, ref, variable) {
    const definitions = ref.file.variables[variable]?.definitions ?? [];
    const [first] = definitions;
    return definitions.length === 1 && first?.kind === 'value' && first.path.length === 0 && exprOf(at(ref, first.value)).kind !== 'name' && isNothingListed(graph, at(ref, first.value));
}
/** Is what the call lists put somewhere that is read behind the try statement: a variable declared before it, a field, a state? */
export function storesInto(graph, call, attempt) {
    const { file } = call;
    const fn = file.functions[attempt.fn];
    // a function that answers inside the try block answers undefined when it fails, which can be told apart
    if (fn?.returns.some((r) => r.value !== NONE && isInRegion(file, r.region, attempt.tryRegion)))
        return false;
    const list = usesOf(graph, { kind: 'expr', ref: call });
    const isRead = list.reads.length > 0 || list.escapes.length > 0;
    return isRead && file.exprs.some((expr, id) => isInRegion(file, expr.region, attempt.tryRegion) && isStore(file, id, attempt));
}
function isStore(file, id, attempt) {
    const expr = file.exprs[id];
    if (expr?.kind === 'assign')
        return isOutside(file, expr.target, attempt);
    if (expr?.kind !== 'call')
        return false;
    if (isShown(file, id))
        return true;
    const callee = file.exprs[expr.callee];
    if (callee?.kind === 'member')
        return ['push', 'set', 'add', 'unshift'].includes(callee.property) && isOutside(file, callee.object, attempt);
    return false;
}
/** `this.show({ names })`, `setNames(names)`: a call made for its effect, with something of what was listed. */
function isShown(file, id) {
    const expr = file.exprs[id];
    if (expr?.kind !== 'call' || expr.args.length === 0 || LOGS.test(calleeName({ file, id })))
        return false;
    const root = file.exprs[expr.parent]?.kind === 'await' ? expr.parent : id;
    return file.exprs[root]?.parent === NONE && !bindingsOf(file).byValue.has(root);
}
const LOGS = /^(?:log|debug|info|warn|error|trace|verbose|silly)$/i;
/** Was it there before the try statement? */
function isOutside(file, target, attempt) {
    const expr = file.exprs[target];
    if (expr?.kind === 'member' || expr?.kind === 'element')
        return rootIsOutside(file, target, attempt);
    const variable = expr?.kind === 'name' ? file.variables[expr.variable] : undefined;
    return variable !== undefined && !(variable.start > attempt.start && variable.start < attempt.end) && variable.definitions.length > 0;
}
function rootIsOutside(file, target, attempt) {
    let id = target;
    for (let expr = file.exprs[id]; expr?.kind === 'member' || expr?.kind === 'element'; expr = file.exprs[id])
        id = expr.object;
    return exprAs({ file, id }, 'this') !== undefined || isOutside(file, id, attempt);
}
