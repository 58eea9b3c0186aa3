/** The name of a prompt is an identifier: hosts build commands of it and servers find prompts by it. */
import { defineRule } from '../src/rule/rule.js';
import { identifierFaults } from '../src/rule/vocabulary.js';
const NOTES = { label: 'the prompt is registered here', duplicate: 'the name is taken here', title: 'prompts/get is handled here' };
const STEPS = { label: 'a text for people stands as its name', duplicate: 'here it is given again', title: 'here the name is looked for among titles' };
export default defineRule({
    id: 'valid-prompt-identifiers',
    docs: {
        description: 'disallow names of prompts that are no identifiers',
        section: 'rendering',
        recommended: 'warn',
        strict: 'warn',
        why: 'Hosts make slash commands of prompt names and send them back as keys. A sentence with blanks breaks the command, two prompts of one name hide each other, and a server that looks for titles finds nothing when a host sends the name.',
        whatToDo: 'Give each prompt a name of its own without blanks (`review_code`), keep the text for people in `title`, and find prompts by `name`.',
    },
    messages: {
        label: 'The name of a prompt, `{{name}}`, is a text for people: hosts build commands of names, and blanks and punctuation break them. Use an identifier such as `{{slug}}` and put this text into `title`.',
        duplicate: 'The prompt name `{{name}}` is given twice: the SDK refuses the second registration, or the second prompt can never be reached. Give it a name of its own.',
        title: 'prompts/get looks for the name it was sent among titles: hosts send `name`, so the prompt is found only where both happen to be equal. Compare with `name`.',
    },
    *detect(code) {
        for (const fault of code.answerTo(identifierFaults, 'valid-prompt-identifiers')) {
            const { kind, at, name, other } = fault;
            yield {
                messageId: kind, data: { name, slug: slugOf(name) }, at,
                trace: [{ at: other, message: NOTES[kind] }, { at, message: STEPS[kind] }],
                confidence: fault.isCertain ? 'certain' : 'likely', identity: name, suggestions: suggest(fault),
            };
        }
    },
});
const slugOf = (name) => name.trim().toLowerCase().replace(/[^a-z0-9]+/g, '_').replace(/^_+|_+$/g, '');
function suggest({ kind, at, name }) {
    const slug = slugOf(name);
    const literal = 'id' in at ? at.file.exprs[at.id] : undefined;
    if (kind !== 'label' || slug === '' || literal?.kind !== 'literal')
        return [];
    return [{ message: `Use \`${slug}\` as the name; the text for people belongs into \`title\`.`, edits: [{ at: { file: at.file, start: literal.start, end: literal.end }, text: `'${slug}'` }] }];
}
