/** A tool whose effect is known should say so. */
import { defineRule } from '../src/rule/rule.js';
import { calleeName, decisiveEffect, doingOf, hintsOf, refKey, registrations, verdictOf } from '../src/rule/vocabulary.js';
const RULE = 'require-tool-annotations';
export default defineRule({
    id: RULE,
    docs: {
        description: 'require hints on tools whose effect is known',
        section: 'annotations',
        recommended: false,
        strict: 'warn',
        why: 'A tool without hints is taken for the worst: not read-only, destructive, open to the world. A host asks before it lists, and people learn to agree without reading.',
        whatToDo: 'Declare `readOnlyHint`, and for tools that write `destructiveHint`, as the handler behaves on every path.',
    },
    messages: {
        reads: '{{tool}} declares no hints although its handler only reads. Hosts take it for destructive and ask before every call; declare `readOnlyHint: true`.',
        writes: '{{tool}} declares no hints although its handler {{does}}. Hosts can only guess how much to ask; declare `readOnlyHint: false` and say in `destructiveHint` whether it only adds.',
    },
    *detect(code) {
        const silent = code.answerTo(registrations, RULE).filter((r) => r.kind === 'tool' && r.style !== 'class' && declaresNothing(code, r)).flatMap((registration) => known(code, registration));
        const families = new Map();
        for (const one of silent) {
            const key = refKey(one.registration.call);
            families.set(key, [...(families.get(key) ?? []), one]);
        }
        for (const family of families.values())
            yield toDetection(family);
    },
});
function declaresNothing(code, registration) {
    const [hints] = code.answerTo(hintsOf(registration), RULE);
    return hints !== undefined && hints.hints.length === 0 && !hints.isOpen && !registration.isGuess;
}
function known(code, registration) {
    const [doing] = code.answerTo(doingOf(registration), RULE);
    const effect = doing && decisiveEffect(doing);
    if (!doing || !effect || effect.isNamed)
        return [];
    const verdict = verdictOf(doing);
    return ['reads', 'writes', 'relays', 'runs a process'].includes(verdict) ? [{ registration, effect, isRead: verdict === 'reads' }] : [];
}
function toDetection(family) {
    const [first] = [...family.filter((s) => !s.isRead), ...family];
    if (!first)
        throw new RangeError('a family has members');
    const { registration, effect, isRead } = first;
    const more = family.length > 1 ? ` (and ${family.length - 1} more of this table)` : '';
    const steps = effect.way.map((at) => ({ at, message: `the handler calls \`${calleeName(at)}\`` }));
    return {
        messageId: isRead ? 'reads' : 'writes',
        data: { tool: `The tool ${registration.name === undefined ? 'registered here' : `\`${registration.name}\``}${more}`, does: effect.what.startsWith('SQL ') ? `runs ${effect.what}` : `calls \`${calleeName(effect.at)}\`` },
        at: family.length > 1 || !registration.nameAt ? registration.call : registration.nameAt,
        trace: [...steps, { at: effect.at, message: isRead ? 'it reads here' : 'it acts here' }],
        confidence: 'certain',
        identity: registration.name ?? '',
    };
}
