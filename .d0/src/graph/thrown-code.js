import { NONE } from '../facts/model.js';
import { calledFunctions } from './callees.js';
import { at, exprAs, exprOf } from './code.js';
const NUMBERS = { 32602: 'InvalidParams', 32601: 'MethodNotFound', 32600: 'InvalidRequest', 32603: 'InternalError' };
const NAMES = new Set(['InvalidParams', 'MethodNotFound', 'InvalidRequest', 'InternalError']);
const PLAIN = new Set(['Error', 'TypeError', 'RangeError', 'ReferenceError', 'SyntaxError']);
export function thrownCode(graph, value, depth = 0) {
    const unknown = { code: 'unknown', made: undefined };
    if (value.id === NONE || depth > 4)
        return unknown;
    const expr = exprOf(value);
    if (expr.kind === 'cast' || expr.kind === 'await')
        return thrownCode(graph, at(value, expr.value), depth + 1);
    if (expr.kind === 'new')
        return { code: codeOfNew(graph, value), made: value };
    if (expr.kind === 'name') {
        const definitions = value.file.variables[expr.variable]?.definitions ?? [];
        const [only] = definitions;
        return definitions.length === 1 && only?.kind === 'value' && only.path.length === 0 && !isChanged(value.file, expr.variable) ? thrownCode(graph, at(value, only.value), depth + 1) : unknown;
    }
    if (expr.kind !== 'call')
        return unknown;
    // `Error('…')` without `new`
    const callee = exprAs(at(value, expr.callee), 'name');
    if (callee?.variable === NONE && PLAIN.has(callee.name))
        return { code: 'plain', made: value };
    const [fn, ...more] = calledFunctions(graph.calleesOf(value));
    const [exit, ...exits] = fn ? fn.file.functions[fn.fn]?.returns ?? [] : [];
    return fn && exit && more.length === 0 && exits.length === 0 ? thrownCode(graph, { file: fn.file, id: exit.value }, depth + 1) : unknown;
}
/** `error.code = …` */
function isChanged(file, variable) {
    return (file.variables[variable]?.uses ?? []).some((use) => {
        const parent = file.exprs[file.exprs[use]?.parent ?? NONE];
        const outer = parent?.kind === 'member' ? file.exprs[parent.parent] : parent;
        return outer?.kind === 'assign' || (outer?.kind === 'call' && parent?.kind !== 'member');
    });
}
function codeOfNew(graph, made) {
    const expr = exprAs(made, 'new');
    const callee = expr && exprAs(at(made, expr.callee), 'name');
    if (!expr || !callee)
        return 'unknown';
    if (callee.variable === NONE && PLAIN.has(callee.name))
        return 'plain';
    if (callee.name === 'McpError' || callee.name === 'ProtocolError')
        return expr.args[0] === undefined ? 'unknown' : codeOf(graph, at(made, expr.args[0]));
    const classes = graph.valuesOf(at(made, expr.callee)).flatMap((v) => (v.kind === 'class' ? [v] : []));
    return classes.length > 0 && classes.every((c) => isPlainClass(graph, c.file, c.class, 0)) ? 'plain' : 'unknown';
}
/** The first argument of an error of the SDK. */
function codeOf(graph, ref) {
    const expr = exprOf(ref);
    if (expr.kind === 'member')
        return NAMES.has(expr.property) ? expr.property : 'unknown';
    if (expr.kind === 'unary' && expr.operator === '-') {
        const literal = exprAs(at(ref, expr.value), 'literal');
        return typeof literal?.value === 'number' ? (NUMBERS[literal.value] ?? 'unknown') : 'unknown';
    }
    if (expr.kind !== 'name')
        return 'unknown';
    const [only, ...more] = (ref.file.variables[expr.variable]?.definitions ?? []).filter((d) => d.kind === 'value');
    return only && more.length === 0 ? codeOf(graph, at(ref, only.value)) : 'unknown';
}
/** A class of the code's own that extends Error and says nothing of a code. */
function isPlainClass(graph, file, id, depth) {
    const fact = file.classes[id];
    if (!fact || fact.extends === NONE || depth > 3 || fact.members.has('code'))
        return false;
    const storesCode = (file.index.stores.get('code') ?? []).some((s) => { const e = file.exprs[s]; return e !== undefined && e.start >= fact.start && e.end <= fact.end; });
    if (storesCode)
        return false;
    const base = exprAs({ file, id: fact.extends }, 'name');
    if (base?.variable === NONE)
        return PLAIN.has(base.name);
    const bases = graph.valuesOf({ file, id: fact.extends }).flatMap((v) => (v.kind === 'class' ? [v] : []));
    return bases.length > 0 && bases.every((b) => isPlainClass(graph, b.file, b.class, depth + 1));
}
