/** Which resources enter a conversation is the application's decision. */
import { defineRule } from '../src/rule/rule.js';
import { calleeName, functionName, resourceTools, valueWay } from '../src/rule/vocabulary.js';
const RULE = 'no-resources-as-tools';
export default defineRule({
    id: RULE,
    docs: {
        description: 'disallow hosts that let a model read the resources of a server',
        section: 'tools',
        recommended: false,
        strict: 'warn',
        why: 'Resources are controlled by the application: it, or the person who uses it, decides what of them a model sees. As tools, whatever text sways the model decides it, and everything a server lists is within reach.',
        whatToDo: 'Offer resources to the person, or choose them in the application and add their contents to the context; a server whose data a model should look up registers a tool for it.',
    },
    messages: {
        listed: 'A resource that a server listed becomes a tool of the model here: resources are chosen by the application, and as a tool the model reads whatever any server lists. Let the application or the person choose, or leave reading to tools of the server.',
        read: 'A model\'s tool call reaches resources/read through {{entry}} ({{hops}}): resources are chosen by the application, and here the model chooses. Read them on the person\'s or the application\'s own decision, or leave reading to tools of the server.',
    },
    *detect(code) {
        for (const found of code.answerTo(resourceTools, RULE))
            yield found.kind === 'listed' ? listed(found) : read(found);
    },
});
function listed({ at, origin, listing }) {
    const way = origin ? valueWay(origin).map((hop) => ({ at: hop.at, message: 'the resource is passed on' })) : [];
    return {
        messageId: 'listed', at, confidence: 'certain', identity: functionName(at),
        trace: [{ at: listing, message: 'resources are listed here' }, ...way, { at, message: 'and become tools here' }],
    };
}
function read({ path }) {
    const name = functionName(path.entry) || calleeName(path.entry);
    const count = path.calls.length - 1;
    return {
        messageId: 'read',
        data: { entry: name === '' ? 'the code here' : `\`${name}\``, hops: count === 0 ? 'directly' : count === 1 ? '1 call away' : `${count} calls away` },
        at: path.entry,
        trace: path.calls.map((call, i) => ({ at: call, message: i === count ? 'sends resources/read' : i === 0 ? `here the model's call runs \`${calleeName(call)}\`` : `which calls \`${calleeName(call)}\`` })),
        confidence: path.certain ? 'certain' : 'likely',
        identity: `${functionName(path.entry)} > ${functionName(path.calls.at(-1) ?? path.entry)}`,
    };
}
