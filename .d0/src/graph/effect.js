import { refKey } from './code.js';
const OUTSIDE = new Set(['write', 'process', 'relay']);
/** Does it act on something outside the process? */
export const isActing = (effect) => OUTSIDE.has(effect.kind);
export function verdictOf({ effects, unknown }) {
    const acting = effects.find((e) => isActing(e) && !e.isNamed) ?? effects.find(isActing);
    if (acting)
        return acting.kind === 'process' ? 'runs a process' : acting.kind === 'relay' ? 'relays' : 'writes';
    if (unknown.length > 0 || effects.some((e) => e.kind === 'network'))
        return 'unknown';
    if (effects.some((e) => e.kind === 'read'))
        return 'reads';
    // what the process remembers may be what it sends later
    return effects.some((e) => e.kind === 'state') ? 'unknown' : 'nothing';
}
/** The effect a verdict rests on. */
export function decisiveEffect({ effects }) {
    return effects.find((e) => isActing(e) && !e.isNamed) ?? effects.find(isActing) ?? effects.find((e) => e.kind === 'network') ?? effects.find((e) => e.kind === 'read');
}
export const effectKey = (effect) => `${refKey(effect.at)} ${effect.what}`;
