/** Prompts that are kept from a model by their names alone are not kept from it. */
import { defineRule } from '../src/rule/rule.js';
import { functionName, nameFilters, refKey } from '../src/rule/vocabulary.js';
const ID = 'no-prompt-name-filter';
export default defineRule({
    id: ID,
    docs: {
        description: 'disallow hiding prompts from a model by a test of names while a dispatcher still runs them',
        section: 'boundary',
        recommended: false,
        strict: 'warn',
        why: 'A filter of names takes entries off the list a model sees; the dispatcher that still maps such a name to prompts/get runs it for whoever says it. That prompts stay with the user then hangs on a prefix, and a renamed constant or a model that guesses undoes it.',
        whatToDo: 'Keep prompts out of the dispatcher of tools altogether: run only what is declared, and call prompts/get from the user\'s own event.',
    },
    messages: {
        openArm: 'Prompts are taken off this list by their names, but the dispatcher still sends such a name to prompts/get; what keeps them from the model is a test of text. Remove that branch, and run only what is declared.',
    },
    *detect(code) {
        const seen = new Set();
        for (const found of code.answerTo(nameFilters, ID)) {
            if (seen.has(refKey(found.at)))
                continue;
            seen.add(refKey(found.at));
            yield {
                messageId: 'openArm',
                at: found.at,
                trace: [
                    { at: found.at, message: 'names of prompts are left out here' },
                    { at: found.arm, message: 'but this branch still takes them' },
                    { at: found.sink.ref, message: `and sends ${found.sink.method}` },
                ],
                confidence: found.certain ? 'certain' : 'likely',
                identity: `${functionName(found.at)} > ${functionName(found.sink.ref)}`,
            };
        }
    },
});
