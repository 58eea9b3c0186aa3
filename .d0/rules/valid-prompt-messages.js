/** The messages of a prompt have the shape that the protocol says, and an instruction in them. */
import { defineRule } from '../src/rule/rule.js';
import { messageFaults } from '../src/rule/vocabulary.js';
export default defineRule({
    id: 'valid-prompt-messages',
    docs: {
        description: 'disallow prompt results that are no prompt messages of the protocol',
        section: 'rendering',
        recommended: 'error',
        strict: 'error',
        why: 'Hosts validate the answer to prompts/get: a bare string, a list of blocks or a role `system` fails there, after the person has picked the prompt and typed its arguments. What is valid and says nothing, or speaks as the assistant, is not followed by the model.',
        whatToDo: 'Answer with `messages`, each with the role user (or assistant for examples of its answers) and one content block; put the instruction into a text block of a user message.',
    },
    messages: {
        role: 'A prompt message has the role `{{value}}`: the protocol knows user and assistant only, and hosts refuse the whole prompt. Put the text into a user message.',
        noRole: 'A prompt message has no role: hosts refuse the whole prompt. Say `role: "user"`.',
        textContent: 'The content of a prompt message is a bare string: the protocol wants one content block, and hosts refuse the whole prompt. Write `{ type: "text", text: … }`.',
        listContent: 'The content of a prompt message is a list: the protocol wants one content block per message, and hosts refuse the whole prompt. Make a message of each block.',
        blockType: 'A prompt message holds a block of the type `{{value}}`, which the protocol does not know: hosts refuse the whole prompt. Use text, image, audio, resource or resource_link.',
        bareResource: 'An embedded resource stands without its wrapper: `uri`, `mimeType` and `text` belong into `resource: { … }`, and hosts refuse the whole prompt without it. Wrap them.',
        emptyBlock: 'A content block lacks {{value}}, which its type needs: hosts refuse the whole prompt. Add it, or use another type of block.',
        noInstruction: 'The prompt has no text: its only content is an image or a resource, which many hosts attach without reading it as an instruction. Say in a text block what to do.',
        assistantOnly: 'All messages of the prompt have the role assistant: the model takes them for something it has said already and has nothing to answer. Put the instruction into a user message.',
        persona: 'A message with the role assistant tells the model who it is and what to do: it is taken for something the model has said, and hosts show it as its answer. Put the instruction into a user message.',
        textReturned: 'The handler of a prompt returns a string where the SDK wants `{ messages }`: every prompts/get fails. Return a user message with a text block.',
        toolResult: 'The handler of a prompt returns the result of a tool (`content`) where the protocol wants `messages`: every prompts/get fails. Return messages.',
        isError: 'A prompt result has no `isError`: the property is ignored and the messages beside it are used as the prompt. Throw an error instead.',
        annotations: 'A prompt has no annotations: the protocol defines the hints for tools only, and the SDK drops them silently. Take them out.',
    },
    *detect(code) {
        for (const { kind, at, value, registration } of code.answerTo(messageFaults, 'valid-prompt-messages')) {
            yield {
                messageId: kind, data: { value }, at,
                trace: [{ at: registration, message: 'the prompt is registered here' }, { at, message: 'this is what it answers' }],
                confidence: 'certain', identity: kind,
            };
        }
    },
});
