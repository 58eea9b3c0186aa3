import { refKey } from './code.js';
const MAX_ENTERED = 4;
export const enter = (way, file, fn, call) => {
    const depth = (way.within?.depth ?? 0) + 1;
    return toWay(way.hops, way.climbs, depth > MAX_ENTERED ? undefined : { file, fn, call, outer: way.within, depth }, way.isOneOfMany);
};
export const contextKey = (way) => (way.within ? ` in ${refKey(way.within.call)}` : '');
export const hop = (way, ref, note) => toWay({ at: ref, note, from: way.hops }, way.climbs, way.within, way.isOneOfMany);
/** Every step makes one: a literal of one form, because copying by `...` is many times slower. */
export const toWay = (hops, climbs, within, isOneOfMany = false) => ({ hops, climbs, within, isOneOfMany });
export function found(s, value, way, ref) {
    s.found.push({ value, hops: { at: ref, note: 'read', from: way.hops }, isOneOfMany: way.isOneOfMany ?? false });
}
export function unknown(s, ref, why, way, rest = []) {
    found(s, { kind: 'unknown', why, at: ref, rest }, way, ref);
}
export function foundKnown(s, before) {
    return s.found.slice(before).some(({ value }) => value.kind !== 'unknown' && !(value.kind === 'literal' && (value.value === null || value.value === undefined)));
}
export function enteredFor(way, file, fn) {
    for (let entered = way.within; entered; entered = entered.outer)
        if (entered.file === file && entered.fn === fn)
            return entered;
    return undefined;
}
/** The class of `this` in a method of `base`, when the search came in by way of a subclass. */
export function selfWithin(way) {
    for (let entered = way.within; entered; entered = entered.outer)
        if (entered.self)
            return entered.self;
    return undefined;
}
