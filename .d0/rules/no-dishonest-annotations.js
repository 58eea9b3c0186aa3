/** A server's hints about its own tool must be true of what the tool's handler does. */
import { defineRule } from '../src/rule/rule.js';
import { calleeName, doingOf, hintsOf, isActing, refKey, registrations } from '../src/rule/vocabulary.js';
const RULE = 'no-dishonest-annotations';
export default defineRule({
    id: RULE,
    docs: {
        description: 'disallow hints that a tool\'s own handler contradicts',
        section: 'annotations',
        recommended: 'error',
        strict: 'error',
        why: 'Hosts size confirmations, plan modes and sandboxes by these hints. A write that is declared as a read runs without the question that was meant for it, and nothing at run time can tell.',
        whatToDo: 'Declare what the handler does on its worst path, or take the effect out of it. Leave a hint out when it does not hold for every call: the protocol then assumes the careful value.',
    },
    messages: {
        readOnly: '`readOnlyHint: true` is declared for {{tool}}, but its handler {{does}}. Hosts run read-only tools without asking, so this happens unseen; declare `readOnlyHint: false` or take the effect out.',
        destructive: '`destructiveHint: false` is declared for {{tool}}, but its handler {{does}}. A host that asks before destructive calls does not ask here; declare `destructiveHint: true`, or leave it out.',
        idempotent: '`idempotentHint: true` is declared for {{tool}}, but its handler {{does}}, once more with every call. A host that repeats a failed call does it twice; declare `idempotentHint: false`, or leave it out.',
    },
    *detect(code) {
        const found = code.answerTo(registrations, RULE).filter((r) => r.kind === 'tool').flatMap((registration) => contradictions(code, registration));
        for (const family of byHint(found))
            yield toDetection(family);
    },
});
function contradictions(code, registration) {
    const hints = code.answerTo(hintsOf(registration), RULE).flatMap((h) => h.hints);
    const claims = hints.filter((h) => h.value === (h.name !== 'destructiveHint') && h.name !== 'openWorldHint');
    if (claims.length === 0)
        return [];
    const isReadOnly = claims.some((h) => h.name === 'readOnlyHint');
    const effects = code.answerTo(doingOf(registration), RULE).flatMap((d) => d.effects);
    const found = claims.flatMap((hint) => {
        // of a read-only tool the other hints say nothing
        const effect = isReadOnly && hint.name === 'destructiveHint' ? undefined : against(hint, effects);
        return effect ? [{ registration, hint, effect }] : [];
    });
    return found.some((f) => f.hint.name === 'readOnlyHint') ? found.filter((f) => f.hint.name === 'readOnlyHint') : found;
}
/** The effect that makes the hint untrue; one that is certain before one that is not. */
function against(hint, effects) {
    const fitting = effects.filter((e) => CONTRADICTS[hint.name](e));
    return fitting.find((e) => !e.isNamed) ?? fitting[0];
}
const CONTRADICTS = {
    readOnlyHint: (e) => isActing(e) && !(e.kind === 'process' && e.isNamed),
    destructiveHint: (e) => e.kind === 'relay' || (e.kind === 'process' && !e.isNamed) || (e.kind === 'write' && (e.change === 'removes' || (e.change === 'changes' && isUpdate(e)))),
    idempotentHint: (e) => e.repeats,
    openWorldHint: () => false,
};
/** An update overwrites what was there; writing a file may as well make a new one. */
const isUpdate = (effect) => /^(?:SQL (?:UPDATE|MERGE|ALTER)|update|modify|replace|overwrite)/.test(effect.what);
/** One finding for a hint that several tools share. */
function byHint(found) {
    const families = new Map();
    for (const one of found) {
        const key = `${one.hint.name} ${refKey(one.hint.at)}`;
        families.set(key, [...(families.get(key) ?? []), one]);
    }
    return [...families.values()];
}
const MESSAGES = { readOnlyHint: 'readOnly', destructiveHint: 'destructive', idempotentHint: 'idempotent', openWorldHint: 'readOnly' };
function toDetection(family) {
    const [surest] = [...family.filter((c) => !c.effect.isNamed), ...family];
    if (!surest)
        throw new RangeError('a family has members');
    const { registration, hint, effect } = surest;
    const steps = effect.way.map((at) => ({ at, message: `the handler calls \`${calleeName(at)}\`` }));
    const does = doesWhat(effect);
    return {
        messageId: MESSAGES[hint.name],
        data: { tool: toolsOf(family), does },
        at: hint.at,
        trace: [...steps, { at: effect.at, message: `it ${does}` }],
        confidence: effect.isNamed ? 'likely' : 'certain',
        identity: `${registration.name ?? ''} ${hint.name} ${effect.what}`,
        suggestions: suggest(hint),
    };
}
function toolsOf(family) {
    const names = [...new Set(family.map(({ registration }) => registration.name))].filter((name) => name !== undefined);
    const [first] = names;
    const more = names.length > 1 ? ` and ${names.length - 1} more` : '';
    return first === undefined ? 'a tool' : `the tool \`${first}\`${more}`;
}
function doesWhat({ kind, what }) {
    if (kind === 'relay')
        return `calls ${what}`;
    if (kind === 'process')
        return 'runs a command that its caller words';
    if (what.startsWith('the command') || what.startsWith('the tool'))
        return `runs ${what.replace(/`/g, '')}`;
    return /^[A-Z]+$/.test(what) ? `sends a ${what} request` : what.startsWith('SQL ') ? `runs ${what}` : `calls \`${what}\``;
}
function suggest({ edit }) {
    return edit ? [{ message: `Declare \`${edit.text}\`.`, edits: [edit] }] : [];
}
