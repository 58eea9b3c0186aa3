import { NONE } from '../facts/model.js';
import { argumentAt } from './calls.js';
import { exprAs, isCatalogue } from './code.js';
export const madeServers = {
    find: (inquiry) => ['Server', 'McpServer'].flatMap((name) => inquiry.graph.source.filesShaped(name, 'import').flatMap((path) => {
        const file = inquiry.graph.source.facts(path);
        return (file?.index.calls.get(name) ?? []).flatMap((id) => (file ? madeAt(inquiry.graph, { file, id }) : []));
    })),
    begin: () => undefined,
};
function madeAt(graph, made) {
    if (!exprAs(made, 'new'))
        return [];
    const classes = graph.calleesOf(made).flatMap((c) => (c.kind === 'constructor' && isCatalogue(c.file) && c.file.path.includes('modelcontextprotocol') ? [{ name: c.file.classes[c.class]?.name, isSecond: !c.file.path.includes('/sdk') }] : []));
    if (!classes.some(({ name }) => name === 'Server' || name === 'McpServer'))
        return [];
    const isHighLevel = classes.some(({ name }) => name === 'McpServer');
    return [{ made, isHighLevel, answersDeclared: isHighLevel && classes.every((c) => c.isSecond), capabilities: capabilitiesAt(graph, made) }];
}
function capabilitiesAt(graph, made) {
    const given = argumentAt(made, '1.capabilities');
    if (!given)
        return new Map();
    if (given.path.length > 0 && exprAs(given.ref, 'object'))
        return exprAs(given.ref, 'object')?.properties.every((p) => p.key !== undefined) ? new Map() : undefined;
    if (given.path.length > 0)
        return undefined;
    if (isAddedTo(given.ref))
        return undefined;
    const values = graph.valuesOf(given.ref);
    const [only] = values;
    const object = values.length === 1 && only?.kind === 'object' ? exprAs(only.ref, 'object') : undefined;
    if (only?.kind !== 'object' || !object || object.properties.some((p) => p.key === undefined))
        return undefined;
    const { file } = only.ref;
    return new Map(object.properties.flatMap((p) => (p.key === undefined ? [] : [[p.key, { at: { file, start: p.start, end: p.end }, value: { file, id: p.value } }]])));
}
/** `capabilities.tools = {}`, `Object.assign(capabilities, …)`: the literal is where they begin, not all of them. */
function isAddedTo(ref) {
    const name = exprAs(ref, 'name');
    return ((name && ref.file.variables[name.variable]?.uses) ?? []).some((use) => {
        const parent = ref.file.exprs[ref.file.exprs[use]?.parent ?? NONE];
        if (parent?.kind === 'call')
            return parent.args.includes(use);
        const outer = parent?.kind === 'member' || parent?.kind === 'element' ? ref.file.exprs[parent.parent] : undefined;
        return outer?.kind === 'assign' && ref.file.exprs[outer.target] === parent;
    });
}
