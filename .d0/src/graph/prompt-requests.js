import { NONE } from '../facts/model.js';
import { argumentAt } from './calls.js';
import { calleeRoles } from './callees.js';
import { at, calleeName, exprAs, exprOf, isInFunction, parentOf, refKey } from './code.js';
import { explicitEmpties } from './explicit-empties.js';
import { roleOf } from './value.js';
export const promptRequestFaults = {
    find: (inquiry) => [...inquiry.sinks('prompts/get').flatMap((sink) => sentFaults(inquiry.graph, sink)), ...dropped(inquiry)],
    begin: (inquiry) => inquiry.sinks('prompts/get')[0]?.ref,
};
function dropped({ graph }) {
    return explicitEmpties(graph).map((ref) => ({ kind: 'emptyDropped', at: ref, sink: undefined }));
}
/** The value sent as `arguments`, beside the one sent as `name`. */
function argumentsOf(graph, sink) {
    const role = roleOf(calleeRoles(graph.calleesOf(sink.ref)), 'prompt-get');
    const declared = role && argumentAt(sink.ref, role.values['arguments']);
    if (declared)
        return declared;
    if (!sink.name)
        return undefined;
    const { ref, path } = sink.name;
    if (path.at(-1) === 'name')
        return { ref, path: [...path.slice(0, -1), 'arguments'] };
    const holder = parentOf(ref);
    const property = holder && exprAs(holder, 'object')?.properties.find((p) => p.key === 'arguments');
    return holder && property ? { ref: at(holder, property.value), path: [] } : undefined;
}
function sentFaults(graph, sink) {
    const place = argumentsOf(graph, sink);
    if (!place)
        return [];
    const fixed = graph.originsOf(place.ref, place.path, 'value').flatMap(({ value }) => (value.kind === 'object' ? (exprAs(value.ref, 'object')?.properties ?? []).filter((p) => p.kind === 'value').map((p) => at(value.ref, p.value)) : []));
    const values = graph.originsOf(place.ref, [...place.path, '*'], 'value').flatMap(({ value }) => ('at' in value ? [value.at] : []));
    const seen = new Set();
    return [...fixed, ...values].filter((ref) => !seen.has(refKey(ref)) && seen.add(refKey(ref))).flatMap((ref) => {
        const kind = faultOf(ref);
        // what is no text is judged where it is written among the arguments; elsewhere the way may be another's
        return kind && (kind !== 'notText' || fixed.includes(ref)) ? [{ kind, at: ref, sink }] : [];
    });
}
function faultOf(ref) {
    const expr = exprOf(ref);
    if (expr.kind === 'literal') {
        if (expr.value === '')
            return isFillIn(ref) ? 'emptyFilled' : undefined;
        if (typeof expr.value === 'string')
            return PLACEHOLDER.test(expr.value) ? 'placeholder' : undefined;
        return typeof expr.value === 'number' || typeof expr.value === 'boolean' ? 'notText' : undefined;
    }
    if (expr.kind === 'template')
        return expr.parts.length === 1 && /^(?:\$|\$\{|\{\{|<)$/.test(expr.texts[0] ?? '') && /^(?:\}|\}\}|>)?$/.test(expr.texts[1] ?? '') ? 'placeholder' : undefined;
    if (expr.kind === 'binary' && expr.operator === '+')
        return exprAs(at(ref, expr.left), 'literal')?.value === '$' ? 'placeholder' : undefined;
    if (expr.kind === 'object' || expr.kind === 'array')
        return 'notText';
    return expr.kind === 'call' && ['Number', 'parseInt', 'parseFloat', 'Boolean'].includes(calleeName(ref)) && exprAs(at(ref, expr.callee), 'name') ? 'notText' : undefined;
}
const PLACEHOLDER = /^(?:\$\d+|\$ARGUMENTS|\$\{\w*\}|\{\{\s*\w*\s*\}\}|<\w+>|TODO|placeholder)$/i;
/** `given ?? ''` in a loop over what a prompt declares: whatever is missing is filled, required or not. */
function isFillIn(literal) {
    if (!isInLoop(literal) || isFormState(literal))
        return false;
    return requiredReads(literal).length === 0 || isForRequired(literal);
}
/** `setValues(blank)`: an empty form, which a person fills in before anything is sent. */
function isFormState(literal) {
    const { file } = literal;
    const { fn } = exprOf(literal);
    if (exprAs(literal, 'literal') && exprAs(at(literal, exprOf(literal).parent), 'choice'))
        return false;
    return [...file.index.calls].some(([name, calls]) => /^set[A-Z]|^useState$/.test(name) && calls.some((id) => isInFunction(file, fn, file.exprs[id]?.fn ?? 0)));
}
function isInLoop(ref) {
    const { file } = ref;
    for (let id = exprOf(ref).region; id > 0; id = file.regions[id]?.parent ?? 0)
        if (file.regions[id]?.kind === 'each')
            return true;
    const callback = file.functions[exprOf(ref).fn]?.expr ?? NONE;
    const run = callback === NONE ? undefined : exprAs(at(ref, exprOf(at(ref, callback)).parent), 'call');
    return run !== undefined && run.args.includes(callback) && ['map', 'forEach', 'reduce', 'flatMap'].includes(calleeName(at(ref, exprOf(at(ref, callback)).parent)));
}
/** Reads of `.required` in the function around the loop. */
function requiredReads(ref) {
    const { file } = ref;
    const { fn } = exprOf(ref);
    const outer = file.functions[fn]?.kind === 'arrow' ? (file.functions[fn].parent || fn) : fn;
    return (file.index.members.get('required') ?? []).filter((id) => isInFunction(file, file.exprs[id]?.fn ?? 0, outer)).concat((file.index.destructured.get('required') ?? []).filter((v) => isInFunction(file, file.variables[v]?.fn ?? 0, outer)));
}
/** Does the value stand where the argument is known to be required? */
function isForRequired(literal) {
    const { file } = literal;
    for (let ref = literal, inner = literal; ref; inner = ref, ref = parentOf(ref)) {
        const choice = exprAs(ref, 'choice');
        if (choice?.operator === '?:' && choice.options[0] === inner.id && isRequiredTest(at(ref, choice.test)))
            return true;
    }
    for (let id = exprOf(literal).region; id > 0; id = file.regions[id]?.parent ?? 0) {
        const region = file.regions[id];
        if (region?.kind === 'if' && region.test !== NONE && isRequiredTest(at(literal, region.test)))
            return true;
    }
    return false;
}
function isRequiredTest(ref) {
    const expr = exprOf(ref);
    if (expr.kind === 'member')
        return expr.property === 'required';
    if (expr.kind === 'name')
        return expr.name === 'required';
    if (expr.kind === 'choice' && expr.operator === '&&')
        return expr.options.some((o) => isRequiredTest(at(ref, o)));
    return expr.kind === 'binary' && ['===', '=='].includes(expr.operator) && exprAs(at(ref, expr.right), 'literal')?.value === true && isRequiredTest(at(ref, expr.left));
}
