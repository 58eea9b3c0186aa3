/** A server's hint must not decide whether a person is asked. */
import { defineRule } from '../src/rule/rule.js';
import { refKey, trustedHints } from '../src/rule/vocabulary.js';
const RULE = 'no-trusted-annotations';
export default defineRule({
    id: RULE,
    docs: {
        description: 'disallow hints of a server that decide about confirmation, approval or sandbox',
        section: 'annotations',
        recommended: 'error',
        strict: 'error',
        why: 'Annotations are written by the party they would set free. A server that is careless, compromised or hostile says `readOnlyHint: true` and is never asked about again.',
        whatToDo: 'Let the user\'s trust in the server decide, and show the hint beside the question. A hint may make a host more careful; less careful only together with a grant of the user.',
    },
    messages: {
        trusted: 'The server\'s own `{{hint}}` decides here whether the user is asked. Whoever writes the tool writes the hint, so it opens its own gate; decide by what the user granted, and show the hint beside the question.',
    },
    *detect(code) {
        for (const { hint, at, decision, isDeclared } of code.answerTo(trustedHints, RULE)) {
            yield {
                messageId: 'trusted', data: { hint }, at,
                trace: refKey(at) === refKey(decision) ? [] : [{ at, message: `\`${hint}\`, as the server declared it, is read here` }, { at: decision, message: 'here it decides' }],
                confidence: isDeclared ? 'certain' : 'likely',
                identity: hint,
            };
        }
    },
});
