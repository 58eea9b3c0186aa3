import { isElement } from './builtins.js';
/** What wraps a result on the wire. */
const ENVELOPE = new Set(['result', 'data', 'body', 'response', 'value']);
export const end = (s, kind, visit, place) => { s.ends.push({ kind, visit, at: place }); };
/** What remains of it after a step into the value; `undefined` when the step leads elsewhere. */
export function step(held, access) {
    const [first, ...rest] = held.inside;
    if (first !== undefined)
        return first === access || (isElement(first) && isElement(access)) ? { ...held, inside: rest } : undefined;
    if (held.text !== 'no')
        return undefined;
    if (held.part.length === 0 && access !== 'messages')
        return ENVELOPE.has(access) ? held : undefined;
    return { ...held, part: [...held.part, access] };
}
export function steps(held, path) {
    return path.reduce((h, access) => h && step(h, access), held);
}
/** The same thing as an element of a list. */
export function asElements(held) {
    return held.inside.length === 0 && held.text === 'no' ? { ...held, part: [...held.part, '*'], inside: ['*'] } : held;
}
