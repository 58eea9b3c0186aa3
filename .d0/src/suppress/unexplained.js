import { silencing } from './find-suppression.js';
/**
 * The comments that disable a rule of `guarded` without a reason. One that names no rule counts only where it silences one of
 * `problems`, and no other comment there gives a reason.
 */
export function findUnexplained(directives, guarded, problems, columnOf) {
    return directives.filter(({ kind, reason }) => kind !== 'enable' && reason === undefined).flatMap((directive) => {
        const ruleIds = directive.ruleIds.length > 0 ? directive.ruleIds.filter((id) => guarded.includes(id)) : silencedUnexplained(directive, directives, guarded, problems);
        const silencesItself = directive.ruleIds.length === 0 && directive.kind !== 'disable-next-line';
        return ruleIds.length === 0 ? [] : [{ directive, ruleIds, column: silencesItself ? 'before the line' : columnOf(directive) }];
    });
}
function silencedUnexplained(directive, directives, guarded, problems) {
    const silenced = problems.filter(({ ruleId }) => guarded.includes(ruleId)).filter(({ ruleId, line, column }) => {
        const all = silencing(directives, ruleId, line, column);
        return all.includes(directive) && all.every(({ reason }) => reason === undefined);
    });
    return [...new Set(silenced.map(({ ruleId }) => ruleId))].sort();
}
/** What the message says is disabled. */
export function inWords(ruleIds) {
    const quoted = ruleIds.map((id) => `\`${id}\``);
    return quoted.length === 1 ? `${quoted[0] ?? ''} is` : `${quoted.slice(0, -1).join(', ')} and ${quoted.at(-1) ?? ''} are`;
}
