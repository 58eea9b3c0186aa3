/** The same capability is not offered as a prompt and as a tool. */
import { defineRule } from '../src/rule/rule.js';
import { promptToolTwins } from '../src/rule/vocabulary.js';
export default defineRule({
    id: 'no-prompt-tool-twins',
    docs: {
        description: 'disallow tools that offer what a prompt of the same server offers',
        section: 'rendering',
        recommended: false,
        strict: 'warn',
        why: 'A prompt is for the person to pick, a tool is for the model to call. Of two doors to one text the weaker one decides: the model can fetch the instructions itself, whenever it likes and with arguments of its own.',
        whatToDo: 'Keep the prompt, and let tools do work; or keep the tool, when the model is meant to decide.',
    },
    messages: {
        name: 'The tool `{{tool}}` bears the name of a prompt of the same server: what the person was to pick, the model can call. Keep one of the two, or name the tool after the work it does.',
        handler: 'The tool `{{tool}}` runs the handler of {{prompt}}: what the person was to pick, the model can fetch. Keep the prompt and take out the tool, or the other way round.',
        text: 'The tool `{{tool}}` answers with the text of the prompt `{{prompt}}`: what the person was to pick, the model can fetch. Keep the prompt and take out the tool, or the other way round.',
    },
    *detect(code) {
        for (const twin of code.answerTo(promptToolTwins, 'no-prompt-tool-twins')) {
            const { how, tool, at, prompt, promptName, shared } = twin;
            const trace = [{ at: prompt, message: 'the prompt is offered here' }, ...(shared ? [{ at: shared, message: 'the tool runs what serves the prompt' }] : []), { at, message: 'the tool is offered here' }];
            const named = promptName.startsWith('prompts/') ? promptName : promptName === '' ? 'a prompt' : `the prompt \`${promptName}\``;
            yield { messageId: how, data: { tool: tool.name ?? '(a computed name)', prompt: how === 'text' ? promptName : named }, at, trace, confidence: twin.isCertain ? 'certain' : 'likely', identity: promptName };
        }
    },
});
