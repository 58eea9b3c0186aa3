import { NONE } from '../facts/model.js';
import { at, exprAs, exprOf } from './code.js';
import { ownOrigins } from './registration.js';
import { isNamespace } from './schema-type.js';
const MAX_DEPTH = 32;
/** They check the value themselves, or make another of it. */
const CHECKING = new Set(['refine', 'superRefine', 'check', 'transform', 'pipe', 'overwrite']);
const NARROWING = new Set([...CHECKING, 'regex', 'uuid', 'email', 'url', 'datetime', 'date', 'time', 'cuid', 'ulid', 'ip', 'base64', 'jwt', 'startsWith', 'endsWith', 'includes', 'array', 'or']);
const INNER_FIRST = new Set(['array', 'set', 'optional', 'nullable', 'nullish', 'lazy', 'promise', 'readonly', 'exactOptional']);
/** Everything that the schema of a tool's arguments leaves open. */
export function readSchema(graph, registration) {
    const r = { graph, own: registration, loose: [], texts: [] };
    const input = registration.parts.get('input');
    for (const { value } of input ? ownOrigins(graph, registration, input) : []) {
        const place = value.kind === 'object' ? value.ref : value.kind === 'unknown' && value.rest.length > 0 ? undefined : 'at' in value ? value.at : undefined;
        if (!place)
            continue;
        if (value.kind !== 'object')
            readMade(r, place, { at: place, path: [] }, 0);
        else if (isJsonSchema(graph, place))
            readJson(r, place, { at: place, path: [] }, 0);
        else
            readFields(r, place, { at: place, path: [] }, 0);
    }
    return { loose: r.loose, texts: r.texts };
}
function note(r, kind, spot, made, permission) {
    r.loose.push({ kind, at: spot.at, path: spot.path, made, permission });
}
/** `{ topic: z.string() }` */
function readFields(r, object, outer, depth) {
    for (const p of exprAs(object, 'object')?.properties ?? []) {
        if (p.key === undefined || p.kind !== 'value')
            continue;
        const field = { file: object.file, start: p.start, end: p.end };
        const value = at(object, p.value);
        const typed = exprAs(value, 'object')?.properties.find((t) => t.key === 'type');
        const schema = typed ? at(value, typed.value) : value;
        const path = [...outer.path, p.key];
        if (path.length === 1 && isFreeText(r, schema))
            r.texts.push({ name: p.key, at: field, made: schema });
        readMade(r, schema, { at: field, path }, depth + 1);
    }
}
/** A schema made by calls, through constants and helpers. */
function readMade(r, ref, spot, depth) {
    const made = depth > MAX_DEPTH ? undefined : schemaCall(r, ref);
    const call = made && exprAs(made, 'call');
    const callee = made && call && exprAs(at(made, call.callee), 'member');
    if (!made || !call || !callee)
        return;
    const args = call.args.map((id) => at(made, id));
    const object = at(made, callee.object);
    if (isNamespace(object)) {
        readBase(r, made, callee.property, args, spot, depth);
        return;
    }
    if (CHECKING.has(callee.property)) {
        readChecked(r, object, spot, depth);
        return;
    }
    if ((callee.property === 'passthrough' || callee.property === 'loose') && args.length === 0)
        note(r, 'open', spot, made);
    if (callee.property === 'catchall' && args.some((a) => isAnything(r, a)))
        note(r, 'open', spot, made);
    const [first] = args;
    if (first && ['extend', 'safeExtend'].includes(callee.property) && exprAs(first, 'object'))
        readFields(r, first, spot, depth + 1);
    else if (first && ['or', 'and', 'merge'].includes(callee.property))
        readMade(r, first, spot, depth + 1);
    readMade(r, object, spot, depth + 1);
}
/** What is left open at the top is checked; its fields are not. */
function readChecked(r, ref, spot, depth) {
    const before = r.loose.length;
    readMade(r, ref, spot, depth + 1);
    const inner = r.loose.splice(before).filter((l) => l.path.length > spot.path.length);
    r.loose.push(...inner);
}
function readBase(r, made, name, args, spot, depth) {
    const [first] = args;
    const last = args.at(-1);
    if (name === 'any' || name === 'unknown')
        note(r, 'any', spot, made);
    else if (name === 'record' && last) {
        if (isAnything(r, last))
            note(r, 'record', spot, made);
        else
            readMade(r, last, spot, depth + 1);
    }
    else if (name === 'looseObject')
        note(r, 'open', spot, made);
    else if (name === 'preprocess' && last)
        readMade(r, last, spot, depth + 1);
    else if (INNER_FIRST.has(name) && first)
        readMade(r, first, spot, depth + 1);
    else if (['union', 'discriminatedUnion', 'tuple', 'intersection'].includes(name))
        for (const option of args.flatMap(elementsOf))
            readMade(r, option, spot, depth + 1);
    if (['object', 'strictObject', 'looseObject'].includes(name) && first)
        readObject(r, first, spot, depth);
}
function readObject(r, fields, spot, depth) {
    if (exprAs(fields, 'object')) {
        readFields(r, fields, spot, depth);
        return;
    }
    for (const { value } of r.graph.originsOf(fields, [], 'value'))
        if (value.kind === 'object')
            readFields(r, value.ref, spot, depth);
}
function elementsOf(ref) {
    const array = exprAs(ref, 'array');
    return array ? array.elements.map((id) => at(ref, id)) : [ref];
}
/** The call that makes a schema. */
function schemaCall(r, ref) {
    const expr = exprOf(ref);
    if (expr.kind === 'cast')
        return schemaCall(r, at(ref, expr.value));
    // `() => schema` of `lazy`
    if (expr.kind === 'function') {
        const body = ref.file.functions[expr.function]?.returns[0]?.value ?? NONE;
        return body === NONE ? undefined : schemaCall(r, at(ref, body));
    }
    if (expr.kind === 'call' && exprOf(at(ref, expr.callee)).kind === 'member' && leadsToNamespace(ref))
        return ref;
    if (!['name', 'member', 'call'].includes(expr.kind))
        return undefined;
    const places = ownOrigins(r.graph, r.own, { ref, path: [] }).flatMap(({ value }) => ('at' in value && !(value.kind === 'unknown' && value.rest.length > 0) && leadsToNamespace(value.at) ? [value.at] : []));
    return places.length === 1 ? places[0] : undefined;
}
/** `z.string().optional()`, or a method of a schema kept under a name. */
function leadsToNamespace(ref) {
    const call = exprAs(ref, 'call');
    const callee = call && exprAs(at(ref, call.callee), 'member');
    if (!callee)
        return false;
    const object = at(ref, callee.object);
    return isNamespace(object) || leadsToNamespace(object) || (exprOf(object).kind === 'name' && SCHEMA_METHODS.has(callee.property));
}
const SCHEMA_METHODS = new Set(['optional', 'describe', 'default', 'nullable', 'nullish', 'passthrough', 'loose', 'strict', 'extend', 'partial', 'meta']);
/** Says nothing of the value: `z.any()`, `z.unknown().optional()`. */
function isAnything(r, ref) {
    const made = schemaCall(r, ref);
    const call = made && exprAs(made, 'call');
    const callee = made && call && exprAs(at(made, call.callee), 'member');
    if (!made || !callee)
        return false;
    if (isNamespace(at(made, callee.object)))
        return ['any', 'unknown'].includes(callee.property);
    return !CHECKING.has(callee.property) && isAnything(r, at(made, callee.object));
}
function isFreeText(r, ref, depth = 0) {
    const made = depth > MAX_DEPTH ? undefined : schemaCall(r, ref);
    const call = made && exprAs(made, 'call');
    const callee = made && call && exprAs(at(made, call.callee), 'member');
    if (!made || !callee)
        return false;
    if (isNamespace(at(made, callee.object)))
        return callee.property === 'string';
    return !NARROWING.has(callee.property) && isFreeText(r, at(made, callee.object), depth + 1);
}
/** `{ type: 'object', properties: { … } }` */
function isJsonSchema(graph, object) {
    const keys = keysOf(object);
    return keys.has('properties') || keys.has('$schema') || keys.has('additionalProperties') || typeOf(graph, object) === 'object';
}
const keysOf = (object) => new Set(exprAs(object, 'object')?.properties.map((p) => p.key));
const OTHERWISE_SAID = ['enum', 'const', '$ref', 'anyOf', 'oneOf', 'allOf', 'not', 'if', 'patternProperties', 'propertyNames', '$dynamicRef'];
function typeOf(graph, object) {
    const found = graph.originsOf(object, ['type'], 'value').flatMap(({ value }) => (value.kind === 'literal' && typeof value.value === 'string' ? [value.value] : []));
    return found.length === 1 ? found[0] : undefined;
}
function readJson(r, object, spot, depth) {
    const expr = exprAs(object, 'object');
    if (!expr || depth > MAX_DEPTH)
        return;
    const keys = keysOf(object);
    const child = (key) => { const p = expr.properties.find((q) => q.key === key); return p && at(object, p.value); };
    // a spread, or a key that is computed, may say the rest
    if (!keys.has(undefined))
        judgeJson(r, object, keys, spot);
    for (const key of ['items', 'additionalProperties'])
        readOptions(r, child(key), spot, depth);
    for (const key of ['anyOf', 'oneOf', 'allOf']) {
        const list = child(key);
        for (const option of list ? elementsOf(list) : [])
            readOptions(r, option, spot, depth);
    }
    const fields = child('properties');
    if (fields)
        readProperties(r, fields, spot, depth);
}
function readOptions(r, ref, spot, depth) {
    for (const schema of ref ? jsonObjects(r, ref) : [])
        if (keysOf(schema).size > 0)
            readJson(r, schema, spot, depth + 1);
}
function jsonObjects(r, ref) {
    if (exprAs(ref, 'object'))
        return [ref];
    const found = ownOrigins(r.graph, r.own, { ref, path: [] }).flatMap(({ value }) => (value.kind === 'object' ? [value.ref] : []));
    return found.length === 1 ? found : [];
}
function readProperties(r, ref, outer, depth) {
    for (const fields of jsonObjects(r, ref)) {
        for (const p of exprAs(fields, 'object')?.properties ?? []) {
            if (p.key === undefined || p.kind !== 'value')
                continue;
            const field = { file: fields.file, start: p.start, end: p.end };
            const path = [...outer.path, p.key];
            for (const schema of jsonObjects(r, at(fields, p.value))) {
                if (path.length === 1 && isFreeJsonText(r.graph, schema))
                    r.texts.push({ name: p.key, at: field, made: schema });
                readJson(r, schema, { at: field, path }, depth + 1);
            }
        }
    }
}
function isFreeJsonText(graph, schema) {
    const keys = keysOf(schema);
    return typeOf(graph, schema) === 'string' && ![...OTHERWISE_SAID, 'pattern', 'format', undefined].some((key) => keys.has(key));
}
function judgeJson(r, object, keys, spot) {
    const says = (...wanted) => wanted.some((key) => keys.has(key));
    const isRoot = spot.path.length === 0;
    const type = typeOf(r.graph, object);
    if (allowsMore(r.graph, object)) {
        note(r, 'open', spot, object, says('properties') && !isWithoutFields(object) ? permissionOf(object) : undefined);
        return;
    }
    if (says(...OTHERWISE_SAID))
        return;
    if (type === 'array') {
        if (!says('items', 'prefixItems', 'contains'))
            note(r, 'items', spot, object);
        return;
    }
    if (says('properties') && !isWithoutFields(object))
        return;
    if (type === 'object') {
        if (!says('additionalProperties'))
            note(r, isRoot ? 'empty' : 'record', spot, object);
        return;
    }
    if (!says('type', 'properties', 'items', 'format', 'pattern') && !isRoot)
        note(r, 'any', spot, object);
}
/** `additionalProperties: true`, or `{}`. */
function allowsMore(graph, object) {
    const given = exprAs(object, 'object')?.properties.find((p) => p.key === 'additionalProperties');
    if (!given)
        return false;
    return graph.originsOf(at(object, given.value), [], 'value').some(({ value }) => (value.kind === 'literal' && value.value === true) || (value.kind === 'object' && keysOf(value.ref).size === 0));
}
function permissionOf(object) {
    const given = exprAs(object, 'object')?.properties.find((p) => p.key === 'additionalProperties');
    const value = given && exprAs(at(object, given.value), 'literal');
    return value && { file: object.file, start: value.start, end: value.end };
}
/** `properties: {}` */
function isWithoutFields(object) {
    const given = exprAs(object, 'object')?.properties.find((p) => p.key === 'properties');
    return given !== undefined && exprAs(at(object, given.value), 'object')?.properties.length === 0;
}
