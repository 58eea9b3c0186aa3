import { NONE } from '../facts/model.js';
import { at, exprAs, refKey } from './code.js';
import { placeKey } from './registration.js';
/** The variable and the members that a call takes the name from; two calls of one loop that take the same name are two doors to one thing. */
export function nameKey({ call, style }) {
    const expr = style === 'call' ? exprAs(call, 'call') : undefined;
    const first = expr?.args[0];
    if (first === undefined)
        return undefined;
    const object = exprAs(at(call, first), 'object');
    let ref = at(call, object ? (object.properties.find((p) => p.key === 'name')?.value ?? NONE) : first);
    const path = [];
    for (let member = exprAs(ref, 'member'); member; member = exprAs(ref, 'member')) {
        path.unshift(member.property);
        ref = at(call, member.object);
    }
    const name = exprAs(ref, 'name');
    return name && name.variable !== NONE && call.file.variables[name.variable]?.fn !== 0 ? `${call.file.path}#${name.variable}.${path.join('.')}` : undefined;
}
/**
 * Without the calls whose names could not be told apart from those of another kind: a registry from which tools, prompts and resources are all
 * taken by a computed key seems to give each of them to every call.
 */
export function toldApart(all) {
    const places = new Map();
    for (const r of all)
        if (r.nameAt)
            places.set(placeKey(r.nameAt), [...(places.get(placeKey(r.nameAt)) ?? []), r]);
    const confused = new Set();
    for (const sharing of places.values()) {
        const [first] = sharing;
        if (sharing.every((r) => r.kind === first?.kind) || (first && nameKey(first) !== undefined && sharing.every((r) => nameKey(r) === nameKey(first))))
            continue;
        for (const r of sharing)
            confused.add(refKey(r.call));
    }
    return confused.size === 0 ? all : all.filter((r) => !confused.has(refKey(r.call)));
}
