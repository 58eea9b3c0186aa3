/** People are shown the title of a prompt; its name is for the wire. */
import { defineRule } from '../src/rule/rule.js';
import { functionName, shownNames } from '../src/rule/vocabulary.js';
const ID = 'prefer-title-for-display';
export default defineRule({
    id: ID,
    docs: {
        description: 'prefer the title of a prompt where people read it, with the name as fallback',
        section: 'boundary',
        recommended: false,
        strict: 'warn',
        why: 'A server gives a prompt a `title` so that people can read it, in their language; `name` is a key such as `pr_review_v2`. A menu that shows the key makes users choose by guessing.',
        whatToDo: 'Show `title ?? name`, and keep sending `name`.',
    },
    messages: {
        nameShown: 'A prompt is shown by its `name`, which is a key; its `title` is the text made for people. Show `title ?? name`, and send `name`.',
    },
    *detect(code) {
        for (const at of code.answerTo(shownNames, ID)) {
            yield { messageId: 'nameShown', at, trace: [{ at, message: 'the name is shown to people here' }], confidence: 'certain', identity: functionName(at) };
        }
    },
});
