import { at, exprAs, exprOf, parentOf, refKey } from './code.js';
import { isShown } from './display-ends.js';
import { isContent, promptFates } from './prompt-fates.js';
export const unnamedOrigins = {
    find: (inquiry) => inquiry.answerTo(promptFates).flatMap((fate) => { const visit = insertionOf(fate); return visit && !saysOrigin(fate) ? [{ fate, visit }] : []; }),
    begin: (inquiry) => promptFates.begin(inquiry),
};
/** The first turn that is made of a message; else the first place that takes messages. */
function insertionOf(fate) {
    const taken = fate.ends.filter((e) => isInsertion(e) && !isShown(e));
    return fate.visits.find((v) => isTurn(v) && taken.some((e) => comesThrough(e.visit, v))) ?? taken.find((e) => e.kind !== 'returned')?.visit;
}
const isInsertion = ({ visit }) => visit.part[0] === 'messages' && visit.part[2] !== 'role' && isContent(visit);
/** `{ role, content }`, made of a message of the prompt. */
function isTurn({ ref, part, inside }) {
    const keys = exprAs(ref, 'object')?.properties.map((p) => p.key);
    return keys !== undefined && part[0] === 'messages' && ['content', 'text', 'parts'].includes(inside[0] ?? '') && keys.includes('role');
}
function comesThrough(visit, through) {
    for (let v = visit; v; v = v.from)
        if (v === through || v.ref === through.ref)
            return true;
    return false;
}
const ORIGIN = /origin|provenance|selection|startedby|invokedby|chosenby|trigger|prompt_?(?:name|id|ref)?$|command|server|event|^_?meta|metadata|provideroptions|^via$|^source|typedline/i;
/** Does the request, or anything the messages are put into, say where they come from? */
function saysOrigin(fate) {
    const isRequestTold = objectsIn(fate.sink.ref).some((object) => keysOf(object).some((key) => key !== 'name' && key !== 'prompt' && ORIGIN.test(key)));
    return isRequestTold || fate.visits.some((v) => isContent(v) && isObjectTold(v)) || fate.ends.some((e) => isInsertion(e) && isCallTold(e));
}
const keysOf = (object) => exprAs(object, 'object')?.properties.flatMap((p) => p.key ?? []) ?? [];
function isObjectTold({ ref, inside }) {
    return exprAs(ref, 'object') !== undefined && keysOf(ref).some((key) => key !== inside[0] && ORIGIN.test(key));
}
/** `append(messages, { origin })`, `insert(server, prompt, messages)`: the other arguments say it. */
function isCallTold({ at: call, visit }) {
    const expr = exprOf(call);
    if (expr.kind !== 'call' && expr.kind !== 'new')
        return false;
    return expr.args.filter((a) => a !== visit.ref.id).some((a) => {
        const argument = at(call, a);
        const name = exprAs(argument, 'name')?.name ?? exprAs(argument, 'member')?.property ?? '';
        return ORIGIN.test(name) || objectsIn(argument).some((object) => object.id !== visit.ref.id && keysOf(object).some((key) => ORIGIN.test(key)));
    });
}
/** Object literals that stand inside the expression. */
function objectsIn(ref) {
    const { start, end } = exprOf(ref);
    return ref.file.exprs.flatMap((e, id) => (e.kind === 'object' && e.start >= start && e.end <= end && !isInsideFunction(ref, { file: ref.file, id }) ? [{ file: ref.file, id }] : []));
}
/** The object belongs to a callback, not to the expression itself. */
function isInsideFunction(outer, inner) {
    for (let ref = parentOf(inner); ref && refKey(ref) !== refKey(outer); ref = parentOf(ref))
        if (exprOf(ref).kind === 'function')
            return true;
    return exprOf(inner).fn !== exprOf(outer).fn;
}
