/** A server knows the names it listed, not those a host made of them. */
import { defineRule } from '../src/rule/rule.js';
import { functionName, localNames, refKey, valueWay } from '../src/rule/vocabulary.js';
const ID = 'no-local-name-on-wire';
export default defineRule({
    id: ID,
    docs: {
        description: 'disallow sending a server the name the host made of a prompt or tool',
        section: 'boundary',
        recommended: 'error',
        strict: 'error',
        why: 'Hosts qualify, prefix and clean names so that those of many servers fit into one list. A server keys on the name it listed; any other is unknown to it, and the request fails, or hits an entry that happens to be called so.',
        whatToDo: 'Keep the listed name beside the name of your own, and send that; do not try to undo the spelling.',
    },
    messages: {
        made: '`{{method}}` is sent a name the host made (qualified, prefixed or respelled); the server only knows the name it listed. Keep the listed name beside your own and send that.',
        matched: '`{{method}}` is sent the name that was looked up among names the host made; the server only knows the name it listed. Store the listed name in the entry and send that.',
    },
    *detect(code) {
        const seen = new Set();
        for (const found of code.answerTo(localNames, ID)) {
            if (seen.has(refKey(found.sent)))
                continue;
            seen.add(refKey(found.sent));
            yield toDetection(found);
        }
    },
});
function toDetection(found) {
    const way = valueWay(found.origin);
    const trace = way.map(({ at }, i) => ({ at, message: i === 0 ? (found.how === 'key' ? 'names of the host\'s own are made here' : 'the name comes from here') : 'and goes on here' }));
    return {
        messageId: found.how === 'key' ? 'matched' : 'made',
        data: { method: found.sink.method },
        at: found.sent,
        trace: [...trace, { at: found.sink.ref, message: `here it is sent as \`name\` with ${found.sink.method}` }],
        confidence: found.certain ? 'certain' : 'likely',
        identity: functionName(found.sink.ref),
    };
}
