import { NONE } from '../facts/model.js';
import { isCatalogue } from './code.js';
const KINDS = [['model-entry', 'tool'], ['prompt-handler', 'prompt'], ['resource-handler', 'resource']];
const FIELDS = [
    ['title', ['title']], ['description', ['description']], ['input', ['schema', 'inputSchema', 'arguments']], ['output', ['outputSchema', 'outputSchemaShape']], ['annotations', ['annotations']], ['uri', ['uri']],
];
/** `class SearchTool extends MCPTool { name = 'search'; async execute() {} }`: subclasses of a framework's classes whose overridden methods serve. */
export function classRegistrations(graph, handlerNames) {
    return handlerNames.flatMap((method) => graph.source.filesShaped(method, 'definition').flatMap((path) => {
        const file = graph.source.facts(path);
        return (file?.classes ?? []).flatMap((fact) => {
            const member = fact.members.get(method)?.find((m) => m.kind === 'method');
            if (!file || !member || fact.extends === NONE || !extendsCatalogue(graph, { file, id: fact.extends }))
                return [];
            const role = graph.callersOf(file, member.function).landings.find((l) => KINDS.some(([name]) => name === l.role));
            const kind = KINDS.find(([name]) => name === role?.role)?.[1];
            return kind ? [registrationOf(file, fact, kind, member.function)] : [];
        });
    }));
}
function extendsCatalogue(graph, base) {
    return graph.valuesOf(base).some((v) => v.kind === 'class' && isCatalogue(v.file));
}
function registrationOf(file, fact, kind, fn) {
    const call = { file, id: fact.extends };
    const field = (name) => {
        const value = fact.members.get(name)?.find((m) => m.kind === 'field')?.value ?? NONE;
        return value === NONE ? undefined : { ref: { file, id: value }, path: [] };
    };
    const name = field('name');
    const literal = name && file.exprs[name.ref.id];
    return {
        kind, call, row: { file, start: fact.start, end: fact.end }, name: literal?.kind === 'literal' && typeof literal.value === 'string' ? literal.value : undefined, nameAt: name?.ref,
        handlers: [{ file, fn, region: 0, given: call, isShared: false }],
        parts: new Map(FIELDS.flatMap(([part, keys]) => { const located = keys.map(field).find((f) => f !== undefined); return located ? [[part, located]] : []; })),
        sdk: 'other', style: 'class', isGuess: false,
    };
}
