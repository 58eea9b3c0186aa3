/** What a model reads must not hold secrets. */
import { defineRule } from '../src/rule/rule.js';
import { promptSecrets } from '../src/rule/vocabulary.js';
const WHERE = {
    prompt: 'the text of a prompt', instructions: 'the instructions of a server', system: 'what the host tells its model first', template: 'a prompt template',
};
export default defineRule({
    id: 'no-secrets-in-prompts',
    docs: {
        description: 'disallow secrets in what a model reads',
        section: 'rendering',
        recommended: 'error',
        strict: 'error',
        why: 'A prompt goes to the host, to its model, to their logs and often to a provider; whatever stands in it may be repeated by the model to anybody it talks to, and by a tool call to anywhere.',
        whatToDo: 'Leave the secret with the code that needs it: a tool reads its own credentials. Replace a secret that was published.',
        onTemplates: true,
    },
    messages: {
        key: 'A key (`{{shown}}`) is written into {{where}}; whoever can pick or read that has it, and so has every model and log behind it. Let the tool that needs it read it from its own environment, and replace it.',
        connection: 'A connection string with its password (`{{shown}}`) is written into {{where}}; every model and log behind it has the password. Let the tool that connects read it from its own environment, and replace it.',
        path: '`{{shown}}` in {{where}} is a path of one person\'s machine; elsewhere it leads nowhere, and it tells who wrote it. Make it an argument, or say where it is relative to.',
        environment: '`{{shown}}` from the environment is put into {{where}}; every model and log behind it has it then. Let the tool that needs it read it itself.',
        wholeEnvironment: 'The whole environment is put into {{where}}, with every token in it. Name the few values that are meant.',
        configuration: '`{{shown}}` is put whole into {{where}}, with whatever credentials its arguments, headers and environment hold. Name the few values that are meant.',
        member: '`{{shown}}` is put into {{where}}; by its name it is a secret, and every model and log behind it has it then. Let the tool that needs it read it itself.',
    },
    *detect(code) {
        for (const secret of code.answerTo(promptSecrets, 'no-secrets-in-prompts'))
            yield toDetection(secret);
    },
});
function toDetection({ kind, where, at, shown, isLikely, isWritten, via, takenBy }) {
    const way = via.map((ref, index) => ({ at: ref, message: index === 0 && !isWritten ? 'it is read here' : 'it is put into the text here' }));
    return {
        messageId: kind,
        data: { shown, where: WHERE[where] },
        at,
        trace: takenBy ? [{ at: takenBy, message: `${WHERE[where]} is made here` }, ...way] : [],
        confidence: isLikely ? 'likely' : 'certain',
        holdsSecret: isWritten,
    };
}
