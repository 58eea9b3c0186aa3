import { NONE } from '../facts/model.js';
import { at, exprAs, exprOf } from './code.js';
import { ADMITS } from './handled.js';
/** Text that says nothing: shown in place of data, it looks like data. */
const HOLLOW = /^\s*(?:n\/?a|none|nothing|unknown|null|undefined|empty|[-–—?.…_*]*|\{\}|\[\])\s*$/i;
/** "No open tickets." says that there are none, not that nobody could look. */
const statesAbsence = (text) => /^\s*(?:no|none|nothing)\b/i.test(text) && !ADMITS.test(text);
/** Is the value one that stands for "nothing" (empty text or list, null, a constant default) rather than for something that was read? */
export function isDefault(graph, ref, depth = 0) {
    if (ref.id === NONE)
        return true;
    if (depth > 4)
        return false;
    const expr = exprOf(ref);
    const inner = (id) => isDefault(graph, at(ref, id), depth + 1);
    switch (expr.kind) {
        case 'literal': return expr.value === null || expr.value === undefined || expr.value === 0 || (typeof expr.value === 'string' && (HOLLOW.test(expr.value) || statesAbsence(expr.value)));
        case 'array': return expr.elements.length === 0;
        // a prompt without messages is empty whatever else it says
        case 'object': return expr.properties.some((p) => p.key === 'messages' && inner(p.value)) || expr.properties.every((p) => p.kind === 'value' && (inner(p.value) || isFlag(at(ref, p.value))));
        case 'template': return expr.parts.length === 0 && HOLLOW.test(expr.texts.join(''));
        case 'new': return expr.args.length === 0 && ['Map', 'Set', 'Array'].includes(exprAs(at(ref, expr.callee), 'name')?.name ?? '');
        case 'cast':
        case 'await': return inner(expr.value);
        case 'call': return isWrapped(ref) && expr.args.every(inner);
        case 'name': return isDefaultName(graph, ref, expr.variable, depth);
        default: return false;
    }
}
const isFlag = (ref) => typeof exprAs(ref, 'literal')?.value === 'boolean';
/** `Promise.resolve([])`, `Object.freeze({})` */
function isWrapped(ref) {
    const call = exprAs(ref, 'call');
    const member = call && exprAs(at(ref, call.callee), 'member');
    const owner = member && exprAs(at(ref, member.object), 'name')?.name;
    return (owner === 'Promise' && member?.property === 'resolve') || (owner === 'Object' && member?.property === 'freeze');
}
/** A constant of the module that is a literal through and through, or a parameter called fallback or default. */
function isDefaultName(graph, ref, variable, depth) {
    const fact = ref.file.variables[variable];
    if (!fact)
        return false;
    if (fact.kind === 'parameter')
        return /^(?:fallback|default\w*|orElse|otherwise|empty|initial)\w*$/i.test(fact.name);
    const [definition] = fact.definitions;
    if (fact.kind === 'import')
        return /^[A-Z][A-Z0-9_]*$|default|fallback|empty/i.test(fact.name) && graph.valuesOf(ref).some((v) => v.kind === 'object' || v.kind === 'array');
    if (fact.definitions.length !== 1 || definition?.kind !== 'value' || definition.path.length > 0)
        return false;
    const value = at(ref, definition.value);
    return isDefault(graph, value, depth + 1) || (fact.kind === 'const' && fact.fn === 0 && isLiteral(value));
}
/** Literals all the way down: nothing in it was read from anywhere. */
function isLiteral(ref) {
    const expr = exprOf(ref);
    switch (expr.kind) {
        case 'literal': return true;
        case 'array': return expr.elements.every((e) => isLiteral(at(ref, e)));
        case 'object': return expr.properties.every((p) => p.kind === 'value' && isLiteral(at(ref, p.value)));
        case 'cast': return isLiteral(at(ref, expr.value));
        default: return false;
    }
}
