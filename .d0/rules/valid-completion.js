/** Completions are declared under the name the protocol gives them, for arguments that there are. */
import { defineRule } from '../src/rule/rule.js';
import { completionFaults } from '../src/rule/vocabulary.js';
export default defineRule({
    id: 'valid-completion',
    docs: {
        description: 'disallow completions that no host can ask for',
        section: 'rendering',
        recommended: 'warn',
        strict: 'warn',
        why: 'A host asks for completions only of a server that declares the capability `completions`, and only for arguments that a prompt declares. Under another key, or for another name, the completer never runs; SDK v1 refuses the handler at start.',
        whatToDo: 'Declare `completions: {}`, and complete the arguments by the names under which they are listed.',
    },
    messages: {
        key: 'The capability is declared as `{{name}}`, and the protocol calls it `completions`: hosts never ask for completions, and SDK v1 refuses the handler. Declare `completions: {}`.',
        argument: 'The completer answers for the argument `{{name}}`, which no listed prompt declares: no host asks for it. Use the declared name.',
    },
    *detect(code) {
        for (const { kind, at, name } of code.answerTo(completionFaults, 'valid-completion')) {
            yield {
                messageId: kind, data: { name }, at, trace: [], confidence: 'certain', identity: name,
                suggestions: kind === 'key' && 'start' in at ? [{ message: 'Declare it as `completions`.', edits: [{ at: { file: at.file, start: at.start, end: at.start + name.length }, text: 'completions' }] }] : [],
            };
        }
    },
});
