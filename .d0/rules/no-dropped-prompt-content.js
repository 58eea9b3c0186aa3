/** All of a prompt must reach the conversation: every turn, every block, every role. */
import { defineRule } from '../src/rule/rule.js';
import { fateWay, functionName, promptDrops } from '../src/rule/vocabulary.js';
const ID = 'no-dropped-prompt-content';
const WHERE = {
    picked: 'one message is taken here',
    roleFiltered: 'messages are left out here by their role',
    blocksSkipped: 'blocks of another type end here',
    textOnly: 'only a text block has this field',
    rolesMerged: 'here the messages become one text',
    roleReplaced: 'here every message becomes the user\'s',
};
export default defineRule({
    id: ID,
    docs: {
        description: 'disallow losing messages, blocks or roles of a prompt on its way into the conversation',
        section: 'boundary',
        recommended: 'warn',
        strict: 'warn',
        why: 'A prompt is a list of turns with roles, and their content may be text, image, audio, a resource or a link. A host that keeps one message, or only the text, sends the model something other than what the server wrote and the user chose, and nobody is told.',
        whatToDo: 'Carry every message over in order, with its role, and map every type of block; where one cannot be sent, say so to the user.',
    },
    messages: {
        picked: 'One message of the prompt is used and the others are dropped; a prompt may have several turns, and nobody is told that they are missing. Carry all of `messages` over, in order.',
        roleFiltered: 'Messages of the prompt are dropped by their role; examples and openings of the assistant are part of what the server wrote. Carry all of `messages` over, each with its role.',
        blocksSkipped: 'Blocks of the prompt are dropped here by their type without a word; images, audio, resources and links are content too. Map every type, or tell the user which cannot be sent.',
        textOnly: 'The `text` of a block is read without asking for its type; an image, audio or resource has none and becomes empty. Test `type` and map every type, or tell the user which cannot be sent.',
        rolesMerged: 'The messages of the prompt are joined into one text and their roles are lost; what the assistant said now reads as the user\'s words. Keep one message for each, with its role.',
        roleReplaced: 'Every message of the prompt becomes a message of the user; turns of the assistant now read as the user\'s words. Keep the role each message came with.',
    },
    *detect(code) {
        for (const drop of code.answerTo(promptDrops, ID))
            yield toDetection(drop);
    },
});
function toDetection(drop) {
    const way = fateWay(drop.visit);
    const trace = way.map((at, i) => ({ at, message: i === 0 ? `the prompt is fetched here with ${drop.fate.sink.method}` : 'its messages go on here' }));
    return {
        messageId: drop.kind,
        at: drop.at,
        trace: [...trace, { at: drop.at, message: WHERE[drop.kind] }],
        confidence: drop.fate.sink.certain ? 'certain' : 'likely',
        identity: functionName(drop.at),
    };
}
