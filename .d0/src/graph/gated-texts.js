import { NONE } from '../facts/model.js';
import { at, exprAs, exprOf, isInRegion, refKey } from './code.js';
import { functionName } from './function-name.js';
import { isSafetyText } from './safety-text.js';
import { toolAskedFor } from './tool-tests.js';
const MAX_FILES = 80;
const NEEDLES = [
    'SAFETY', 'Safety', 'safety', 'PERMISSION', 'Permission', 'permission', 'permissions', 'SECURITY', 'Security', 'security', 'POLICY', 'policy', 'destructive', 'Never', 'never', 'confirm', 'Confirm',
    'approval', 'Approval', 'RULES', 'secret', 'secrets', 'dangerous', 'delete', 'credentials', 'password', 'passwords', 'overwrite', 'untrusted', 'ermission', 'onfirm', 'pproval',
];
const PROMPTS = ['rompt', 'prompt', 'Prompt', 'instruction', 'instructions', 'Instructions', 'system', 'System', 'guidance', 'guidelines'];
export const gatedTexts = {
    begin: () => undefined,
    find({ graph }) {
        const seen = new Set();
        return promptFiles(graph).flatMap((file) => gatesIn(graph, file).flatMap((gate) => gatedBy(graph, gate))).filter(({ test }) => !seen.has(refKey(test)) && seen.add(refKey(test)));
    },
};
/** Files that speak of tools, of prompts, and of what is allowed. */
export function promptFiles(graph, needles = NEEDLES) {
    const having = (needles) => new Set(needles.flatMap((n) => graph.source.filesContaining(n)));
    const [tools, prompts] = [having(['ool']), having(PROMPTS)];
    return [...having(needles)].filter((path) => tools.has(path) && prompts.has(path)).slice(0, MAX_FILES).flatMap((path) => graph.source.facts(path) ?? []);
}
/** `if (has('shell')) { … }`, what follows `if (!has('shell')) return`, `has('shell') ? … : …`, `has('shell') && …` */
export function gatesIn(graph, file) {
    const gate = (test, holds) => { const asked = toolAskedFor(graph, test); return asked ? [{ file, test, asked, holds }] : []; };
    const branches = file.regions.flatMap((region, id) => (['if', 'else', 'guard'].includes(region.kind) && region.test !== NONE
        ? gate({ file, id: region.test }, (expr) => isInRegion(file, file.exprs[expr]?.region ?? 0, id)) : []));
    const choices = file.exprs.flatMap((expr) => {
        if (expr.kind !== 'choice' || (expr.operator !== '?:' && expr.operator !== '&&'))
            return [];
        const test = expr.operator === '&&' ? expr.options[0] : expr.test;
        const options = expr.options.filter((o) => o !== test && o !== NONE).flatMap((o) => file.exprs[o] ?? []);
        return test === undefined || test === NONE ? [] : gate({ file, id: test }, (id) => { const inner = file.exprs[id]; return inner !== undefined && options.some((o) => inner.start >= o.start && inner.end <= o.end); });
    });
    return [...branches, ...choices];
}
function gatedBy(graph, { file, test, asked, holds }) {
    for (const [id, expr] of file.exprs.entries()) {
        if (!['literal', 'template', 'name', 'member'].includes(expr.kind) || !holds(id))
            continue;
        const ref = { file, id };
        const says = textsOf(graph, ref).find((text) => isSafetyText(text) && !isAboutTool(text, asked.name));
        if (says !== undefined && isRendered(ref) && !isRenderedElsewhere(ref, holds))
            return [{ test, text: ref, says: says.slice(0, 60), tool: asked.name }];
    }
    return [];
}
/** The texts that an expression stands for: itself, a constant, the lines of a list. */
export function textsOf(graph, ref) {
    const expr = exprOf(ref);
    if (expr.kind === 'literal')
        return typeof expr.value === 'string' ? [expr.value] : [];
    if (expr.kind === 'template')
        return [expr.texts.join(' ')];
    if (expr.parent !== NONE && ['member', 'call'].includes(exprOf(at(ref, expr.parent)).kind) && exprAs(at(ref, expr.parent), 'call')?.callee !== undefined && exprAs(at(ref, expr.parent), 'call')?.callee === ref.id)
        return [];
    return [...graph.originsOf(ref, [], 'value'), ...graph.originsOf(ref, ['*'], 'value')].flatMap(({ value }) => {
        if (value.kind === 'literal')
            return typeof value.value === 'string' ? [value.value] : [];
        return value.kind === 'text' ? [exprAs(value.at, 'template')?.texts.join(' ') ?? ''] : [];
    });
}
/** A rule for the use of the tool itself goes with the tool. */
function isAboutTool(text, tool) {
    if (tool === undefined)
        return false;
    const words = tool.split(/[^A-Za-z0-9]+/).filter((w) => w.length > 2);
    return text.includes(tool) || words.some((word) => new RegExp(`\\b${word}`, 'i').test(text));
}
/** It becomes part of a longer text: pushed to a list, joined, returned; not thrown and not logged. */
export function isRendered(ref) {
    for (let id = exprOf(ref).parent; id !== NONE; id = exprOf(at(ref, id)).parent) {
        const expr = exprOf(at(ref, id));
        const callee = expr.kind === 'call' || expr.kind === 'new' ? exprOf(at(ref, expr.callee)) : undefined;
        const name = callee?.kind === 'member' ? callee.property : callee?.kind === 'name' ? callee.name : '';
        if (/Error$|^(?:log|warn|error|info|debug|confirm|ask|prompt|notify|reject|fail|test|it|describe|expect)$/.test(name))
            return false;
    }
    return /prompt|instruction|system|guid|section|rule|context|preamble|policy/i.test([namesAround(ref), ref.file.path].join(' '));
}
function namesAround({ file, id }) {
    const names = [functionName({ file, id })];
    for (let fn = file.exprs[id]?.fn ?? 0; fn > 0; fn = file.functions[fn]?.parent ?? 0)
        names.push(file.functions[fn]?.name ?? '', file.variables[file.functions[fn]?.variable ?? NONE]?.name ?? '');
    return names.join(' ');
}
/** The same constant stands outside of the condition too. */
function isRenderedElsewhere(ref, holds) {
    const name = exprAs(ref, 'name');
    if (!name || name.variable === NONE)
        return false;
    return (ref.file.variables[name.variable]?.uses ?? []).some((use) => use !== ref.id && !holds(use) && exprOf(at(ref, use)).fn === exprOf(ref).fn);
}
