import { calleeRoles } from './callees.js';
import { at, calleeName, exprAs, exprOf, isCatalogue, parentOf } from './code.js';
import { shapeName } from './types.js';
/** What prompt handlers answer, what servers say of themselves, and what hosts tell their model first. */
export const modelTexts = {
    begin: (inquiry) => inquiry.promptHandlers()[0]?.registration,
    find: (inquiry) => [...promptTexts(inquiry), ...properties(inquiry.graph, 'instructions', isServerOptions, 'instructions'), ...systemTexts(inquiry.graph)],
};
function promptTexts({ promptHandlers }) {
    return promptHandlers().map(({ file, fn, registration }) => ({ kind: 'prompt', at: registration, roots: (file.functions[fn]?.returns ?? []).filter(({ value }) => value >= 0).map(({ value }) => ({ file, id: value })) }));
}
const SYSTEM_KEYS = ['system', 'systemPrompt', 'systemInstruction'];
/** Only hosts of MCP are looked at: files that say so, and what they are given. */
function systemTexts(graph) {
    return SYSTEM_KEYS.flatMap((key) => properties(graph, key, isGivenToModel, 'system'));
}
function properties(graph, key, isRight, kind) {
    const mcp = new Set([...graph.source.filesContaining('mcp'), ...graph.source.filesContaining('Mcp'), ...graph.source.filesContaining('MCP'), ...graph.source.filesContaining('modelcontextprotocol')]);
    return graph.source.filesShaped(key, 'definition').filter((path) => mcp.has(path)).flatMap((path) => {
        const file = graph.source.facts(path);
        return (file?.index.objects.get(key) ?? []).map((id) => ({ file: file, id })).filter((object) => isRight(graph, object)).flatMap((object) => {
            const property = exprAs(object, 'object')?.properties.find((p) => p.key === key);
            return property ? [{ kind, at: object, roots: [at(object, property.value)] }] : [];
        });
    });
}
const SERVER_OPTIONS = /^(?:Mcp|MCP|FastMCP|Fast)?ServerOptions$/;
function isServerOptions(graph, object) {
    const made = parentOf(object);
    if (made && exprOf(made).kind === 'new' && /^(?:Mcp|MCP|FastMCP|TmcpServer)?(?:Server|MCP)?$/.test(calleeName(made)) && calleeName(made) !== '')
        return true;
    return graph.expectedTypes(object).some((shape) => SERVER_OPTIONS.test(shapeName(shape) ?? ''));
}
/** The object is an argument of something the catalogue declares. */
function isGivenToModel(graph, object) {
    const call = parentOf(object);
    if (!call || !['call', 'new'].includes(exprOf(call).kind))
        return false;
    const callees = graph.calleesOf(call);
    return calleeRoles(callees).length > 0 || callees.some((c) => c.kind === 'declared' || (c.kind !== 'builtin' && isCatalogue(c.file)));
}
