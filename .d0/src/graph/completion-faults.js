import { NONE } from '../facts/model.js';
import { argumentSchemaOf } from './argument-schema.js';
import { argumentUses } from './argument-uses.js';
import { at, calleeName, exprAs, exprOf } from './code.js';
import { statementContext } from './expected.js';
import { isWhollyListed } from './prompt-groups.js';
import { registrations } from './registrations.js';
import { requestHandlers } from './request-handlers.js';
const WRONG_KEYS = ['completion', 'complete', 'completable', 'autocomplete', 'autocompletion', 'argumentCompletion'];
const CAPABILITIES = new Set(['prompts', 'tools', 'resources', 'logging', 'experimental', 'sampling', 'completions']);
export const completionFaults = {
    begin: ({ answerTo }) => answerTo(requestHandlers)[0]?.call,
    find: (inquiry) => [...wrongKeys(inquiry), ...undeclaredCompleters(inquiry)],
};
/** `{ capabilities: { completion: {} } }` given to a server. */
function wrongKeys({ graph }) {
    return WRONG_KEYS.flatMap((key) => graph.source.filesShaped(key, 'definition').flatMap((path) => {
        const file = graph.source.facts(path);
        return (file?.index.objects.get(key) ?? []).flatMap((id) => {
            const ref = { file: file, id };
            const properties = exprAs(ref, 'object')?.properties ?? [];
            const property = properties.find((p) => p.key === key);
            const isOfProtocol = file?.variables.some((v) => v.definitions.some((d) => (d.kind === 'import' && d.specifier.startsWith('@modelcontextprotocol/')) || (d.kind === 'value' && (exprAs(at(ref, d.value), 'import')?.specifier ?? '').startsWith('@modelcontextprotocol/')))) ?? false;
            const isOnlyKey = properties.every((p) => p.key === key || p.key === undefined || CAPABILITIES.has(p.key));
            return property && isOfProtocol && isOnlyKey && isCapabilities(ref, 0) ? [{ kind: 'key', at: { file: ref.file, start: property.start, end: property.end }, name: key }] : [];
        });
    }));
}
/** Under the key, in the call, or in a variable that is used there. */
function isCapabilities(ref, depth) {
    const { parent } = exprOf(ref);
    if (depth > 3)
        return false;
    if (parent === NONE) {
        const context = statementContext(ref.file).get(ref.id);
        return context?.kind === 'variable' && (ref.file.variables[context.variable]?.uses ?? []).some((use) => isCapabilities(at(ref, use), depth + 1));
    }
    const holder = at(ref, parent);
    const expr = exprOf(holder);
    if (expr.kind === 'object')
        return expr.properties.some((p) => p.value === ref.id && (p.key === 'capabilities' || p.kind === 'spread')) && (expr.properties.some((p) => p.value === ref.id && p.key === 'capabilities') || isCapabilities(holder, depth + 1));
    if (expr.kind === 'cast' || expr.kind === 'choice')
        return isCapabilities(holder, depth + 1);
    return expr.kind === 'call' && calleeName(holder) === 'registerCapabilities';
}
/** Names that a handler of completion/complete answers for, and that neither a prompt nor a template has. */
function undeclaredCompleters({ graph, answerTo }) {
    const handlers = answerTo(requestHandlers);
    const completers = handlers.filter(({ method, call }) => method === 'completion/complete' || exprAs(at(call, exprAs(call, 'call')?.args[0] ?? NONE), 'name')?.name === 'CompleteRequestSchema');
    const all = answerTo(registrations).filter((r) => r.kind !== 'tool');
    const prompts = all.filter((r) => r.kind === 'prompt');
    if (completers.length === 0 || prompts.length === 0)
        return [];
    const schemas = prompts.map((p) => ({ schema: argumentSchemaOf(graph, p), isWhole: p.style === 'listed' && isWhollyListed(graph, p, handlers) }));
    // templates of resources have variables of their own
    if (schemas.some(({ schema, isWhole }) => schema.isOpen || schema.form === 'unknown' || !isWhole) || all.length > prompts.length)
        return [];
    const declared = new Set(schemas.flatMap(({ schema }) => schema.arguments.map((a) => a.name)));
    return completers.flatMap(({ file, fn, given }) => {
        const { carriers } = argumentUses(graph, { row: undefined, name: undefined }, { graph, own: undefined, others: new Set() }, [{ file, fn, path: ['params', 'argument', 'name'], given }]);
        return carriers.flatMap(({ ref }) => namesBeside(ref)).filter(({ name }) => !declared.has(name)).map(({ name, ref }) => ({ kind: 'argument', at: ref, name }));
    });
}
/** `argument.name === 'x'`, `case 'x':` */
function namesBeside(ref) {
    const { parent } = exprOf(ref);
    const binary = parent === NONE ? undefined : exprAs(at(ref, parent), 'binary');
    const sides = binary && ['===', '=='].includes(binary.operator) ? [binary.left, binary.right] : [];
    const labels = parent === NONE ? ref.file.regions.flatMap((r) => (r.kind === 'case' && r.test === ref.id ? r.labels : [])) : [];
    return [...sides, ...labels].flatMap((id) => { const value = exprAs(at(ref, id), 'literal')?.value; return typeof value === 'string' ? [{ name: value, ref: at(ref, id) }] : []; });
}
