import { exprOf, isCatalogue } from './code.js';
/** A property of a located value: the expression itself where a literal holds it. */
export function partOf({ ref, path }, key) {
    if (path.length > 0)
        return { ref, path: [...path, key] };
    const expr = exprOf(ref);
    const property = expr.kind === 'object' ? expr.properties.findLast((p) => p.key === key) : undefined;
    return property && property.kind === 'value' ? { ref: { file: ref.file, id: property.value }, path: [] } : { ref, path: [key] };
}
/** Where the value of a part, or of something inside it, comes from; of a table's values those of the primitive's own row. */
export function originsOfPart(graph, registration, part, path = []) {
    const located = registration.parts.get(part);
    return located ? ownOrigins(graph, registration, { ref: located.ref, path: [...located.path, ...path] }) : [];
}
export function ownOrigins(graph, own, { ref, path }) {
    return ownOf(graph.originsOf(ref, path, 'value'), own);
}
/** Of the values that any row may have, those of the primitive's own. */
export function ownOf(all, { row, name }) {
    if (!row || all.length < 2)
        return all;
    const own = all.filter((origin) => leadsThrough(origin, row));
    if (own.length > 0)
        return own;
    const keyed = name === undefined ? [] : all.filter((origin) => isKeptUnder(origin, name));
    return keyed.length > 0 ? keyed : all;
}
/** The functions that a call inside a shared handler runs for this primitive: `(args) => row.handler(args)` runs the handler of its own row. */
export function functionsCalledFor(graph, registration, call) {
    const expr = exprOf(call);
    if (expr.kind !== 'call')
        return [];
    return ownOrigins(graph, registration, { ref: { file: call.file, id: expr.callee }, path: [] }).flatMap(({ value }) => (value.kind === 'function' && !isCatalogue(value.file) ? [{ file: value.file, fn: value.fn }] : []));
}
/** Places that begin at one point have one key. */
export const placeKey = (place) => `${place.file.path}:${'start' in place ? place.start : exprOf(place).start}`;
function leadsThrough(origin, row) {
    return placesOf(origin).some(({ file, start, end }) => file === row.file && start >= row.start && end <= row.end);
}
/** `{ search: searchHandler }` joined with `{ name: 'search' }` by name. */
function isKeptUnder(origin, name) {
    return placesOf(origin).some(({ file, id }) => {
        const parent = file.exprs[file.exprs[id]?.parent ?? -1];
        return parent?.kind === 'object' && parent.properties.some((p) => p.key === name && p.value === id);
    });
}
function placesOf({ value, hops }) {
    const places = [];
    const put = ({ file, id }) => { const expr = file.exprs[id]; if (expr)
        places.push({ file, id, start: expr.start, end: expr.end }); };
    const ref = placeOfValue(value);
    if (ref)
        put(ref);
    for (let hop = hops; hop; hop = hop.from)
        put(hop.at);
    if (value.kind === 'function') {
        const fn = value.file.functions[value.fn];
        if (fn)
            places.push({ file: value.file, id: fn.expr, start: fn.start, end: fn.end });
    }
    return places;
}
function placeOfValue(value) {
    if (value.kind === 'object' || value.kind === 'array')
        return value.ref;
    return 'at' in value ? value.at : undefined;
}
