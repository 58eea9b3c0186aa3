/** A listing comes in pages; who reads only the first loses the rest. */
import { defineRule } from '../src/rule/rule.js';
import { functionName, listedPages, refKey, stuckPages } from '../src/rule/vocabulary.js';
export default defineRule({
    id: 'require-all-pages',
    docs: {
        description: 'require that every page of a listing is read',
        section: 'listings',
        recommended: 'warn',
        strict: 'warn',
        why: 'A server may answer a listing in pages. A host that reads only the first shows a shorter menu without any error, and only with servers that have enough to list; a server that never advances its cursor keeps a correct host asking for ever.',
        whatToDo: 'Ask again with `nextCursor` until it is absent, in one helper that everything else uses; on the server, slice by the cursor received and leave `nextCursor` out on the last page.',
    },
    messages: {
        firstPageOnly: '`{{method}}` is answered with one page here, and nobody reads its `nextCursor`: what a server lists beyond the first page does not exist for this host. Repeat the call with `cursor` until `nextCursor` is absent.',
        pageHandedOn: '`{{method}}` is asked without a cursor here and the page is handed on: a caller who sees its `nextCursor` has no way to ask for the next one. Take a cursor from the caller, or read all pages here.',
        cursorDropped: '`{{method}}` is asked for the page behind a cursor, and nobody reads the `nextCursor` of the answer: the pages after it are lost. Go on until `nextCursor` is absent, or leave the cursor out so that the client joins the pages.',
        cursorIgnored: 'The answer to {{method}} carries a `nextCursor`, and the handler never looks at the `cursor` it is sent: every page is the first one, and a client that follows the cursor never ends. Slice by the cursor received, and leave `nextCursor` out on the last page.',
        cursorEchoed: 'The answer to {{method}} sends back the `cursor` it was asked with as `nextCursor`: a client that follows it asks for the same page for ever. Answer with the cursor of the page that comes next, or with none.',
    },
    *detect(code) {
        for (const stuck of code.answerTo(stuckPages, 'require-all-pages'))
            yield neverEnding(stuck);
        for (const page of code.answerTo(listedPages, 'require-all-pages'))
            if (isCutShort(page))
                yield cutShort(page);
    },
});
/** Nobody who gets the page looks for the next one; or nobody could, because the call behind a wrapper is never given a cursor. */
function isCutShort({ call, lists, cursors, returned, isOutOfSight }) {
    if (cursors.length > 0 || isOutOfSight || (call.pages === 'joined' && call.cursor !== 'given'))
        return false;
    return returned.length > 0 ? call.cursor === 'none' : lists.length > 0;
}
function cutShort({ call, lists, returned }) {
    const read = lists.find((r) => refKey(r.at) !== refKey(call.ref));
    const [handed] = returned;
    const trace = [{ at: call.ref, message: `one page of ${call.method} arrives here` }];
    if (handed)
        trace.push({ at: handed, message: 'it is returned, to callers who have no way to ask for the next one' });
    else if (read)
        trace.push({ at: read.at, message: `its \`${call.list}\` are read, its \`nextCursor\` is not` });
    return {
        messageId: call.pages === 'joined' ? 'cursorDropped' : handed ? 'pageHandedOn' : 'firstPageOnly',
        data: { method: call.method },
        at: call.ref,
        trace,
        confidence: call.certain ? 'certain' : 'likely',
        identity: functionName(call.ref),
    };
}
function neverEnding({ method, registration, cursor, how }) {
    return {
        messageId: how === 'echoed' ? 'cursorEchoed' : 'cursorIgnored',
        data: { method },
        at: cursor,
        trace: [{ at: registration, message: `the handler of ${method} is registered here` }, { at: cursor, message: how === 'echoed' ? 'the cursor received goes back unchanged' : 'a cursor is handed out that nobody takes back' }],
        confidence: 'certain',
        identity: functionName(registration),
    };
}
