/** A tool says what it is for, and what its arguments are. */
import { defineRule } from '../src/rule/rule.js';
import { looseTools } from '../src/rule/vocabulary.js';
const RULE = 'require-tight-tool-schema';
export default defineRule({
    id: RULE,
    docs: {
        description: 'require tools to be described and their arguments to be typed',
        section: 'tools',
        recommended: false,
        strict: 'warn',
        why: 'A model knows of a tool what its description and its schema say. Where they say nothing it guesses, and where the schema checks nothing the guess arrives in the handler.',
        whatToDo: 'Describe the tool, name the fields of each object, list the texts that are understood, and refuse the rest.',
    },
    messages: {
        any: '`{{argument}}` of {{tool}} accepts anything: the model is told nothing of what belongs there, and nothing is checked before the handler runs. Declare its type, a union where there are several.',
        record: '`{{argument}}` of {{tool}} is an object of which nothing is said: the model guesses its fields, and a field it misspells is not noticed. Declare the fields, or at least the type of the values.',
        open: '{{subject}} of {{tool}} accepts fields that are not declared: what a model invents goes through to the handler unchecked. Declare the fields and refuse others.',
        empty: 'The schema of {{tool}} declares no arguments, and its handler reads some: the model is not told of them. Declare them as properties.',
        items: '`{{argument}}` of {{tool}} is a list of which nothing is said: the model guesses what belongs in it, and some hosts refuse a schema without `items`. Declare the items.',
        text: '`{{argument}}` of {{tool}} accepts any text, and the handler knows only {{labels}}: the model has to guess them. Declare them as an enum.',
        undescribed: '{{Tool}} has no description: its name is all that a model has to choose it by. Say what it does and when to use it.',
    },
    *detect(code) {
        for (const found of code.answerTo(looseTools, RULE))
            yield toDetection(found);
    },
});
function toDetection(found) {
    const { tool, argument, because } = found;
    const name = tool.name === undefined ? 'tool' : `tool \`${tool.name}\``;
    const trace = because ? [{ at: found.at, message: `\`${argument}\` is declared here` }, { at: because, message: found.kind === 'text' ? 'here the handler compares it' : 'the schema is made here' }] : [];
    return {
        messageId: found.kind,
        data: { tool: `the ${name}`, Tool: `The ${name}`, argument, subject: argument === '' ? 'The schema' : `\`${argument}\``, labels: listed(found.labels) },
        at: found.at,
        trace,
        confidence: found.isCertain ? 'certain' : 'likely',
        identity: `${tool.name ?? ''} ${argument}`,
        suggestions: suggested(found),
    };
}
function listed(labels) {
    const shown = labels.slice(0, 6).map((label) => `\`${label}\``);
    return labels.length > shown.length ? `${shown.join(', ')} …` : shown.join(', ');
}
function suggested({ permission }) {
    return permission ? [{ message: 'Refuse fields that are not declared.', edits: [{ at: permission, text: 'false' }] }] : [];
}
