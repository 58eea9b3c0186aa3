/** A prompt's messages must not enter the conversation with the authority of the host. */
import { defineRule } from '../src/rule/rule.js';
import { fateWay, functionName, promptEscalations, refKey } from '../src/rule/vocabulary.js';
const ID = 'no-prompt-role-escalation';
export default defineRule({
    id: ID,
    docs: {
        description: 'disallow prompt content of a server in a system or developer message',
        section: 'boundary',
        recommended: 'error',
        strict: 'error',
        why: 'A prompt is written by a server and chosen by a user, and its messages have the roles user and assistant. In the system prompt the same words speak with the authority of the host: they outrank what the user says, and outlive the turn the user asked for.',
        whatToDo: 'Append the messages to the conversation in their own roles; keep the system prompt for what the host itself has to say.',
    },
    messages: {
        systemRole: 'A prompt of a server is given the role `{{name}}`; its author is the server and its roles are `user` and `assistant`, so its words now outrank the user\'s. Keep the role each message came with.',
        systemText: 'A prompt of a server becomes part of `{{name}}`, which speaks with the authority of the host; a prompt is a server\'s text that a user chose. Append its messages to the conversation in their own roles.',
    },
    *detect(code) {
        const seen = new Set();
        for (const found of code.answerTo(promptEscalations, ID)) {
            const key = refKey(found.visit.ref);
            if (seen.has(key))
                continue;
            seen.add(key);
            yield toDetection(found);
        }
    },
});
function toDetection(found) {
    const { visit, last, slot, fate } = found;
    const way = fateWay(last);
    const trace = way.map((at, i) => ({ at, message: i === 0 ? `the prompt is fetched here with ${fate.sink.method}` : i === way.length - 1 ? 'and stands here among the host\'s own instructions' : 'its text goes on here' }));
    return {
        messageId: found.kind === 'role' ? 'systemRole' : 'systemText',
        data: { name: found.name },
        at: visit.ref,
        trace: found.kind === 'role' ? [...trace, { at: slot, message: `under the role \`${found.name}\`` }] : trace,
        confidence: found.certain && fate.sink.certain ? 'certain' : 'likely',
        identity: `${functionName(visit.ref)} > ${found.name}`,
    };
}
