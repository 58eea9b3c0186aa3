/** A conversation should tell a prompt of a server from what a person typed. */
import { defineRule } from '../src/rule/rule.js';
import { fateWay, functionName, refKey, unnamedOrigins } from '../src/rule/vocabulary.js';
const ID = 'require-prompt-origin';
export default defineRule({
    id: ID,
    docs: {
        description: 'require that messages of a prompt carry who started it into the conversation',
        section: 'boundary',
        recommended: false,
        strict: 'warn',
        why: 'Once a prompt\'s messages stand in a conversation like typed text, nobody can answer who started this: not the log, not a policy that treats a server\'s words with care, not the user who reads it later.',
        whatToDo: 'Keep a field with the messages that names the server, the prompt and the selection, or send the selection with the request.',
    },
    messages: {
        originLost: 'Messages of a prompt enter the conversation here like typed text; neither they nor the request say which selection they come from, so later nobody can tell a server\'s words from the user\'s. Put an origin (server, prompt, selection) beside them.',
    },
    *detect(code) {
        const seen = new Set();
        for (const { fate, visit } of code.answerTo(unnamedOrigins, ID)) {
            if (seen.has(refKey(visit.ref)))
                continue;
            seen.add(refKey(visit.ref));
            yield {
                messageId: 'originLost',
                at: visit.ref,
                trace: fateWay(visit).map((at, i, way) => ({ at, message: i === 0 ? `the prompt is fetched here with ${fate.sink.method}` : i === way.length - 1 ? 'and enters the conversation here' : 'its messages go on here' })),
                confidence: fate.sink.certain ? 'certain' : 'likely',
                identity: functionName(visit.ref),
            };
        }
    },
});
