/** Rendering a prompt must not ask a model. */
import { defineRule } from '../src/rule/rule.js';
import { functionName, handlerName, inferenceCalls } from '../src/rule/vocabulary.js';
export default defineRule({
    id: 'no-inference-in-prompts',
    docs: {
        description: 'disallow asking a model while a prompt is rendered',
        section: 'rendering',
        recommended: false,
        strict: 'warn',
        why: 'A prompt is input for somebody else\'s inference. Somebody picked it and waits for a text: a model in between costs seconds, tokens nobody agreed to, and gives another text each time, which nobody has read.',
        whatToDo: 'Render the text from data, and let the prompt ask for what the model was to do; work that needs a model belongs into a tool.',
    },
    messages: {
        sampling: 'The prompt `{{name}}` asks the host\'s model while it is rendered; whoever picked it waits for an inference they did not ask for. Put the request into the prompt\'s own text, or make it a tool.',
        model: 'The prompt `{{name}}` calls a model while it is rendered; whoever picked it waits for that, somebody pays for it, and the text is one nobody wrote. Put the request into the prompt\'s own text, or make it a tool.',
    },
    *detect(code) {
        for (const found of code.answerTo(inferenceCalls, 'no-inference-in-prompts'))
            yield toDetection(found);
    },
});
function toDetection({ handler, call, kind, isLikely, hops }) {
    const name = handlerName(handler);
    const way = hops.map((hop) => ({ at: hop, message: 'it calls on' }));
    return {
        messageId: kind,
        data: { name },
        at: call,
        trace: [{ at: handler.registration, message: `\`${name}\` is registered as a prompt` }, ...way, { at: call, message: 'the model is asked here' }],
        confidence: isLikely ? 'likely' : 'certain',
        identity: functionName(call),
    };
}
