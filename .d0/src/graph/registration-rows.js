import { NONE } from '../facts/model.js';
import { exprOf } from './code.js';
/**
 * What a primitive is made of, when the call that registers it serves many: the object, tuple or call in which its name is written, or the
 * class whose member the name is. `undefined` when the name stands in the call itself.
 */
export function rowOf(call, name, text) {
    const key = keyOf(name, text);
    if (key)
        return key;
    const registering = exprOf(call);
    const written = exprOf(name);
    if (name.file === call.file && written.start >= registering.start && written.end <= registering.end)
        return undefined;
    for (let id = written.parent; id !== NONE; id = name.file.exprs[id]?.parent ?? NONE) {
        const expr = name.file.exprs[id];
        if (!expr)
            break;
        if (['object', 'array', 'call', 'new'].includes(expr.kind))
            return { file: name.file, start: expr.start, end: expr.end };
    }
    const holder = classAround(name);
    return holder && { file: name.file, start: holder.start, end: holder.end };
}
/** Where the name is a constant of its own: the object or class that holds it as its name. */
export function rowOnTheWay(call, hops) {
    for (let hop = hops; hop; hop = hop.from) {
        const { file, id } = hop.at;
        if (hop.at.file === call.file && exprOf(hop.at).fn === exprOf(call).fn)
            continue;
        const holder = file.exprs[file.exprs[id]?.parent ?? NONE];
        if (holder?.kind === 'object' && holder.properties.some((p) => p.value === id))
            return { file, start: holder.start, end: holder.end };
    }
    return undefined;
}
/** The innermost class around an expression. */
function classAround({ file, id }) {
    const expr = file.exprs[id];
    return expr && file.classes.filter((c) => c.start <= expr.start && c.end >= expr.end).sort((a, b) => (a.end - a.start) - (b.end - b.start))[0];
}
/** A name that is the key of a record, with what is kept under it. */
export function keyOf({ file, id }, text) {
    const object = file.exprs[id];
    const property = object?.kind === 'object' ? object.properties.find((p) => p.key === text) : undefined;
    return property && { file, start: property.start, end: property.end };
}
const DISPLAYED = new Set(['description', 'title', 'text', 'mimeType', 'uri', 'type', 'role', 'content', 'message', 'label', 'summary', 'displayName']);
/** A text that stands under a key for something else is no name, by whatever wild way it was reached. */
export function isNamePlace({ file, id }) {
    const holder = file.exprs[file.exprs[id]?.parent ?? NONE];
    return holder?.kind !== 'object' || !holder.properties.some((p) => p.value === id && DISPLAYED.has(p.key ?? ''));
}
