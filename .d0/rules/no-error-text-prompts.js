/** A failure is an error of the request, not the text of a prompt. */
import { defineRule } from '../src/rule/rule.js';
import { errorTexts } from '../src/rule/vocabulary.js';
export default defineRule({
    id: 'no-error-text-prompts',
    docs: {
        description: 'disallow prompt and resource handlers that answer a failure with its text',
        section: 'rendering',
        recommended: 'error',
        strict: 'error',
        why: 'A prompt result has no error flag: the text of a failure becomes a message of the user, the model answers it, and the person who picked the prompt sees an odd conversation instead of "this did not work". The content of a resource is read as the document itself.',
        whatToDo: 'Throw: the SDK makes a protocol error of it, which the host shows to the person who asked. Use invalid params (-32602) where an argument is to blame.',
    },
    messages: {
        caughtPrompt: 'A caught failure is answered as an ordinary message of the prompt: the model takes the error text for what the user said, and the person never learns that the prompt failed. Throw it on instead.',
        refusedPrompt: 'A request that cannot be served is answered with an error text as an ordinary message of the prompt: the model takes it for what the user said. Throw an error instead, with invalid params (-32602) where an argument is to blame.',
        caughtResource: 'A caught failure is answered as the content of the resource: whoever reads it takes the error text for the document. Throw it on instead.',
        refusedResource: 'A request that cannot be served is answered with an error text as the content of the resource: whoever reads it takes it for the document. Throw an error instead.',
    },
    *detect(code) {
        for (const { at, kind, how, registration, isCertain } of code.answerTo(errorTexts, 'no-error-text-prompts')) {
            const messageId = kind === 'prompt' ? (how === 'caught' ? 'caughtPrompt' : 'refusedPrompt') : how === 'caught' ? 'caughtResource' : 'refusedResource';
            yield {
                messageId, at,
                trace: [{ at: registration, message: `the ${kind} is registered here` }, { at, message: 'here the failure becomes its text' }],
                confidence: isCertain ? 'certain' : 'likely', identity: kind,
            };
        }
    },
});
