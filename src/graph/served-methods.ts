import { callsNamed } from './calls.js';
import { callOfMember, isCatalogue, type Ref } from './code.js';
import type { Graph } from './graph.js';
import type { Inquiry } from './question.js';
import { requestRegistrations, type RequestRegistration } from './request-handlers.js';
import type { MadeServer } from './server-capabilities.js';
import { usesOf } from './uses.js';

/** What is registered on one server. */
export interface Served {
  /** By method: where handlers are registered. */
  readonly handlers: ReadonlyMap<string, readonly Ref[]>;
  /** Calls such as `registerPrompt`, by capability. */
  readonly registered: ReadonlyMap<string, readonly Ref[]>;
  /** Was the server followed everywhere, so that these are its own and all of them? */
  readonly isExact: boolean;
  /** Something that cannot be read off may register more. */
  readonly isOpen: boolean;
}

const REGISTERING: Readonly<Record<string, string>> = { registerTool: 'tools', tool: 'tools', registerPrompt: 'prompts', prompt: 'prompts', registerResource: 'resources', resource: 'resources' };
/** Methods of a server that register nothing. */
const HARMLESS = new Set(['connect', 'close', 'onerror', 'onclose', 'oninitialized', 'isConnected', 'transport', 'notification', 'sendLoggingMessage', 'getClientCapabilities', 'getClientVersion', 'sendToolListChanged', 'sendPromptListChanged', 'sendResourceListChanged', 'sendResourceUpdated', 'createMessage', 'elicitInput', 'listRoots', 'ping', 'request', 'setNotificationHandler', 'experimental']);

export function servedBy(inquiry: Inquiry, server: MadeServer): Served {
  const { graph } = inquiry;
  const all = inquiry.answerTo(requestRegistrations);
  const calls: { name: string; call: Ref }[] = [];
  let isOut = false;
  const look = (holder: Parameters<typeof usesOf>[1], path: readonly string[]): void => {
    const { reads, escapes } = usesOf(graph, holder, path);
    if (escapes.some((e) => e.how !== 'logged')) isOut = true;
    for (const read of reads) {
      if (read.property === 'server') look(read.holder, read.path);
      else { const call = callOfMember(read.at); if (call) calls.push({ name: read.property, call }); }
    }
  };
  look({ kind: 'expr', ref: server.made }, []);
  return isOut ? everywhere(graph, all) : exactly(calls, all);
}

function exactly(calls: readonly { readonly name: string; readonly call: Ref }[], all: readonly RequestRegistration[]): Served {
  const handlers = new Map<string, Ref[]>();
  const registered = new Map<string, Ref[]>();
  let isOpen = false;
  for (const { name, call } of calls) {
    const kind = REGISTERING[name];
    if (kind) add(registered, kind, call);
    else if (name === 'setRequestHandler') {
      const [method, ...others] = methodsOf(all.find((r) => r.call.file === call.file && r.call.id === call.id));
      if (method !== undefined) add(handlers, method, call);
      if (method === undefined || others.length > 0) isOpen = true;
    } else if (!HARMLESS.has(name)) isOpen = true;
  }
  return { handlers, registered, isExact: true, isOpen };
}

/** The server goes out of sight: whatever the code registers anywhere may be registered on it. */
function everywhere(graph: Graph, all: readonly RequestRegistration[]): Served {
  const handlers = new Map<string, Ref[]>();
  for (const registration of all) for (const method of methodsOf(registration).slice(0, 1)) add(handlers, method, registration.call);
  const registered = new Map<string, Ref[]>();
  for (const [name, kind] of Object.entries(REGISTERING)) for (const call of callsNamed(graph, name)) if (graph.calleesOf(call).some((c) => c.kind !== 'function' || isCatalogue(c.file))) add(registered, kind, call);
  const isOpen = all.some((registration) => methodsOf(registration).length !== 1) || ['fallbackRequestHandler', 'registerCapabilities'].some((name) => graph.source.filesContaining(name).length > 0);
  return { handlers, registered, isExact: false, isOpen };
}

/** The methods that a server of the SDK is told to answer; one registration in a loop over a table may stand for several. */
const methodsOf = (registration: RequestRegistration | undefined): readonly string[] => (registration?.server === 'sdk' ? registration.methods : []);

function add(map: Map<string, Ref[]>, key: string, ref: Ref): void {
  const list = map.get(key);
  if (list) list.push(ref);
  else map.set(key, [ref]);
}
