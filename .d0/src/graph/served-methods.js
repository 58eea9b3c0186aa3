import { callsNamed } from './calls.js';
import { callOfMember, isCatalogue } from './code.js';
import { requestRegistrations } from './request-handlers.js';
import { usesOf } from './uses.js';
const REGISTERING = { registerTool: 'tools', tool: 'tools', registerPrompt: 'prompts', prompt: 'prompts', registerResource: 'resources', resource: 'resources' };
/** Methods of a server that register nothing. */
const HARMLESS = new Set(['connect', 'close', 'onerror', 'onclose', 'oninitialized', 'isConnected', 'transport', 'notification', 'sendLoggingMessage', 'getClientCapabilities', 'getClientVersion', 'sendToolListChanged', 'sendPromptListChanged', 'sendResourceListChanged', 'sendResourceUpdated', 'createMessage', 'elicitInput', 'listRoots', 'ping', 'request', 'setNotificationHandler', 'experimental']);
export function servedBy(inquiry, server) {
    const { graph } = inquiry;
    const all = inquiry.answerTo(requestRegistrations);
    const calls = [];
    let isOut = false;
    const look = (holder, path) => {
        const { reads, escapes } = usesOf(graph, holder, path);
        if (escapes.some((e) => e.how !== 'logged'))
            isOut = true;
        for (const read of reads) {
            if (read.property === 'server')
                look(read.holder, read.path);
            else {
                const call = callOfMember(read.at);
                if (call)
                    calls.push({ name: read.property, call });
            }
        }
    };
    look({ kind: 'expr', ref: server.made }, []);
    return isOut ? everywhere(graph, all) : exactly(calls, all);
}
function exactly(calls, all) {
    const handlers = new Map();
    const registered = new Map();
    let isOpen = false;
    for (const { name, call } of calls) {
        const kind = REGISTERING[name];
        if (kind)
            add(registered, kind, call);
        else if (name === 'setRequestHandler') {
            const [method, ...others] = methodsOf(all.find((r) => r.call.file === call.file && r.call.id === call.id));
            if (method !== undefined)
                add(handlers, method, call);
            if (method === undefined || others.length > 0)
                isOpen = true;
        }
        else if (!HARMLESS.has(name))
            isOpen = true;
    }
    return { handlers, registered, isExact: true, isOpen };
}
/** The server goes out of sight: whatever the code registers anywhere may be registered on it. */
function everywhere(graph, all) {
    const handlers = new Map();
    for (const registration of all)
        for (const method of methodsOf(registration).slice(0, 1))
            add(handlers, method, registration.call);
    const registered = new Map();
    for (const [name, kind] of Object.entries(REGISTERING))
        for (const call of callsNamed(graph, name))
            if (graph.calleesOf(call).some((c) => c.kind !== 'function' || isCatalogue(c.file)))
                add(registered, kind, call);
    const isOpen = all.some((registration) => methodsOf(registration).length !== 1) || ['fallbackRequestHandler', 'registerCapabilities'].some((name) => graph.source.filesContaining(name).length > 0);
    return { handlers, registered, isExact: false, isOpen };
}
/** The methods that a server of the SDK is told to answer; one registration in a loop over a table may stand for several. */
const methodsOf = (registration) => (registration?.server === 'sdk' ? registration.methods : []);
function add(map, key, ref) {
    const list = map.get(key);
    if (list)
        list.push(ref);
    else
        map.set(key, [ref]);
}
