/** A display title must not be sent where the server keys on `name`. */
import { defineRule } from '../src/rule/rule.js';
import { functionName, refKey, valueWay, wireNameFor } from '../src/rule/vocabulary.js';
const STEPS = {
    origin: 'the title, made for people, is read here', read: 'it is passed on', returned: 'it is returned', argument: 'it is passed as an argument', element: 'it is taken out of a collection',
    stored: 'it is stored', defined: 'it is bound', listed: 'it joins a list', built: 'it is built into another value', joined: 'it is one of the alternatives',
};
export default defineRule({
    id: 'no-title-as-name',
    docs: {
        description: 'disallow sending a display title as the name of a prompt or tool',
        section: 'boundary',
        recommended: 'error',
        strict: 'error',
        why: 'A server finds a prompt or tool by its `name`; `title` is text for people, may be translated or reworded any day, and matches no key. The request fails with invalid params, or worse, hits another entry, and only for servers that set a title.',
        whatToDo: 'Show the title, send the name: keep `name` beside the label all the way from the listing to the request.',
    },
    messages: {
        titleSent: '`{{method}}` is sent a display title as `name`; the server keys on `name`, and a title is text for people. Keep the `name` of the listing beside the label and send that.',
        titleMatched: '`{{method}}` is sent the text that was matched with display titles; the server keys on `name`. Send the `name` of the entry that was found.',
    },
    *detect(code) {
        const seen = new Set();
        for (const found of code.displayNamesSent('no-title-as-name')) {
            if (seen.has(refKey(found.sent)))
                continue;
            seen.add(refKey(found.sent));
            yield toDetection(code, found);
        }
    },
});
function toDetection(code, found) {
    const trace = valueWay(found.origin).map(({ at, note }) => ({ at, message: STEPS[note] }));
    return {
        messageId: found.how === 'key' ? 'titleMatched' : 'titleSent',
        data: { method: found.sink.method },
        at: found.sent,
        trace: [...trace, { at: found.sink.ref, message: `here it is sent as \`name\` with ${found.sink.method}` }],
        confidence: 'certain',
        identity: functionName(found.sink.ref),
        suggestions: suggestName(code, found),
    };
}
function suggestName(code, found) {
    const edit = wireNameFor(code, found);
    return edit ? [{ message: `Send \`${edit.text}\` instead.`, edits: [edit] }] : [];
}
