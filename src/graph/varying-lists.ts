import { callsNamed } from './calls.js';
import { calleeName, exprOf, isCatalogue, refKey, type Ref } from './code.js';
import type { Graph } from './graph.js';
import type { Question } from './question.js';
import type { Path } from './reach.js';

/** A registration or withdrawal that a request of the protocol causes. */
export interface VaryingList {
  /** The call that changes what the server lists. */
  readonly change: Ref;
  readonly name: string;
  readonly path: Path;
}

const REGISTER = ['registerTool', 'registerPrompt', 'registerResource', 'tool', 'prompt', 'resource'];
const WITHDRAW = ['enable', 'disable', 'remove', 'update'];
/** Who runs the function: a request of the protocol. A route of a web server that builds a server for each request is another matter. */
const HANDLERS = new Set(['model-entry', 'prompt-handler', 'resource-handler', 'request-handler']);

export const varyingLists: Question<VaryingList> = {
  find: (inquiry) => {
    const seen = new Set<string>();
    return changes(inquiry.graph).flatMap((change) => inquiry.whoCauses(change).filter((path) => isOfProtocol(path) && !makesServer(path)).flatMap((path) => {
      const key = refKey(path.entry);
      if (seen.has(key)) return [];
      seen.add(key);
      return [{ change, name: calleeName(change), path }];
    }));
  },
  begin: (inquiry) => changes(inquiry.graph)[0],
};

function isOfProtocol({ because }: Path): boolean {
  return because !== undefined && 'role' in because && HANDLERS.has(because.role) && because.certain;
}

/** The handler makes the server that it registers on. */
function makesServer({ calls }: Path): boolean {
  return calls.some((call) => (call.file.index.calls.get('McpServer') ?? []).some((id) => call.file.exprs[id]?.fn === exprOf(call).fn));
}

function changes(graph: Graph): Ref[] {
  const withdrawn = WITHDRAW.flatMap((name) => callsNamed(graph, name, serverFiles(graph)));
  return [...REGISTER.flatMap((name) => callsNamed(graph, name)), ...withdrawn].filter((call) => isServers(graph, call));
}

/** Files that can hold what a registration answers with. */
function serverFiles(graph: Graph): readonly string[] {
  return [...new Set(['Registered', 'registerTool', 'registerPrompt', 'registerResource'].flatMap((name) => graph.source.filesContaining(name)))];
}

function isServers(graph: Graph, call: Ref): boolean {
  return graph.calleesOf(call).some((callee) => {
    const file = callee.kind === 'function' ? callee.file : callee.kind === 'declared' ? (callee.shape.kind === 'function' ? callee.shape.file : callee.at.file) : undefined;
    return file !== undefined && isCatalogue(file) && /modelcontextprotocol\/(?:server|sdk\/server)/.test(file.path);
  });
}
