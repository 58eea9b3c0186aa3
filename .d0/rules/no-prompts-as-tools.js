/** A prompt must not become an entry of the tools a model is given. */
import { defineRule } from '../src/rule/rule.js';
import { functionName, valueWay } from '../src/rule/vocabulary.js';
const WHY = 'a prompt is for a person to choose, and as a tool any text that sways the model can start it';
export default defineRule({
    id: 'no-prompts-as-tools',
    docs: {
        description: 'disallow prompts of a server in the tool list of a model',
        section: 'boundary',
        recommended: 'error',
        strict: 'error',
        why: 'The conversion from a prompt to a tool is mechanical and drops the one property that tells them apart: who may start it. The description, written to persuade a person in a menu, then persuades a model, and the prompt\'s imperative text arrives with nobody having asked for it.',
        whatToDo: 'Keep prompts out of the list and out of the dispatcher; show them in a picker. What a model must be able to start, offer as a tool of its own with a schema and a confirmation policy.',
    },
    messages: {
        converted: `A prompt of a server is made a tool here: ${WHY}. Remove the branch, and the arm of the dispatcher that serves it.`,
        listed: `Tools made of prompts join the tools of the model here: ${WHY}. Leave them out of the list, and out of the dispatcher.`,
        switch: `This option makes every prompt of the connected servers a tool of the model: ${WHY}. Set it to false.`,
        switchDefault: `Unless told otherwise this framework makes every prompt of the connected servers a tool of the model: ${WHY}. Set \`{{option}}: false\`.`,
        ownPrompts: `This tool hands the server's own prompts to the model: ${WHY}. Offer them as prompts only; what a model must start, write as a tool of its own.`,
        frameworkPrompt: `A prompt of a server is put among the tools of the model: ${WHY}. Render it when the user picks it instead.`,
    },
    *detect(code) {
        for (const found of code.promptTools('no-prompts-as-tools'))
            yield toDetection(found);
    },
});
function toDetection(found) {
    const way = found.origin && found.kind !== 'switch' ? valueWay(found.origin) : [];
    const steps = way.map(({ at }, index) => ({ at, message: index === 0 ? 'the prompt of a server is read here' : 'it is passed on' }));
    return {
        messageId: found.kind === 'switch' && !found.origin ? 'switchDefault' : found.kind,
        data: { option: found.option ?? '' },
        at: found.at,
        trace: [...steps, { at: found.at, message: found.kind === 'listed' ? 'here it joins the tools' : 'here it is made a tool' }],
        confidence: found.certain ? 'certain' : 'likely',
        identity: functionName(found.at),
    };
}
