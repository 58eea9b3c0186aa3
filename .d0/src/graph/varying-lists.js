import { callsNamed } from './calls.js';
import { calleeName, exprOf, isCatalogue, refKey } from './code.js';
const REGISTER = ['registerTool', 'registerPrompt', 'registerResource', 'tool', 'prompt', 'resource'];
const WITHDRAW = ['enable', 'disable', 'remove', 'update'];
/** Who runs the function: a request of the protocol. A route of a web server that builds a server for each request is another matter. */
const HANDLERS = new Set(['model-entry', 'prompt-handler', 'resource-handler', 'request-handler']);
export const varyingLists = {
    find: (inquiry) => {
        const seen = new Set();
        return changes(inquiry.graph).flatMap((change) => inquiry.whoCauses(change).filter((path) => isOfProtocol(path) && !makesServer(path)).flatMap((path) => {
            const key = refKey(path.entry);
            if (seen.has(key))
                return [];
            seen.add(key);
            return [{ change, name: calleeName(change), path }];
        }));
    },
    begin: (inquiry) => changes(inquiry.graph)[0],
};
function isOfProtocol({ because }) {
    return because !== undefined && 'role' in because && HANDLERS.has(because.role) && because.certain;
}
/** The handler makes the server that it registers on. */
function makesServer({ calls }) {
    return calls.some((call) => (call.file.index.calls.get('McpServer') ?? []).some((id) => call.file.exprs[id]?.fn === exprOf(call).fn));
}
function changes(graph) {
    const withdrawn = WITHDRAW.flatMap((name) => callsNamed(graph, name, serverFiles(graph)));
    return [...REGISTER.flatMap((name) => callsNamed(graph, name)), ...withdrawn].filter((call) => isServers(graph, call));
}
/** Files that can hold what a registration answers with. */
function serverFiles(graph) {
    return [...new Set(['Registered', 'registerTool', 'registerPrompt', 'registerResource'].flatMap((name) => graph.source.filesContaining(name)))];
}
function isServers(graph, call) {
    return graph.calleesOf(call).some((callee) => {
        const file = callee.kind === 'function' ? callee.file : callee.kind === 'declared' ? (callee.shape.kind === 'function' ? callee.shape.file : callee.at.file) : undefined;
        return file !== undefined && isCatalogue(file) && /modelcontextprotocol\/(?:server|sdk\/server)/.test(file.path);
    });
}
