/** Rules of conduct hold whatever tools a model has. */
import { defineRule } from '../src/rule/rule.js';
import { functionName, gatedTexts } from '../src/rule/vocabulary.js';
const RULE = 'no-gated-safety-text';
export default defineRule({
    id: RULE,
    docs: {
        description: 'disallow safety instructions that are rendered only where some tool is declared',
        section: 'coherence',
        recommended: false,
        strict: 'warn',
        why: 'Which tools are declared says what a model can call now; rules about permission, refusal and dangerous actions say what it may do at all. Tied to one tool, they vanish with it, and what the tool did is done with another.',
        whatToDo: 'Render such rules always; tie to the tool only the sentences that say how it is used.',
    },
    messages: {
        gated: 'The rule "{{says}}" is part of the prompt only where {{tool}} is declared; without it the model is not told, whatever other tools it has. Render it always, and tie to the tool only how it is used.',
    },
    *detect(code) {
        for (const { test, text, says, tool } of code.answerTo(gatedTexts, RULE)) {
            yield {
                messageId: 'gated',
                data: { says, tool: tool === undefined ? 'a tool' : `the tool \`${tool}\`` },
                at: test,
                trace: [{ at: test, message: 'this asks whether the tool is declared' }, { at: text, message: 'the rule stands under that condition' }],
                confidence: tool === undefined ? 'likely' : 'certain',
                identity: `${functionName(text)} ${tool ?? ''}`,
            };
        }
    },
});
