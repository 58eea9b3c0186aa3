import { NONE } from '../facts/model.js';
import { at, calleeName, exprAs, exprOf } from './code.js';
import { verbOf } from './effect-words.js';
import { originsOfPart } from './registration.js';
const NAMES = /^(?:action|actions|operation|operationType|op|command|cmd|mode|method|verb|subcommand|task|intent|do)$/i;
const questions = new WeakMap();
/** The arguments of a tool that choose between reading and writing. */
export function mixedModesOf(registration) {
    const known = questions.get(registration);
    if (known)
        return known;
    const question = { begin: () => registration.call, find: ({ graph }) => modesIn(graph, registration) };
    questions.set(registration, question);
    return question;
}
function modesIn(graph, registration) {
    const seen = new Set();
    return originsOfPart(graph, registration, 'input').flatMap(({ value }) => {
        const place = value.kind === 'object' ? value.ref : 'at' in value ? value.at : undefined;
        return place ? choosers(place) : [];
    }).filter((property) => !seen.has(property.value.id) && seen.add(property.value.id)).flatMap(({ name, value }) => {
        const { reads, writes } = sorted(labelsOf(graph, value, 0));
        return reads.length > 0 && writes.length > 0 ? [{ property: name, at: value, reads, writes }] : [];
    });
}
/** Properties of the schema, or of what it is made of, that are called like a choice of action. */
function choosers(place) {
    const { file } = place;
    const { start, end } = exprOf(place);
    return file.exprs.flatMap((e) => (e.kind === 'object' && e.start >= start && e.end <= end
        ? e.properties.flatMap((p) => (p.key !== undefined && NAMES.test(p.key) && p.kind === 'value' ? [{ name: p.key, value: { file, id: p.value } }] : [])) : []));
}
/** The texts a schema allows: `z.enum([…])`, `z.union([z.literal(…)])`, `{ enum: […] }`, a named list. */
function labelsOf(graph, schema, depth) {
    const { file } = schema;
    const { start, end } = exprOf(schema);
    const labels = [];
    file.exprs.forEach((e, id) => {
        if (e.start < start || e.end > end)
            return;
        const ref = { file, id };
        if (e.kind === 'call' && ['enum', 'literal', 'nativeEnum', 'Enum', 'Literal', 'picklist', 'enumType', 'oneOf'].includes(calleeName(ref)))
            for (const arg of e.args)
                labels.push(...textsOf(graph, at(ref, arg)));
        if (e.kind === 'object')
            for (const p of e.properties)
                if (p.key === 'enum' || p.key === 'const')
                    labels.push(...textsOf(graph, at(ref, p.value)));
    });
    if (labels.length > 0 || depth > 2)
        return labels;
    return graph.valuesOf(schema).flatMap((v) => {
        const place = v.kind === 'object' ? v.ref : 'at' in v ? v.at : undefined;
        return place && place.id !== NONE && (place.id !== schema.id || place.file !== file) ? labelsOf(graph, place, depth + 1) : [];
    });
}
function textsOf(graph, ref) {
    const direct = exprAs(ref, 'literal');
    if (direct)
        return typeof direct.value === 'string' ? [direct.value] : [];
    return graph.originsOf(ref, ['*'], 'value').flatMap(({ value }) => (value.kind === 'literal' && typeof value.value === 'string' ? [value.value] : []));
}
function sorted(labels) {
    const all = [...new Set(labels)].filter((label) => /^[\w.:-]{2,40}$/.test(label));
    return { reads: all.filter((l) => verbOf(l) === 'reads'), writes: all.filter((l) => { const verb = verbOf(l); return verb !== undefined && verb !== 'reads'; }) };
}
