/** What a model is told of its tools, and the tools it has, come from one place. */
import { defineRule } from '../src/rule/rule.js';
import { functionName, secondSurfaces } from '../src/rule/vocabulary.js';
const RULE = 'require-single-tool-surface';
const TRACE = {
    table: ['the guidance is written from this table', 'the request declares these tools'],
    report: ['the report lists the tools anew', 'the request is made of a choice of them'],
    gate: ['this asks for one tool', 'and this text speaks of another'],
};
export default defineRule({
    id: RULE,
    docs: {
        description: 'require guidance and reports about tools to be made from the tools that the request declares',
        section: 'coherence',
        recommended: false,
        strict: 'warn',
        why: 'A model that is told of a tool it does not have calls it and fails, and one that is told nothing of a tool it has does not use it. A report that lists tools anew shows a request that was never sent.',
        whatToDo: 'Take the tools of the request once, after filters and permissions, and make the guidance and every report from that list.',
    },
    messages: {
        table: 'The guidance names every tool of a table in the code, and the request declares only the tools that passed a filter: the model is told of tools it cannot call. Write the guidance from the tools of the request.',
        report: 'This report lists the tools of the servers anew, and the request was sent with a choice of them: it shows what the model was not given. Keep the list that was sent, and report that.',
        gate: 'The guidance on `{{name}}` hangs on another tool: it is missing where `{{name}}` is declared without that one. Ask for `{{name}}` instead.',
    },
    *detect(code) {
        for (const { kind, at, other, name, isCertain } of code.answerTo(secondSurfaces, RULE)) {
            const [here, there] = TRACE[kind];
            yield { messageId: kind, data: { name }, at, trace: [{ at, message: here }, { at: other, message: there }], confidence: isCertain ? 'certain' : 'likely', identity: `${functionName(at)} ${name}` };
        }
    },
});
