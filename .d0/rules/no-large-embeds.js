/** A prompt should link to a document rather than hold all of it. */
import { defineRule } from '../src/rule/rule.js';
import { handlerName, largeEmbeds } from '../src/rule/vocabulary.js';
export default defineRule({
    id: 'no-large-embeds',
    docs: {
        description: 'disallow whole files in the text of a prompt',
        section: 'rendering',
        recommended: false,
        strict: 'warn',
        why: 'Everything in a prompt is sent to the model each time it is picked, and again with each turn that follows. A file of unknown size may cost more than the conversation, or not fit at all.',
        whatToDo: 'Answer with a `resource_link`, so that the host reads what it needs, or embed the part that matters.',
    },
    messages: {
        resource: 'The prompt `{{name}}` embeds a whole file in a resource block; all of it is paid for on every use and in every turn after it. Answer with a `resource_link`, or embed the part that matters.',
        text: 'The prompt `{{name}}` puts a whole file, of whatever size the caller names, into its text; all of it is paid for on every use and in every turn after it. Answer with a `resource_link`, or limit what is read.',
    },
    *detect(code) {
        for (const found of code.answerTo(largeEmbeds, 'no-large-embeds'))
            yield toDetection(found);
    },
});
function toDetection({ handler, read, kind, isLikely }) {
    const name = handlerName(handler);
    return {
        messageId: kind,
        data: { name },
        at: read,
        trace: [{ at: handler.registration, message: `\`${name}\` is registered as a prompt` }, { at: read, message: 'the whole file is read here' }],
        confidence: isLikely ? 'likely' : 'certain',
    };
}
