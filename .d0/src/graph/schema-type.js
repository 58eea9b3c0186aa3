import { NONE } from '../facts/model.js';
import { at, exprAs, exprOf } from './code.js';
const UNKNOWN = { type: 'unknown', isOptional: false, hasDefault: false, isCoerced: false };
const OPTIONAL = new Set(['optional', 'nullish', 'exactOptional', 'undefinedable']);
const FILLED = new Set(['default', '_default', 'catch', 'prefault', 'fallback']);
const WRAPPING = new Set([...OPTIONAL, ...FILLED, 'nullable', 'nonoptional', 'readonly', 'pipe', 'lazy', 'completable']);
/** Bases that no text on the wire satisfies. */
const NOT_TEXT = new Set(['number', 'int', 'bigint', 'boolean', 'date', 'object', 'strictObject', 'looseObject', 'array', 'tuple', 'record', 'map', 'set', 'float32', 'float64', 'int32', 'uint32', 'int64', 'uint64', 'integer', 'null']);
const OBJECTS = { strictObject: 'object', looseObject: 'object' };
/** Is no text of that type? Arguments of a prompt are texts on the wire. */
export const refusesText = ({ type, isCoerced }) => !isCoerced && NOT_TEXT.has(type);
/** Reads `z.string().min(1).optional()`, `completable(z.string(), …)`, `v.optional(v.number())` and constants of them. */
export function schemaTypeOf(graph, ref, depth = 0) {
    if (depth > 8)
        return UNKNOWN;
    const made = schemaCall(graph, ref);
    const call = made && exprAs(made, 'call');
    if (!made || !call)
        return UNKNOWN;
    const callee = exprOf(at(made, call.callee));
    const first = call.args[0] === undefined ? undefined : at(made, call.args[0]);
    const inner = () => (first ? schemaTypeOf(graph, first, depth + 1) : UNKNOWN);
    if (callee.kind === 'name')
        return baseType(graph, callee.name, first, depth, inner);
    if (callee.kind !== 'member')
        return UNKNOWN;
    const object = at(made, callee.object);
    if (isNamespace(object))
        return baseType(graph, callee.property, first, depth, inner);
    const coerce = exprAs(object, 'member');
    if (coerce?.property === 'coerce')
        return { ...UNKNOWN, type: callee.property, isCoerced: true };
    return modified(schemaTypeOf(graph, object, depth + 1), callee.property, inner);
}
/** The call that makes the schema, through constants, imports and helpers. */
function schemaCall(graph, ref) {
    const expr = exprOf(ref);
    if (expr.kind === 'cast')
        return schemaCall(graph, at(ref, expr.value));
    if (expr.kind === 'call' && (isNamespaceCall(ref) || exprOf(at(ref, expr.callee)).kind === 'member'))
        return ref;
    if (expr.kind !== 'call' && expr.kind !== 'name' && expr.kind !== 'member')
        return undefined;
    const places = graph.originsOf(ref, [], 'value').flatMap(({ value }) => {
        if (!('at' in value) || exprOf(value.at).kind !== 'call')
            return [];
        return value.kind === 'unknown' && value.rest.length > 0 ? fieldSchema(value.at, value.rest) : [value.at];
    });
    // `completable(schema, …)` is seen through to the schema
    const [found] = places;
    return found ?? (expr.kind === 'call' ? ref : undefined);
}
/** `Base.shape.topic` */
function fieldSchema(made, [shape, name]) {
    const first = exprAs(made, 'call')?.args[0];
    const property = shape === 'shape' && first !== undefined ? exprAs(at(made, first), 'object')?.properties.find((p) => p.key === name) : undefined;
    return property && exprOf(at(made, property.value)).kind === 'call' ? [at(made, property.value)] : [];
}
const isNamespaceCall = (ref) => {
    const call = exprAs(ref, 'call');
    return call !== undefined && exprOf(at(ref, call.callee)).kind === 'name' && WRAPPING.has(exprAs(at(ref, call.callee), 'name').name);
};
/** `z`, or whatever a schema library was imported as. */
export function isNamespace(ref) {
    const name = exprAs(ref, 'name');
    if (!name)
        return false;
    const definition = name.variable === NONE ? undefined : ref.file.variables[name.variable]?.definitions[0];
    const specifier = definition?.kind === 'import' ? definition.specifier : definition?.kind === 'value' ? exprAs(at(ref, definition.value), 'import')?.specifier : undefined;
    return name.name === 'z' || (specifier !== undefined && /^(?:zod|valibot)(?:$|\/)/.test(specifier));
}
function baseType(graph, name, first, depth, inner) {
    if (WRAPPING.has(name))
        return modified(inner(), name, () => UNKNOWN);
    if (name === 'preprocess' || name === 'stringbool')
        return { ...UNKNOWN, type: 'string', isCoerced: true };
    if (name === 'union')
        return firstText(optionsOf(first).map((option) => schemaTypeOf(graph, option, depth + 1)));
    if (name === 'literal')
        return { ...UNKNOWN, type: literalType(first) };
    if (NOT_TEXT.has(name))
        return { ...UNKNOWN, type: OBJECTS[name] ?? name };
    return { ...UNKNOWN, type: name === 'enum' || name === 'picklist' ? 'enum' : name === 'string' ? 'string' : 'unknown' };
}
function optionsOf(ref) {
    const array = ref && exprAs(ref, 'array');
    return ref && array ? array.elements.map((id) => at(ref, id)) : [];
}
/** Of a union the member that text satisfies counts; else the first, unless one is not known. */
function firstText(types) {
    return types.find((t) => !refusesText(t)) ?? types[0] ?? UNKNOWN;
}
function literalType(ref) {
    const values = ref ? [ref, ...optionsOf(ref)].flatMap((r) => exprAs(r, 'literal') ?? []).map((l) => typeof l.value) : [];
    return values.length === 0 ? 'unknown' : values.includes('string') ? 'enum' : (values[0] ?? 'unknown');
}
function modified(inner, method, other) {
    if (OPTIONAL.has(method))
        return { ...inner, isOptional: true };
    if (FILLED.has(method))
        return { ...inner, isOptional: true, hasDefault: true };
    if (method === 'nonoptional' || method === 'unwrap')
        return { ...inner, isOptional: false };
    if (method === 'or')
        return { ...firstText([inner, other()]), isOptional: inner.isOptional };
    if (method === 'array')
        return { ...UNKNOWN, type: 'array' };
    // what a transformation of nothing yields is not known
    if (method === 'transform' || method === 'overwrite')
        return { ...inner, hasDefault: inner.isOptional || inner.hasDefault };
    return inner;
}
