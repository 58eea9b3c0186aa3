import { applyEdits, fits, spanOf } from './apply-edits.js';
/** Makes the repairs that can be made together, the first of those that touch each other, and none that would break the syntax of a file. */
export function mergeRepairs(repairs, surroundings) {
    const accepted = new Map();
    const [applied, postponed, refused] = [[], [], []];
    for (const repair of repairs) {
        const parts = groupByPath(repair.edits);
        if ([...parts].some(([path, edits]) => isTouched(accepted.get(path) ?? [], edits))) {
            postponed.push(repair);
            continue;
        }
        const reason = reasonAgainst(parts, accepted, surroundings);
        if (reason !== undefined) {
            refused.push({ repair, reason });
            continue;
        }
        for (const [path, edits] of parts)
            accepted.set(path, [...(accepted.get(path) ?? []), ...edits]);
        applied.push(repair);
    }
    const texts = new Map(Array.from(accepted, ([path, edits]) => [path, applyEdits(surroundings.textOf(path), edits)]));
    return { texts, applied, postponed, refused };
}
function groupByPath(edits) {
    const parts = new Map();
    for (const edit of edits)
        parts.set(edit.path, [...(parts.get(edit.path) ?? []), edit]);
    return parts;
}
/** As in ESLint: a repair is one stretch from its first edit to its last, and stretches that only meet are too near as well. */
function isTouched(accepted, edits) {
    const span = spanOf(edits);
    return accepted.some(({ start, end }) => span.start <= end && start <= span.end);
}
function reasonAgainst(parts, accepted, { objectionTo, textOf, syntaxErrorOf }) {
    for (const [path, edits] of parts) {
        const objection = objectionTo(path);
        if (objection !== undefined)
            return `${path} ${objection}`;
        const text = textOf(path);
        if (!fits(text, edits))
            return `its edits do not fit into ${path}`;
        if (syntaxErrorOf(path, text) !== undefined)
            return `${path} does not parse as it is`;
        const error = syntaxErrorOf(path, applyEdits(text, [...(accepted.get(path) ?? []), ...edits]));
        if (error !== undefined)
            return `${path} would not parse any more (${error})`;
    }
    return undefined;
}
