import { NONE } from '../facts/model.js';
import { calledFunctions, calleeRoles } from './callees.js';
import { argumentAt } from './calls.js';
import { at, calleeName, exprAs, exprOf, isCatalogue, refKey } from './code.js';
import { gatesIn, isRendered, promptFiles, textsOf } from './gated-texts.js';
import { liveReports } from './live-reports.js';
export const secondSurfaces = {
    begin: ({ sinks }) => sinks('tools/list')[0]?.ref,
    find(inquiry) {
        const seen = new Set();
        return [...tables(inquiry), ...liveReports(inquiry), ...misgated(inquiry.graph)].filter(({ at }) => !seen.has(refKey(at)) && seen.add(refKey(at)));
    },
};
const MAX_FILES = 80;
const GUIDANCE = ['system', 'instructions', 'systemPrompt', 'systemInstruction'];
/** `generateText({ system: guidance(), tools })`: a call that gives a model both. */
function tables({ graph, namesOf }) {
    return namesOf('model-tools').flatMap((name) => graph.source.filesShaped(name, 'member').concat(graph.source.filesContaining(name)).slice(0, MAX_FILES).flatMap((path) => {
        const file = graph.source.facts(path);
        return (file?.index.calls.get(name) ?? []).flatMap((id) => tableOf(graph, { file: file, id }));
    }));
}
function tableOf(graph, call) {
    const role = calleeRoles(graph.calleesOf(call)).find((r) => r.name === 'model-tools' && r.values['tools'] !== undefined);
    const given = role && argumentAt(call, role.values['tools']);
    const holder = given?.path.length === 0 && exprOf(given.ref).parent !== NONE ? at(given.ref, exprOf(given.ref).parent) : undefined;
    const beside = holder && exprAs(holder, 'object')?.properties.find((p) => GUIDANCE.includes(p.key ?? ''));
    if (!given || !holder || !beside)
        return [];
    const tools = reachedFrom(graph, given.ref);
    if (!isNarrowed(tools))
        return [];
    const guidance = reachedFrom(graph, at(holder, beside.value));
    if ([...tools.variables].some((v) => guidance.variables.has(v) && !v.endsWith('#import')))
        return [];
    const table = guidance.refs.find((ref) => isStaticTable(graph, ref));
    return table ? [{ kind: 'table', at: table, other: given.ref, name: '', isCertain: true }] : [];
}
const MAX_REFS = 400;
/** The expressions that a value is computed from, through variables of the file, and functions of the code with their own variables. */
function reachedFrom(graph, start) {
    const reached = { refs: [], variables: new Set() };
    const seen = new Set();
    const visit = (root, depth) => {
        if (seen.has(refKey(root)) || depth > 4 || reached.refs.length > MAX_REFS)
            return;
        seen.add(refKey(root));
        const { start: from, end: to } = exprOf(root);
        root.file.exprs.forEach((expr, id) => {
            if (expr.start < from || expr.end > to)
                return;
            const ref = { file: root.file, id };
            reached.refs.push(ref);
            if (expr.kind === 'name' && expr.variable !== NONE)
                visitVariable(root.file, expr.variable, depth);
            if (expr.kind === 'call')
                for (const { file, fn } of calledFunctions(graph.calleesOf(ref)))
                    if (!isCatalogue(file))
                        for (const r of file.functions[fn]?.returns ?? [])
                            if (r.value !== NONE)
                                visit({ file, id: r.value }, depth + 1);
        });
    };
    const visitVariable = (file, variable, depth) => {
        const fact = file.variables[variable];
        if (!fact || ['import', 'function', 'class'].includes(fact.kind))
            return;
        // what stands in the module is no choice of this request
        if (fact.fn !== 0)
            reached.variables.add(`${file.path}:${variable}`);
        for (const d of fact.definitions)
            if (d.kind === 'value')
                visit({ file, id: d.value }, depth + 1);
    };
    visit(start, 0);
    return reached;
}
/** Some of the tools are left out. */
const isNarrowed = ({ refs }) => refs.some((ref) => exprOf(ref).kind === 'call' && ['filter', 'omit', 'pick', 'omitBy', 'pickBy', 'reject'].includes(calleeName(ref)));
/** `Object.values(ToolNames)`, `TOOL_NAMES.map(…)`: every entry of a table of tools in the code. */
function isStaticTable(graph, ref) {
    const call = exprAs(ref, 'call');
    const callee = call && exprAs(at(ref, call.callee), 'member');
    if (!call || !callee)
        return false;
    const isWhole = exprAs(at(ref, callee.object), 'name')?.name === 'Object' && ['values', 'keys', 'entries'].includes(callee.property);
    const [first] = call.args;
    const table = isWhole ? (first === undefined ? undefined : at(ref, first)) : ['map', 'join', 'flatMap', 'reduce'].includes(callee.property) ? at(ref, callee.object) : undefined;
    const name = table && (exprAs(table, 'name')?.name ?? exprAs(table, 'member')?.property);
    if (!table || name === undefined || !/tool/i.test(name))
        return false;
    return graph.valuesOf(table).some((v) => {
        if (v.kind !== 'object' && v.kind !== 'array')
            return false;
        const expr = exprOf(v.ref);
        const size = expr.kind === 'object' ? expr.properties.length : expr.kind === 'array' ? expr.elements.length : 0;
        return expr.fn === 0 && size >= 2;
    });
}
/** `if (has('shell')) lines.push('Use `search` first.')`: hidden although its tool is there, or shown although it is not. */
function misgated(graph) {
    return promptFiles(graph, ['tools', 'Tools', 'tool', 'Tool', 'declared', 'available']).flatMap((file) => {
        const gates = gatesIn(graph, file).filter((gate) => gate.asked.name !== undefined);
        const names = new Set(gates.flatMap(({ asked }) => asked.name ?? []));
        if (names.size < 2)
            return [];
        return gates.flatMap(({ test, asked, holds }) => {
            const inner = gates.filter((g) => g.test.id !== test.id && holds(g.test.id));
            for (const [id, expr] of file.exprs.entries()) {
                if ((expr.kind !== 'literal' && expr.kind !== 'template') || !holds(id) || inner.some((g) => g.holds(id)))
                    continue;
                const ref = { file, id };
                const other = textsOf(graph, ref).flatMap((text) => (text.includes(' ') && !text.includes(asked.name ?? '') ? [...names].filter((n) => n !== asked.name && speaksOf(text, n)) : []))[0];
                if (other !== undefined && isRendered(ref) && !gates.some((g) => g.asked.name === other && g.holds(id)))
                    return [{ kind: 'gate', at: test, other: ref, name: other, isCertain: false }];
            }
            return [];
        });
    });
}
/** By name, as a word of its own in quotes of code or with an underscore. */
function speaksOf(text, name) {
    const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return new RegExp(`[\`'"]${escaped}[\`'"(]`).test(text) || (/[_-]/.test(name) && new RegExp(`(?<![\\w-])${escaped}(?![\\w-])`).test(text));
}
