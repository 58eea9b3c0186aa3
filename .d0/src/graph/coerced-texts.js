import { NONE } from '../facts/model.js';
import { at, exprAs, exprOf } from './code.js';
import { swallow } from './swallow.js';
import { declaredMembers } from './types.js';
/** `String(x)` and `JSON.stringify(x)`. */
export function madeText(graph, ref, hops) {
    const call = exprAs(ref, 'call');
    const [first] = call?.args ?? [];
    if (!call || first === undefined)
        return [];
    const callee = exprOf(at(ref, call.callee));
    if (callee.kind === 'name' && callee.name === 'String' && callee.variable === NONE)
        return asText(graph, at(ref, first), hops, false);
    const isJson = callee.kind === 'member' && callee.property === 'stringify' && exprAs(at(ref, callee.object), 'name')?.name === 'JSON';
    return isJson ? asText(graph, at(ref, first), hops, true) : [];
}
/** An object made text by coercion reads "[object Object]"; a lookup that found nothing reads "null". */
export function asText(graph, ref, hops, isJson) {
    const name = exprAs(ref, 'name');
    if (!name)
        return [];
    const values = graph.valuesOf(ref);
    if (values.length === 0 || values.some((v) => v.kind === 'unknown'))
        return [];
    const nothing = values.filter((v) => v.kind === 'literal' && v.value === null);
    const rest = values.filter((v) => !nothing.includes(v));
    if (!isJson && rest.length > 0 && rest.every((v) => readsAsObject(graph, v)))
        return [swallow('coerced', ref, hops)];
    const lookup = nothing.length > 0 && rest.length > 0 ? awaitedLookup(ref.file, name.variable) : undefined;
    return lookup && !isTested(ref.file, name.variable) ? [swallow('nullText', lookup, hops)] : [];
}
function readsAsObject(graph, value) {
    if (value.kind === 'object')
        return !exprAs(value.ref, 'object')?.properties.some((p) => p.key === 'toString' || p.key === undefined);
    if (value.kind === 'instance')
        return !value.file.classes[value.class]?.members.has('toString') && (value.file.classes[value.class]?.extends ?? NONE) === NONE;
    if (value.kind !== 'declared')
        return false;
    const { shape } = value;
    return (shape.kind === 'interface' || shape.kind === 'object') && declaredMembers(graph, shape, 'toString').length === 0;
}
/** `const x = await find(…)`: the call. */
function awaitedLookup(file, variable) {
    const definitions = file.variables[variable]?.definitions ?? [];
    const [only] = definitions;
    if (definitions.length !== 1 || only?.kind !== 'value' || only.path.length > 0)
        return undefined;
    const awaited = exprAs({ file, id: only.value }, 'await');
    return awaited && exprAs({ file, id: awaited.value }, 'call') ? { file, id: awaited.value } : undefined;
}
function isTested(file, variable) {
    return (file.variables[variable]?.uses ?? []).some((use) => {
        const parent = file.exprs[file.exprs[use]?.parent ?? NONE];
        return parent?.kind === 'choice' || parent?.kind === 'binary' || (parent?.kind === 'unary' && parent.operator === '!') || file.regions.some((r) => r.test === use) || (parent?.kind === 'member' && parent.optional);
    });
}
