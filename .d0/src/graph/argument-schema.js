import { NONE } from '../facts/model.js';
import { at, exprAs, exprOf } from './code.js';
import { statementContext } from './expected.js';
import { ownOrigins, partOf } from './registration.js';
import { isNamespace, schemaTypeOf } from './schema-type.js';
/** The arguments that a prompt declares; what cannot be seen leaves the schema open. */
export function argumentSchemaOf(graph, own) {
    const reading = { graph, own, found: new Map(), isOpen: false, form: 'none', made: undefined };
    const located = own.parts.get('input');
    if (located)
        readLocated(reading, located);
    return { arguments: [...reading.found.values()], isOpen: reading.isOpen, form: reading.form, made: reading.made };
}
function readLocated(r, located) {
    const origins = ownOrigins(r.graph, r.own, located);
    // `prompts` of a table may hold none for some rows
    if (origins.length === 0)
        r.isOpen = r.isOpen || located.path.length === 0;
    for (const { value } of origins) {
        if (value.kind === 'object') {
            note(r, 'shape');
            readShape(r, value.ref, 0);
        }
        else if (value.kind === 'array')
            readList(r, { ref: value.ref, path: [] });
        else if (value.kind === 'literal' && (value.value === undefined || value.value === null))
            continue;
        else if (value.kind === 'allocated')
            readMapped(r, value.at);
        else if ('at' in value && isSchemaCall(value.at))
            readMade(r, value.at, value.kind === 'unknown' ? value.rest : []);
        else {
            r.isOpen = true;
            if (r.form === 'none')
                r.form = 'unknown';
        }
    }
}
/** `z.object({ … })`, or its `shape`. */
function readMade(r, made, rest) {
    if (rest.length > 1 || (rest.length === 1 && rest[0] !== 'shape')) {
        r.isOpen = true;
        r.form = 'unknown';
        return;
    }
    note(r, rest.length === 0 ? 'object' : 'shape');
    if (rest.length === 0)
        r.made ??= made;
    readObjectSchema(r, made, 0);
}
function note(r, form) {
    r.form = r.form === 'none' || r.form === form ? form : 'unknown';
}
const OBJECT_MAKERS = new Set(['object', 'strictObject', 'looseObject']);
/** `z.object({ … })`, `base.extend({ … })` */
function isSchemaCall(ref) {
    const call = exprAs(ref, 'call');
    const callee = call && exprAs(at(ref, call.callee), 'member');
    return callee !== undefined && (isNamespace(at(ref, callee.object)) ? OBJECT_MAKERS.has(callee.property) : isSchemaCall(at(ref, callee.object)) || ['extend', 'merge', 'safeExtend', 'pick', 'omit', 'partial', 'required', 'strict', 'passthrough', 'describe', 'meta'].includes(callee.property));
}
/** The fields of `z.object(…)` with what was made of it. */
function readObjectSchema(r, ref, depth) {
    const call = exprAs(ref, 'call');
    const callee = call && exprAs(at(ref, call.callee), 'member');
    if (!call || !callee || depth > 8) {
        r.isOpen = true;
        return;
    }
    const [first] = call.args;
    const argument = first === undefined ? undefined : at(ref, first);
    if (isNamespace(at(ref, callee.object))) {
        if (OBJECT_MAKERS.has(callee.property) && argument)
            readFields(r, argument, depth + 1);
        else
            r.isOpen = true;
        if (callee.property === 'looseObject')
            r.isOpen = true;
        return;
    }
    readSchemas(r, at(ref, callee.object), depth + 1);
    if (['extend', 'safeExtend', 'merge'].includes(callee.property) && argument)
        readFields(r, argument, depth + 1);
    else if (callee.property === 'pick' || callee.property === 'omit')
        choose(r, argument, callee.property === 'pick');
    else if (callee.property === 'partial' || callee.property === 'required')
        for (const [name, found] of r.found)
            r.found.set(name, { ...found, isRequired: callee.property === 'required', isOptional: callee.property === 'partial' });
    else if (callee.property === 'passthrough' || callee.property === 'catchall')
        r.isOpen = true;
}
function choose(r, mask, keep) {
    const names = (mask && exprAs(mask, 'object'))?.properties.map((p) => p.key);
    if (!names || names.includes(undefined)) {
        r.isOpen = true;
        return;
    }
    for (const name of [...r.found.keys()])
        if (names.includes(name) !== keep)
            r.found.delete(name);
}
/** Schemas of objects that an expression may be. */
function readSchemas(r, ref, depth) {
    const calls = exprOf(ref).kind === 'call' ? [ref] : ownOrigins(r.graph, r.own, { ref, path: [] }).flatMap(({ value }) => ('at' in value && isSchemaCall(value.at) ? [value.at] : []));
    if (calls.length !== 1 || depth > 8)
        r.isOpen = true;
    for (const call of calls.slice(0, 1))
        readObjectSchema(r, call, depth + 1);
}
/** The fields of a literal, of a constant, of the `shape` of a schema. */
function readFields(r, ref, depth) {
    if (depth > 8) {
        r.isOpen = true;
        return;
    }
    const expr = exprOf(ref);
    if (expr.kind === 'object') {
        readShape(r, ref, depth + 1);
        return;
    }
    if (expr.kind === 'member' && expr.property === 'shape') {
        readSchemas(r, at(ref, expr.object), depth + 1);
        return;
    }
    const origins = ownOrigins(r.graph, r.own, { ref, path: [] });
    if (origins.length === 0)
        r.isOpen = true;
    for (const { value } of origins) {
        if (value.kind === 'object')
            readShape(r, value.ref, depth + 1);
        else if (value.kind === 'allocated')
            readMapped(r, value.at);
        else if ('at' in value && isSchemaCall(value.at))
            readObjectSchema(r, value.at, depth + 1);
        else if (value.kind !== 'literal')
            r.isOpen = true;
    }
}
/** `{ topic: z.string(), ...common, [key]: z.string() }`, and what is stored into it later. */
function readShape(r, ref, depth) {
    for (const property of exprAs(ref, 'object')?.properties ?? []) {
        if (property.kind === 'spread')
            readFields(r, at(ref, property.value), depth + 1);
        else if (property.key !== undefined)
            addField(r, property.key, ref, property);
        else
            addComputed(r, at(ref, property.computed), at(ref, property.value));
    }
    for (const { index, key, value } of storesInto(ref)) {
        if (key !== undefined) {
            const expr = exprOf(value);
            addField(r, key, value, { key, computed: NONE, value: value.id, kind: 'value', start: expr.start, end: expr.end });
        }
        else if (index)
            addComputed(r, index, value);
    }
}
/** `shape[arg.name] = z.string()` on the variable that holds the literal. */
function storesInto(object) {
    const context = exprOf(object).parent === NONE ? statementContext(object.file).get(object.id) : undefined;
    if (context?.kind !== 'variable' || context.path.length > 0)
        return [];
    return (object.file.variables[context.variable]?.uses ?? []).flatMap((use) => {
        const target = at(object, object.file.exprs[use]?.parent ?? NONE);
        const assign = target.id === NONE ? undefined : exprAs(at(object, exprOf(target).parent), 'assign');
        if (!assign || assign.target !== target.id)
            return [];
        const member = exprAs(target, 'member');
        const element = exprAs(target, 'element');
        if (member?.object === use)
            return [{ key: member.property, index: undefined, value: at(object, assign.value) }];
        return element?.object === use ? [{ key: undefined, index: at(object, element.index), value: at(object, assign.value) }] : [];
    });
}
function addField(r, name, ref, property) {
    const value = at(ref, property.value);
    // frameworks that take `{ type: z.string(), description }`
    const typed = exprAs(value, 'object')?.properties.find((p) => p.key === 'type');
    add(r, name, schemaTypeOf(r.graph, typed ? at(value, typed.value) : value), { file: ref.file, start: property.start, end: property.end });
}
function add(r, name, type, place) {
    r.found.set(name, { ...type, name, isRequired: !type.isOptional && !type.hasDefault, at: place });
}
/** A key out of the data: one argument for each text of this prompt's own row. */
function addComputed(r, key, value) {
    const type = schemaTypeOf(r.graph, value);
    const texts = textsAt(r, { ref: key, path: [] });
    if (!texts) {
        r.isOpen = true;
        return;
    }
    for (const { text, ref } of texts) {
        const { start, end } = exprOf(ref);
        add(r, text, { ...type, type: type.type === 'unknown' ? 'unknown' : type.type }, { file: ref.file, start, end });
    }
}
function textsAt(r, located) {
    const origins = ownOrigins(r.graph, r.own, located);
    const texts = origins.flatMap(({ value }) => (value.kind === 'literal' && typeof value.value === 'string' ? [{ text: value.value, ref: value.at }] : []));
    return texts.length > 0 && texts.length === origins.length ? texts : undefined;
}
/** `Object.fromEntries(names.map((n) => [n, z.string()]))` of a shape, `names.map((n) => ({ name: n }))` of a list. */
function readMapped(r, ref) {
    const call = exprAs(ref, 'call');
    const entry = { ref, path: ['*'] };
    const isList = ownOrigins(r.graph, r.own, entry).some(({ value }) => value.kind === 'object');
    if (!call || isList) {
        if (isList)
            readList(r, { ref, path: [] });
        else
            r.isOpen = true;
        return;
    }
    note(r, 'shape');
    const pairs = r.graph.originsOf(ref, ['*'], 'value').flatMap(({ value }) => (value.kind === 'array' ? [value.ref] : []));
    if (pairs.length === 0)
        r.isOpen = true;
    for (const pair of pairs) {
        const [key, value] = exprAs(pair, 'array')?.elements ?? [];
        if (key === undefined || value === undefined)
            r.isOpen = true;
        else
            addComputed(r, at(pair, key), at(pair, value));
    }
}
/** `[{ name: 'topic', required: true }]` */
function readList(r, located) {
    note(r, 'list');
    const array = located.path.length === 0 ? exprAs(located.ref, 'array') : undefined;
    const origins = ownOrigins(r.graph, r.own, { ref: located.ref, path: [...located.path, '*'] });
    if (origins.length === 0 && array?.elements.length !== 0)
        r.isOpen = true;
    for (const { value } of origins) {
        if (value.kind === 'object')
            addEntry(r, value.ref);
        else
            r.isOpen = true;
    }
}
function addEntry(r, entry) {
    const names = textsAt(r, partOf({ ref: entry, path: [] }, 'name'));
    if (!names) {
        r.isOpen = true;
        return;
    }
    const required = r.graph.originsOf(entry, ['required'], 'value').map(({ value }) => (value.kind === 'literal' ? value.value : undefined));
    const { start, end } = exprOf(entry);
    for (const { text } of names) {
        r.found.set(text, { name: text, type: 'string', isOptional: !required.includes(true), hasDefault: false, isCoerced: false, isRequired: required.includes(true), at: { file: entry.file, start, end } });
    }
}
