/** A host must not write behaviour hints onto what a server listed: only the server can know them. */
import { defineRule } from '../src/rule/rule.js';
import { functionName, valueWay } from '../src/rule/vocabulary.js';
const TWO_MISTAKES = 'only the server knows what its own call does, and even a true hint is about the call, not about what its output makes a model do next';
export default defineRule({
    id: 'no-invented-annotations',
    docs: {
        description: 'disallow behaviour hints that a host writes onto the prompts and tools of a server',
        section: 'annotations',
        recommended: 'error',
        strict: 'error',
        why: 'Annotations travel from the server, the only party that knows what its own call does. A hint made up by the host states a fact about somebody else\'s code that nothing can correct, and whatever sizes a confirmation by it waves the call through.',
        whatToDo: 'Copy the server\'s annotations as they are and treat missing ones as the protocol does (not read-only, destructive). A prompt has no annotations: leave them out. Keep decisions of your own under a name of your own.',
    },
    messages: {
        onPrompt: `\`{{hint}}\` is written onto a server's prompt, but prompts have no annotations: ${TWO_MISTAKES}. Leave it out.`,
        onTool: `\`{{hint}}\` is written onto a server's tool by this host: ${TWO_MISTAKES}. Copy the server's annotations as they came.`,
        defaultOnTool: `A tool whose server says nothing gets \`{{hint}}\` from this host: ${TWO_MISTAKES}. Leave missing hints missing.`,
        guessOnTool: `\`{{hint}}\` of a server's tool is guessed from its name or description: ${TWO_MISTAKES}. Copy the server's annotations as they came.`,
    },
    *detect(code) {
        for (const found of code.inventedHints('no-invented-annotations'))
            yield toDetection(found);
    },
});
function messageFor({ subject, how }) {
    if (subject === 'prompt')
        return 'onPrompt';
    return how === 'default' ? 'defaultOnTool' : how === 'guess' ? 'guessOnTool' : 'onTool';
}
function toDetection(found) {
    const way = found.origin ? valueWay(found.origin).slice(0, 1) : [];
    const steps = way.map(({ at }) => ({ at, message: `\`${found.hint}\` gets its value here` }));
    return {
        messageId: messageFor(found),
        data: { hint: found.hint },
        at: found.at,
        trace: [...steps, { at: found.at, message: `here it is attached to a ${found.subject} of the server` }],
        confidence: 'certain',
        identity: `${functionName(found.at)} ${found.hint}`,
    };
}
