/** The end of a listing is a cursor that is absent, not one that is empty. */
import { defineRule } from '../src/rule/rule.js';
import { cursorTests, functionName } from '../src/rule/vocabulary.js';
export default defineRule({
    id: 'require-cursor-identity',
    docs: {
        description: 'require that a cursor is compared with undefined, not tested for truthiness',
        section: 'listings',
        recommended: 'warn',
        strict: 'warn',
        why: 'A cursor is an opaque text of the server, and an empty one is valid. A loop that ends on a falsy cursor drops the pages behind it; a request that leaves a falsy cursor out starts again with the first page.',
        whatToDo: 'Compare with `undefined` wherever the cursor decides something.',
    },
    messages: {
        truthyCursor: 'The cursor of {{method}} is tested for truthiness: an empty text is a valid cursor, so the pages behind it are lost. Compare it with `undefined`.',
    },
    *detect(code) {
        for (const test of code.answerTo(cursorTests, 'require-cursor-identity'))
            yield toDetection(test);
    },
});
function toDetection(test) {
    const trace = [
        { at: test.page.call.ref, message: `${test.page.call.method} is asked here` },
        { at: test.read.at, message: 'its `nextCursor` is read here' },
        ...test.others.map((at) => ({ at, message: 'here too an empty cursor counts as none' })),
        { at: test.at, message: 'here an empty cursor counts as none' },
    ];
    return { messageId: 'truthyCursor', data: { method: test.page.call.method }, at: test.at, trace, confidence: test.page.call.certain ? 'certain' : 'likely', identity: functionName(test.at), suggestions: compare(test) };
}
function compare({ mend }) {
    return mend ? [{ message: `Compare with \`${mend.operator} undefined\`.`, edits: mend.edits }] : [];
}
