/** A server that cannot be asked is not a server that offers nothing. */
import { defineRule } from '../src/rule/rule.js';
import { calleeName, functionName, listingFailures } from '../src/rule/vocabulary.js';
export default defineRule({
    id: 'no-swallowed-listing-errors',
    docs: {
        description: 'disallow hosts that turn a failed listing into an empty one',
        section: 'listings',
        recommended: 'warn',
        strict: 'warn',
        why: 'An empty menu says that the server offers nothing. When it stands for a server that timed out or answered with an error, nobody learns of it, the empty list may be kept for the session, and the report goes to the wrong team.',
        whatToDo: 'Let the failure out, or keep it beside the list and show it; go on with the other servers all the same.',
    },
    messages: {
        caught: 'A failure of `{{method}}` is caught here and looks like a server that offers nothing; nobody learns of it. Let it out, or keep the failure apart from an empty list and report it.',
        rejection: 'A failure of `{{method}}` becomes an empty list here, as if the server offered nothing; nobody learns of it. Let it reject, or keep the failure apart from an empty list and report it.',
    },
    *detect(code) {
        for (const failure of code.answerTo(listingFailures, 'no-swallowed-listing-errors'))
            yield toDetection(failure);
    },
});
function toDetection({ call, how, at, calls, isLogged }) {
    const trace = calls.map((ref) => ({ at: ref, message: ref.id === call.ref.id && ref.file === call.ref.file ? `${call.method} is sent here` : `\`${calleeName(ref)}\` lists on behalf of this call` }));
    return {
        messageId: how,
        data: { method: call.method },
        at,
        trace: [...trace, { at, message: 'here its failure becomes an empty list' }],
        confidence: call.certain && !isLogged ? 'certain' : 'likely',
        identity: functionName(calls[0] ?? call.ref),
    };
}
