const REASON = /\s-{2,}\s/u;
const LABEL = /^eslint-(disable-next-line|disable-line|disable|enable)(?:\s|$)/u;
const QUOTED = /^(?<quote>['"]?)(?<id>.*)\k<quote>$/su;
/** Reads the text between the delimiters of a comment; `undefined` when it is no directive. */
export function parseDirective(comment) {
    const separator = REASON.exec(comment);
    const directive = (separator ? comment.slice(0, separator.index) : comment).trim();
    const label = LABEL.exec(directive)?.[1];
    if (label === undefined)
        return undefined;
    const reason = separator ? comment.slice(separator.index + separator[0].length).trim() : '';
    return {
        kind: label,
        ruleIds: toRuleIds(directive.slice(`eslint-${label}`.length)),
        ...(reason === '' ? {} : { reason }),
    };
}
function toRuleIds(list) {
    const ids = list.split(',').map((entry) => QUOTED.exec(entry.trim())?.groups?.['id'] ?? '');
    return [...new Set(ids)].filter((id) => id !== '');
}
