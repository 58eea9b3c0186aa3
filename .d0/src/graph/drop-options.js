import { at, exprAs, exprOf } from './code.js';
const SAYS_SO = /unsupported|not supported|cannot|can't|omitted|skipped|unable|unknown/i;
/** A text that tells the reader that something could not be shown. */
export const saysSo = (text) => typeof text === 'string' && SAYS_SO.test(text);
/** Does an alternative of `is text ? … : …` hold nothing of the block, and say nothing of that? */
export function lostOption(option) {
    const expr = exprOf(option);
    if (expr.kind === 'literal')
        return !saysSo(expr.value);
    if (expr.kind === 'name' && expr.name === 'undefined')
        return true;
    if (expr.kind === 'array')
        return expr.elements.length === 0;
    if (expr.kind === 'cast')
        return lostOption(at(option, expr.value));
    // a chain of tests ends with what remains
    if (expr.kind === 'choice' && expr.operator === '?:') {
        const last = expr.options[1];
        return last !== undefined && lostOption(at(option, last));
    }
    if (expr.kind !== 'template')
        return false;
    return !expr.texts.some(saysSo) && expr.parts.every((part) => namesOnlyType(at(option, part)));
}
/** `[${content.type}]` */
function namesOnlyType(ref) {
    return exprAs(ref, 'member')?.property === 'type' || exprAs(ref, 'name')?.name === 'type';
}
