import { exprAs } from './code.js';
import { conditionOf } from './conditional.js';
import { requestRegistrations } from './request-handlers.js';
import { servedBy } from './served-methods.js';
import { madeServers } from './server-capabilities.js';
/** What a capability promises to answer: one of these at least. */
const PROMISES = {
    prompts: ['prompts/list', 'prompts/get'], tools: ['tools/list', 'tools/call'], resources: ['resources/list', 'resources/templates/list', 'resources/read'], completions: ['completion/complete'],
};
export const capabilityFaults = {
    find: (inquiry) => inquiry.answerTo(madeServers).flatMap((server) => faultsOf(inquiry, server)),
    begin: (inquiry) => requestRegistrations.begin(inquiry),
};
function faultsOf(inquiry, server) {
    const { capabilities, made } = server;
    if (!capabilities)
        return [];
    const served = servedBy(inquiry, server);
    const declared = Object.keys(PROMISES).flatMap((capability) => {
        const written = capabilities.get(capability);
        return written && !isOff(written) ? unkept(inquiry.graph, server, served, capability, written) : [];
    });
    const subscribe = subscription(capabilities.get('resources'));
    if (subscribe && !served.isOpen && !served.handlers.has('resources/subscribe'))
        declared.push({ how: 'noSubscription', capability: 'resources.subscribe', method: 'resources/subscribe', server: made, at: subscribe, because: undefined });
    return [...declared, ...undeclared(server, served)];
}
/** `prompts: undefined` */
const isOff = ({ value }) => { const literal = exprAs(value, 'literal'); return literal !== undefined && literal.value !== true; };
function subscription(resources) {
    const property = resources && exprAs(resources.value, 'object')?.properties.find((p) => p.key === 'subscribe');
    return property && exprAs({ file: resources.value.file, id: property.value }, 'literal')?.value === true ? { file: resources.value.file, id: property.value } : undefined;
}
/** The capability is always declared, and nothing answers for it, or not always. */
function unkept(graph, { made, isHighLevel, answersDeclared }, served, capability, written) {
    const methods = PROMISES[capability] ?? [];
    const method = methods[0] ?? '';
    const answers = [...methods.flatMap((m) => served.handlers.get(m) ?? []), ...(served.registered.get(capability) ?? [])];
    const fault = { capability, method, server: made, at: written.at };
    // the high-level server answers for completions by itself when a prompt is completable
    if (answers.length === 0)
        return answersDeclared || served.isOpen || capability === 'completions' ? [] : [{ ...fault, how: 'noHandler', because: undefined }];
    if (!isHighLevel || served.isOpen)
        return [];
    const conditions = answers.map((call) => conditionOf(graph, call, made));
    return conditions.every((c) => c !== undefined) ? [{ ...fault, how: 'conditionalHandler', because: conditions[0] }] : [];
}
/** A low-level server refuses handlers of what it did not declare. */
function undeclared({ made, isHighLevel, capabilities }, served) {
    if (isHighLevel || !served.isExact || served.isOpen)
        return [];
    return Object.entries(PROMISES).flatMap(([capability, methods]) => {
        if (capabilities?.has(capability))
            return [];
        const found = methods.flatMap((m) => (served.handlers.get(m) ?? []).map((at) => ({ m, at })))[0];
        return found ? [{ how: 'undeclared', capability, method: found.m, server: made, at: found.at, because: made }] : [];
    });
}
