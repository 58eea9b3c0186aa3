import { at, exprAs, exprOf } from './code.js';
/** Where `x.title` or `x.title ?? …` is sent as it stands, `x.name` can be sent instead. */
export function wireNameFor(_code, { sent }) {
    const member = titleMember(sent);
    const object = member && nameChain(at(sent, member.object));
    if (!object)
        return undefined;
    const { start, end } = exprOf(sent);
    return { at: { file: sent.file, start, end }, text: `${object}.name` };
}
function titleMember(ref) {
    const choice = exprAs(ref, 'choice');
    const first = choice && (choice.operator === '??' || choice.operator === '||') ? choice.options[0] : undefined;
    const member = exprAs(first === undefined ? ref : at(ref, first), 'member');
    return member?.property === 'title' ? member : undefined;
}
/** `a.b.c` when the expression is no more than that. */
function nameChain(ref) {
    const expr = exprOf(ref);
    if (expr.kind === 'name')
        return expr.name;
    if (expr.kind === 'this')
        return 'this';
    const object = expr.kind === 'member' && !expr.optional ? nameChain(at(ref, expr.object)) : undefined;
    return object && expr.kind === 'member' ? `${object}.${expr.property}` : undefined;
}
