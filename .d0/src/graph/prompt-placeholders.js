import { NONE } from '../facts/model.js';
import { at, calleeName, exprAs, exprOf, isInFunction, isInRegion, receiverOf } from './code.js';
import { isForOthers } from './own-arms.js';
/** Literals in plain quotes that hold `${name}` of a name which is in reach there. */
export function quotedTemplates(slice, arms) {
    return [...slice.exprs.values()].flatMap(({ ref }) => {
        const literal = exprAs(ref, 'literal');
        if (!literal || typeof literal.value !== 'string' || !literal.value.includes('${') || isForOthers(arms, ref.file, literal.region))
            return [];
        const found = [...literal.value.matchAll(/\$\{\s*([A-Za-z_$][\w$]*)((?:\??\.[A-Za-z_$][\w$]*)*)\s*\}/g)].filter((m) => isInReach(ref, m[1] ?? ''));
        if (found.length === 0 || isEscaped(literal.value, literal.end - literal.start))
            return [];
        return [{ ref, names: found.map((m) => /([\w$]+)$/.exec(m[2] ?? '')?.[1] ?? m[1] ?? '') }];
    });
}
/** A variable or parameter of a function around the literal. */
function isInReach({ file, id }, name) {
    const fn = file.exprs[id]?.fn ?? 0;
    return file.variables.some((v) => v.name === name && v.fn > 0 && v.kind !== 'function' && isInFunction(file, fn, v.fn));
}
/** In back quotes `\${` is written with a backslash, so the source is longer than the text and its quotes. */
function isEscaped(text, length) {
    const written = [...text].reduce((sum, c) => sum + (['\n', '\t', '\r', '\\'].includes(c) ? c.length + 1 : c.length), 2);
    const marks = text.split('${').length - 1;
    return length - written >= marks || length < written;
}
/** A `{{name}}` in a prompt's own template that no argument of it fills. */
export function placeholderFaults(prompt, schema, slices) {
    const { row } = prompt;
    if (!row || schema.isOpen || schema.form === 'unknown' || schema.form === 'none')
        return [];
    const templates = templatesIn(row);
    const declared = new Set(schema.arguments.map((a) => a.name));
    const isTemplated = templates.some(({ names }) => names.some((name) => declared.has(name)));
    if (!isTemplated || !slices.some((slice) => fillsTemplates(slice)))
        return [];
    return templates.flatMap(({ ref, names }) => [...new Set(names)].filter((name) => !declared.has(name) && !isFilledElsewhere(slices, name, row)).map((name) => ({ name, at: placeIn(ref, name) })));
}
function templatesIn(row) {
    return row.file.exprs.flatMap((expr, id) => {
        const ref = { file: row.file, id };
        const text = expr.start >= row.start && expr.end <= row.end ? textOf(ref) : '';
        return text.includes('{{') ? [{ ref, names: [...text.matchAll(/\{\{\s*([A-Za-z_][\w-]*)\s*\}\}/g)].map((m) => m[1] ?? '') }] : [];
    }).filter(({ names }) => names.length > 0);
}
/** The placeholder itself, where the source of the literal is its text. */
function placeIn(ref, name) {
    const { start, end } = exprOf(ref);
    const text = textOf(ref);
    const found = new RegExp(`\\{\\{\\s*${name}\\s*\\}\\}`).exec(text);
    if (!found || exprOf(ref).kind !== 'literal' || end - start !== text.length + 2)
        return ref;
    return { file: ref.file, start: start + 1 + found.index, end: start + 1 + found.index + found[0].length };
}
/** Does the prompt's own template wait for an argument that is declared as required? */
export function holdsRequired({ row }, schema) {
    return row !== undefined && templatesIn(row).some(({ names }) => names.some((name) => schema.arguments.some((a) => a.isRequired && a.name === name)));
}
/** Conditions `if (request.params.arguments)` around the only code that the arguments are handed to. */
export function skippedFills({ asked, whole, handed }) {
    return asked.filter((test) => {
        const { file } = test;
        const { fn } = exprOf(test);
        const around = file.regions.findIndex((region) => region.kind === 'if' && isWithin(file, region.test, test));
        const isInside = (ref) => ref.file === file && isInRegion(file, exprOf(ref).region, around);
        if (around < 0 || !handed.some(isInside))
            return false;
        const isElsewhere = (ref) => ref.file === file && isInFunction(file, exprOf(ref).fn, fn) && !isInside(ref);
        return ![...whole, ...handed].some(isElsewhere);
    });
}
function isWithin(file, outer, { id }) {
    const a = file.exprs[outer];
    const b = file.exprs[id];
    return a !== undefined && b !== undefined && b.start >= a.start && b.end <= a.end;
}
function textOf(ref) {
    const expr = exprOf(ref);
    if (expr.kind === 'literal')
        return typeof expr.value === 'string' ? expr.value : '';
    return expr.kind === 'template' ? expr.texts.join('${}') : '';
}
/** Does the handler replace what stands in double braces? */
function fillsTemplates(slice) {
    return [...slice.functions.values()].some(({ file, fn }) => {
        const fact = file.functions[fn];
        return fact !== undefined && file.exprs.some((expr, id) => expr.start >= fact.start && expr.end <= fact.end && expr.kind === 'call'
            && ['replace', 'replaceAll', 'match', 'matchAll', 'split', 'exec', 'compile', 'render'].includes(calleeName({ file, id }))
            && (['compile', 'render'].includes(calleeName({ file, id })) || expr.args.concat(receiverOf({ file, id })?.id ?? []).some((a) => bracesIn({ file, id: a }))));
    });
}
function bracesIn(ref) {
    const expr = exprOf(ref);
    if (expr.kind === 'regexp')
        return /\\?\{\\?\{/.test(expr.source);
    if (expr.kind === 'name')
        return (ref.file.variables[expr.variable]?.definitions ?? []).some((d) => d.kind === 'value' && d.path.length === 0 && d.value !== NONE && exprOf(at(ref, d.value)).kind !== 'name' && bracesIn(at(ref, d.value)));
    if (expr.kind === 'new')
        return expr.args.some((a) => bracesIn(at(ref, a)));
    return /\{\{/.test(textOf(ref));
}
/** The name is a key, or is written in braces, in the code that renders: a date, a user name, a fixed part. */
function isFilledElsewhere(slices, name, row) {
    const isOutside = (ref) => ref.file !== row.file || exprOf(ref).start < row.start || exprOf(ref).end > row.end;
    return slices.some((slice) => [...slice.functions.values()].some(({ file, fn }) => {
        const fact = file.functions[fn];
        return fact !== undefined && file.exprs.some((expr, id) => {
            if (expr.start < fact.start || expr.end > fact.end || !isOutside({ file, id }))
                return false;
            if (expr.kind === 'object')
                return expr.properties.some((p) => p.key === name);
            if (expr.kind === 'member')
                return expr.property === name;
            return expr.kind === 'literal' && typeof expr.value === 'string' && (expr.value === name || expr.value.includes(`{{${name}}}`));
        });
    }));
}
