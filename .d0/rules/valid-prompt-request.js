/** The arguments of prompts/get are what a user gave: texts, and nothing made up. */
import { defineRule } from '../src/rule/rule.js';
import { functionName, promptRequestFaults, refKey } from '../src/rule/vocabulary.js';
const ID = 'valid-prompt-request';
const WHERE = { emptyFilled: 'what is missing is filled here', placeholder: 'a placeholder stands here', notText: 'this value is no text', emptyDropped: 'an empty text counts as missing here' };
export default defineRule({
    id: ID,
    docs: {
        description: 'require that the arguments of prompts/get are texts a user gave',
        section: 'boundary',
        recommended: 'warn',
        strict: 'warn',
        why: 'A server tells a missing argument by its absence and can answer with an error that names it. A host that fills in the empty string, sends `$1` while registering commands or sends a number makes the server render a prompt about nothing, or fail in a way nobody can read.',
        whatToDo: 'Ask the user for required arguments before the request, leave out optional ones that were not given, and send texts only.',
    },
    messages: {
        emptyFilled: 'A missing argument is sent to prompts/get as an empty text; the server takes it for given and renders a prompt with a hole. Ask for required arguments first, and leave out what was not given.',
        placeholder: 'A placeholder is sent to prompts/get as the value of an argument; the server renders it as if a user had written it. Send the request when the values are known.',
        notText: 'A value that is no text is sent to prompts/get; arguments of prompts are strings, and servers refuse anything else. Send it as text.',
        emptyDropped: 'An argument the user gave as an empty text is treated as missing, because its truth is tested instead of its presence; the server never learns of it. Compare with `undefined`.',
    },
    *detect(code) {
        const seen = new Set();
        for (const fault of code.answerTo(promptRequestFaults, ID)) {
            if (seen.has(refKey(fault.at)))
                continue;
            seen.add(refKey(fault.at));
            yield toDetection(fault);
        }
    },
});
function toDetection({ kind, at, sink }) {
    return {
        messageId: kind,
        at,
        trace: [{ at, message: WHERE[kind] }, ...(sink ? [{ at: sink.ref, message: `and is sent here with ${sink.method}` }] : [])],
        confidence: sink === undefined || sink.certain ? 'certain' : 'likely',
        identity: functionName(at),
    };
}
