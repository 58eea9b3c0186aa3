/** A prompt template on disk must be one that the server can list and render as its author means it. */
import { defineRule } from '../src/rule/rule.js';
import { templateFaults } from '../src/rule/vocabulary.js';
export default defineRule({
    id: 'valid-prompt-template',
    docs: {
        description: 'require prompt templates on disk to be complete and consistent',
        section: 'templates',
        onTemplates: true,
        recommended: 'error',
        strict: 'error',
        why: 'A template file is read when somebody asks for a prompt, not when it is written: a key that is misspelt, a placeholder nobody fills or a file that is not there is noticed by the person who picks the prompt, or by nobody.',
        whatToDo: 'Give each prompt a name, a description and a template; declare every placeholder and use every argument; name files that exist.',
    },
    messages: {
        unknownKey: '`{{key}}` is no key of {{what}}: it is ignored, so what it says has no effect. {{advice}}',
        missingKey: '{{what}} has no `{{key}}`; {{consequence}}. Add it.',
        wrongType: '{{key}} is not what is expected here; the file cannot be loaded as it is written. Give {{expected}}.',
        duplicateName: '`{{name}}` is the name of another prompt of the same skill; only one of them can be asked for. Give each a name of its own.',
        duplicateArgument: '`{{name}}` is declared twice; one declaration hides the other. Keep one of them.',
        undeclaredPlaceholder: '`{{open}}{{name}}{{close}}` is no declared argument; nobody is asked for it, so it is never filled and rendering fails. {{advice}}',
        unusedArgument: '`{{name}}` is declared but the template does not use it; whoever picks the prompt fills it in for nothing. {{advice}}',
        leftVerbatim: '`{{open}}{{content}}{{close}}` is no bare identifier; the engine evaluates nothing, so the braces reach the model as they stand. Name an argument, write the text out, or make it a workflow.',
        unclosedPlaceholder: '`{{open}}` has no `{{close}}` behind it; it reaches the model as it stands. Close it, or take it out.',
        missingWorkflow: '`{{path}}` is no file beside the skill; no prompt can be derived from it. Correct the path, or remove the entry.',
        emptyWorkflow: '`{{path}}` holds no steps; the prompt derived from it has nothing to tell. Write its `steps`, or remove the entry.',
        missingPromptsFile: '`{{key}}` {{what}}: there is no `{{path}}` beside the skill, so its {{kind}} are not served. Correct the path, or add the file.',
        inlinePrompts: 'Prompts stand in the front matter of the skill; they are read from a file beside it and not from here. Move them into that file and name it here.',
        nothingServed: 'The file gives the skill that names it no prompt. {{advice}}',
    },
    *detect(code) {
        for (const fault of code.answerTo(templateFaults, 'valid-prompt-template'))
            yield toDetection(fault);
    },
});
function toDetection({ kind, at, data, isLikely, trace, edit }) {
    return {
        messageId: kind,
        data: { open: '{{', close: '}}', ...data },
        at,
        trace,
        confidence: isLikely ? 'likely' : 'certain',
        suggestions: edit ? [{ message: edit.message, edits: [{ at: edit.at, text: edit.text }] }] : [],
    };
}
