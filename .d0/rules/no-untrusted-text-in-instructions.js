/** Text from elsewhere stands beside the instructions, not in them. */
import { defineRule } from '../src/rule/rule.js';
import { mixedInstructions } from '../src/rule/vocabulary.js';
export default defineRule({
    id: 'no-untrusted-text-in-instructions',
    docs: {
        description: 'disallow fetched text inside the message that carries the instructions of a prompt',
        section: 'rendering',
        recommended: false,
        strict: 'warn',
        why: 'A page, a file or a record holds what somebody else wrote. Inside the text of the instructions it can go on with them, and neither the model nor the person can tell where the one ends and the other begins.',
        whatToDo: 'Keep the instructions in a message of their own and put the fetched text into another one, best as an embedded resource.',
    },
    messages: {
        mixed: 'Fetched text is put inside the instructions of the prompt: what it says is read as if the prompt said it. Put it into a message of its own, best as an embedded resource.',
    },
    *detect(code) {
        for (const { at, source, registration, isCertain } of code.answerTo(mixedInstructions, 'no-untrusted-text-in-instructions')) {
            yield {
                messageId: 'mixed', at,
                trace: [{ at: registration, message: 'the prompt is registered here' }, { at: source, message: 'the text is fetched here' }, { at, message: 'here it joins the instructions' }],
                confidence: isCertain ? 'certain' : 'likely',
            };
        }
    },
});
