import { NONE } from '../facts/model.js';
import { at, exprAs, exprOf, refKey } from './code.js';
import { leavesOf } from './evidence.js';
import { thrownCode } from './thrown-code.js';
/** The expressions that are the argument: its reads, and the variables it is kept in. */
function valueTest(reads) {
    const refs = new Set();
    const variables = new Set();
    for (const { value, isTest } of reads) {
        if ('variable' in value)
            variables.add(`${value.file.path}#${value.variable}`);
        else {
            refs.add(refKey(value));
            if (!isTest)
                value.file.variables.forEach((v, id) => { if (v.definitions.some((d) => d.kind === 'value' && d.path.length === 0 && isSame(at(value, d.value), value)))
                    variables.add(`${value.file.path}#${id}`); });
        }
    }
    return (ref) => refs.has(refKey(ref)) || variables.has(`${ref.file.path}#${exprAs(ref, 'name')?.variable ?? NONE}`);
}
/** The read itself, through casts and trims. */
function isSame(ref, value) {
    if (ref.id === value.id)
        return true;
    const expr = exprOf(ref);
    if (expr.kind === 'cast')
        return isSame(at(ref, expr.value), value);
    const callee = expr.kind === 'call' ? exprAs(at(ref, expr.callee), 'member') : undefined;
    return callee?.property === 'trim' && isSame(at(ref, callee.object), value);
}
/** Throws under a condition that says the argument is missing. */
export function missingThrows(graph, reads) {
    const is = valueTest(reads);
    const functions = new Map(reads.map(({ value }) => { const fn = 'variable' in value ? (value.file.variables[value.variable]?.fn ?? 0) : exprOf(value).fn; return [`${value.file.path}#${fn}`, { file: value.file, fn }]; }));
    return [...functions.values()].flatMap(({ file, fn }) => (file.functions[fn]?.throws ?? []).filter((exit) => exit.value !== NONE && isUnderAbsence({ file, id: exit.value }, exit.region, is)).map((exit) => ({ ref: { file, id: exit.value }, code: thrownCode(graph, { file, id: exit.value }).code })));
}
function isUnderAbsence({ file }, start, is) {
    for (let id = start; id > 0; id = file.regions[id]?.parent ?? 0) {
        const region = file.regions[id];
        if (region && region.test !== NONE)
            return region.kind === 'if' && isAbsent({ file, id: region.test }, is);
    }
    return false;
}
function isAbsent(test, is) {
    const expr = exprOf(test);
    if (expr.kind === 'unary')
        return expr.operator === '!' && isIt(at(test, expr.value), is);
    if (expr.kind === 'choice')
        return expr.operator !== '?:' && expr.options.some((o) => isAbsent(at(test, o), is));
    if (expr.kind !== 'binary' || !['===', '=='].includes(expr.operator))
        return false;
    const sides = [at(test, expr.left), at(test, expr.right)];
    return sides.some((side) => isIt(side, is)) && sides.some((side) => { const literal = exprAs(side, 'literal'); return literal !== undefined && (literal.value === undefined || literal.value === null || literal.value === ''); });
}
function isIt(ref, is) {
    if (is(ref))
        return true;
    const expr = exprOf(ref);
    if (expr.kind === 'cast')
        return isIt(at(ref, expr.value), is);
    const callee = expr.kind === 'call' ? exprAs(at(ref, expr.callee), 'member') : undefined;
    return callee !== undefined && ['trim', 'toString'].includes(callee.property) && isIt(at(ref, callee.object), is);
}
/** Throws under a condition that looks the arguments up by the names that the listing requires: `if (required.some((name) => !args[name])) throw …` */
export function dynamicThrows(graph, lookups) {
    const files = new Set(lookups.map(({ file }) => file));
    return [...files].flatMap((file) => file.functions.flatMap((fn) => fn.throws.filter((exit) => exit.value !== NONE && isUnderLookup({ file, id: exit.value }, exit.region, lookups)).map((exit) => ({ ref: { file, id: exit.value }, code: thrownCode(graph, { file, id: exit.value }).code })))).filter(({ code }) => code !== 'InvalidParams' && code !== 'unknown');
}
function isUnderLookup({ file }, start, lookups) {
    for (let id = start; id > 0; id = file.regions[id]?.parent ?? 0) {
        const region = file.regions[id];
        if (region?.kind === 'if')
            return holdsLookup({ file, id: region.test }, lookups, 0);
    }
    return false;
}
/** In the condition, or in what its names are defined as. */
function holdsLookup(ref, lookups, depth) {
    const { start, end } = exprOf(ref);
    const isInside = (other) => other.file === ref.file && exprOf(other).start >= start && exprOf(other).end <= end;
    if (lookups.some((l) => isInside(l) && isByName(l)))
        return true;
    if (depth > 1)
        return false;
    const names = leavesOf(ref).flatMap((leaf) => exprAs(leaf, 'name') ?? exprAs(at(leaf, exprAs(leaf, 'member')?.object ?? NONE), 'name') ?? []);
    return names.some((name) => (ref.file.variables[name.variable]?.definitions ?? []).some((d) => d.kind === 'value' && holdsLookup(at(ref, d.value), lookups, depth + 1)));
}
/** `args[name]`, `name in args` */
function isByName(ref) {
    const { parent } = exprOf(ref);
    const holder = parent === NONE ? undefined : exprAs(at(ref, parent), 'binary');
    return exprOf(ref).kind === 'element' || (holder?.operator === 'in' && holder.right === ref.id);
}
/** Texts that stand in for an argument that was not sent: `args.topic ?? '(topic)'`, `{ topic = 'anything' }`. */
export function fillersOf(reads) {
    return reads.flatMap(({ value, isTest }) => {
        if (isTest)
            return [];
        if (!('variable' in value))
            return fillerBeside(value);
        const variable = value.file.variables[value.variable];
        const defaults = (variable?.definitions ?? []).flatMap((d) => (d.kind === 'value' && d.path.length === 0 && isText({ file: value.file, id: d.value }) ? [{ file: value.file, id: d.value }] : []));
        return [...defaults, ...(variable?.uses ?? []).flatMap((use) => fillerBeside({ file: value.file, id: use }))];
    });
}
function fillerBeside(value) {
    const { parent } = exprOf(value);
    if (parent === NONE)
        return [];
    const holder = at(value, parent);
    const expr = exprOf(holder);
    if (expr.kind === 'cast' || (expr.kind === 'member' && expr.optional && expr.property === 'trim') || (expr.kind === 'call' && exprAs(at(value, expr.callee), 'member')?.object === value.id))
        return fillerBeside(holder);
    if (expr.kind === 'call' && expr.callee === value.id && exprAs(value, 'member')?.property === 'trim')
        return fillerBeside(holder);
    if (expr.kind !== 'choice' || expr.operator === '&&')
        return [];
    const other = expr.options.at(-1);
    if (other === undefined || other === value.id || !isText(at(value, other)))
        return [];
    // `topic ? `, ${topic}` : ''` leaves a part out; `topic ? topic : 'anything'` fills it
    if (expr.operator === '?:' && expr.options[0] !== value.id)
        return [];
    return [holder];
}
function isText(ref) {
    const expr = exprOf(ref);
    return expr.kind === 'template' || (expr.kind === 'literal' && typeof expr.value === 'string');
}
