import { directivesOf } from './directives-of.js';
/**
 * Whether a directive in `text` silences a problem of `ruleId` (with prefix) that begins at the 1-based `line` and `column`.
 * For many problems of one file read the directives once and ask `findSuppressionIn`.
 */
export function findSuppression(text, ruleId, line, column) {
    return findSuppressionIn(directivesOf(text), ruleId, line, column);
}
/** As `findSuppression`, over directives already read. When several silence the problem, the last one with a reason speaks. */
export function findSuppressionIn(directives, ruleId, line, column) {
    const found = silencing(directives, ruleId, line, column);
    if (found.length === 0)
        return undefined;
    const reason = found.findLast((directive) => directive.reason !== undefined)?.reason;
    return reason === undefined ? {} : { reason };
}
/** Every directive that silences a problem of that rule at that place. Column 0 is in front of the line, where only `eslint-disable` of an earlier line works. */
export function silencing(directives, ruleId, line, column) {
    const own = directives.filter(({ ruleIds }) => ruleIds.length === 0 || ruleIds.includes(ruleId));
    return [...findOpenDisables(own, line, column), ...own.filter((directive) => column > 0 && isForLine(directive, line))];
}
/** The `eslint-disable` comments before the place that no `eslint-enable` has closed. */
function findOpenDisables(directives, line, column) {
    const before = directives.filter((directive) => directive.line < line || (directive.line === line && directive.column <= column));
    const lastEnable = before.findLastIndex(({ kind }) => kind === 'enable');
    return before.slice(lastEnable + 1).filter(({ kind }) => kind === 'disable');
}
function isForLine({ kind, line }, problemLine) {
    return line === problemLine && (kind === 'disable-line' || kind === 'disable-next-line');
}
