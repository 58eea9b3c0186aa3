/** A prompt template should be short, and long chains of tools belong into a workflow. */
import { defineRule } from '../src/rule/rule.js';
import { templateSizes } from '../src/rule/vocabulary.js';
export default defineRule({
    id: 'prefer-small-template',
    docs: {
        description: 'prefer prompt templates that are short and name tools in full',
        section: 'templates',
        onTemplates: true,
        recommended: false,
        strict: 'warn',
        why: 'A template is sent whole each time somebody picks the prompt. A long one costs on each use and hides what matters; a chain of many tools in prose is followed less surely than a workflow; a tool named without its skill has to be guessed.',
        whatToDo: 'Move long guidance into a reference file, chains of tools into a workflow whose summary becomes the prompt, and write tools as `skill__tool`.',
    },
    messages: {
        tooLong: 'The template has {{lines}} lines, more than {{most}}; all of them are sent each time the prompt is picked. Move guidance into a reference file, or make it a workflow.',
        longChain: 'The template names {{count}} tools ({{tools}}), more than {{most}}; a model follows so long a chain in prose less surely than a workflow. Make it a workflow and name that under `workflows:`.',
        unqualifiedTool: '`{{name}}` is named without the skill it belongs to, which other names here have; the model has to guess which tool is meant. {{advice}}',
    },
    *detect(code) {
        for (const { kind, at, data, isLikely, edit } of code.answerTo(templateSizes, 'prefer-small-template')) {
            const suggestions = edit ? [{ message: `Write \`${edit.text}\`.`, edits: [edit] }] : [];
            yield { messageId: kind, data, at, trace: [], confidence: isLikely ? 'likely' : 'certain', suggestions };
        }
    },
});
