import { exprAs, exprOf, at } from './code.js';
import { originsIn } from './effect-scope.js';
import { evaluate, settle } from './evaluate.js';
export const HINT_NAMES = ['readOnlyHint', 'destructiveHint', 'idempotentHint', 'openWorldHint'];
const questions = new WeakMap();
/** The hints of one tool. */
export function hintsOf(registration) {
    const known = questions.get(registration);
    if (known)
        return known;
    const question = {
        begin: () => registration.call,
        find: ({ graph }) => {
            const located = registration.parts.get('annotations');
            if (!located)
                return [{ hints: [], isOpen: false }];
            const scope = { graph, own: registration, within: selfEntered(registration), fn: 0, names: [] };
            const found = HINT_NAMES.map((name) => hintAt(scope, registration, located, name));
            return [{ hints: found.flatMap((f) => f.hint ?? []), isOpen: found.some((f) => f.isOpen) }];
        },
    };
    questions.set(registration, question);
    return question;
}
function selfEntered({ handlers, call }) {
    const [handler] = handlers;
    return handler?.self && { file: handler.file, fn: handler.fn, call, outer: undefined, depth: 0, self: handler.self };
}
function hintAt(scope, registration, { ref, path }, name) {
    const origins = originsIn(scope, ref, [...path, name], 'value');
    if (origins.length === 0)
        return { hint: undefined, isOpen: false };
    const literals = origins.flatMap(({ value }) => (value.kind === 'literal' && typeof value.value === 'boolean' ? [{ value: value.value, at: value.at }] : []));
    const open = origins.filter(({ value }) => !(value.kind === 'literal' && (typeof value.value === 'boolean' || value.value === undefined || value.value === null)));
    if (open.length === 0) {
        const known = settle(scope, literals, literals.length, 0, registration.call);
        return { hint: known && toHint(registration, name, known.value, known.from), isOpen: known === undefined && literals.length > 0 };
    }
    const written = open.length === 1 && literals.length === 0 ? writtenHint(scope, ref, path, name) ?? placeOf(open) : undefined;
    const known = written && evaluate(scope, written);
    if (!known || typeof known.value !== 'boolean')
        return { hint: undefined, isOpen: true };
    return { hint: toHint(registration, name, known.value, [...known.from.filter((f) => isWithin(f, registration.row)), written, ...known.from]), isOpen: false };
}
function placeOf(origins) {
    const value = origins[0]?.value;
    return value && 'at' in value ? value.at : undefined;
}
/** The expression of the hint, where a literal holds it. */
function writtenHint(_scope, ref, path, name) {
    const object = path.length === 0 ? exprAs(ref, 'object') : undefined;
    const property = object?.properties.find((p) => p.key === name && p.kind === 'value');
    return property && at(ref, property.value);
}
function toHint({ row }, name, value, from) {
    const [first] = from;
    if (typeof value !== 'boolean' || !first)
        return undefined;
    // what chooses among several stands with the tool; what holds for all stands where it is written
    const own = from.length > 1 ? from.find((f) => isWithin(f, row)) : undefined;
    const place = own ?? first;
    const isOwn = exprAs(place, 'literal')?.value === value && (row === undefined || isWithin(place, row));
    const { start, end } = exprOf(place);
    return { name, value, at: place, edit: isOwn ? { at: { file: place.file, start, end }, text: String(!value) } : undefined };
}
function isWithin(ref, row) {
    if (!row || row.file !== ref.file)
        return false;
    const { start, end } = exprOf(ref);
    return start >= row.start && end <= row.end;
}
