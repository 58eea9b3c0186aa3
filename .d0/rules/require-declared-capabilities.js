/** Capabilities and handlers say the same, and a host asks the capabilities. */
import { defineRule } from '../src/rule/rule.js';
import { capabilityFaults, functionName, unsupportedByText } from '../src/rule/vocabulary.js';
export default defineRule({
    id: 'require-declared-capabilities',
    docs: {
        description: 'require that capabilities and handlers agree, and that hosts go by the capabilities',
        section: 'listings',
        recommended: 'error',
        strict: 'error',
        why: 'A host decides by the capabilities what it asks a server for. A capability without handlers makes it ask in vain, and some hosts then refuse the server; handlers without the capability are never asked, or refused at start-up; and the words of an error message, by which some hosts recognise a server without prompts, differ from server to server.',
        whatToDo: 'Declare what is handled and nothing else, under the same condition; on the host, ask `getServerCapabilities()` before listing.',
    },
    messages: {
        noHandler: 'The capability `{{capability}}` is declared, and nothing answers {{method}}: a host that goes by the capability gets "method not found". Remove it, or register the handlers.',
        conditionalHandler: 'The capability `{{capability}}` is always declared, while everything that answers for it is registered under a condition: when that does not hold, {{method}} has no handler. Leave the declaration to `McpServer`, which makes it with the first registration.',
        undeclared: 'A handler of {{method}} is registered on a server that does not declare `{{capability}}`: the SDK refuses it at start-up, and no host would ask. Declare the capability.',
        noSubscription: '`resources.subscribe` is declared, and nothing answers {{method}}: subscriptions of hosts fail. Remove it, or register the handlers.',
        errorText: 'A server without this capability is recognised by the words of its error message, and those differ from server to server: others look broken. Ask `getServerCapabilities()` before {{method}} is sent, and let every error be one.',
    },
    *detect(code) {
        for (const fault of code.answerTo(capabilityFaults, 'require-declared-capabilities'))
            yield disagreement(fault);
        for (const found of code.answerTo(unsupportedByText, 'require-declared-capabilities'))
            yield byText(found);
    },
});
function disagreement({ how, capability, method, server, at, because }) {
    return {
        messageId: how,
        data: { capability, method },
        at,
        trace: [
            { at: server, message: 'the server is made here' },
            ...(because && how === 'conditionalHandler' ? [{ at: because, message: 'what answers is registered only when this holds' }] : []),
            { at, message: how === 'undeclared' ? 'the handler is registered here' : 'the capability is declared here' },
        ],
        confidence: 'certain',
        identity: functionName(server),
    };
}
function byText({ call, test }) {
    return {
        messageId: 'errorText',
        data: { method: call.method },
        at: call.ref,
        trace: [{ at: test, message: 'the message of the error is compared here' }, { at: call.ref, message: `${call.method} is sent here` }],
        confidence: call.certain ? 'certain' : 'likely',
        identity: functionName(call.ref),
    };
}
