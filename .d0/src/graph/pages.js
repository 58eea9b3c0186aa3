import { callOfMember, exprOf } from './code.js';
import { listingCalls } from './listing-calls.js';
import { usesOf } from './uses.js';
/** The pages of every listing call whose answer is a page. */
export const listedPages = {
    find: (inquiry) => inquiry.answerTo(listingCalls).filter((call) => call.pages !== 'unknown' && !isOfOwnServer(call)).map((call) => pageOf(inquiry.graph, call)),
    begin: (inquiry) => listingCalls.begin(inquiry),
};
/** Around a page of a client of one's own: `{ result: page }`, `response.json()`. */
const ENVELOPE = new Set(['result', 'data', 'body', 'response', 'value', 'payload']);
const READERS = new Set(['json', 'text']);
/** The function joins client and server in one process: how the server lists is up to the code itself, and one that pages is known to. */
function isOfOwnServer({ ref }) {
    const { file } = ref;
    return (file.index.calls.get('createLinkedPair') ?? []).some((id) => file.exprs[id]?.fn === exprOf(ref).fn);
}
function pageOf(graph, call) {
    const reads = [];
    const escapes = [];
    const look = (holder, path, depth) => {
        const uses = usesOf(graph, holder, path);
        const own = uses.reads.some((r) => r.property === call.list);
        escapes.push(...uses.escapes.filter((e) => e.how !== 'logged' || !own));
        for (const read of uses.reads) {
            reads.push(read);
            if (depth < 3 && ENVELOPE.has(read.property))
                look(read.holder, read.path, depth + 1);
            else if (depth < 3 && READERS.has(read.property)) {
                const answer = callOfMember(read.at);
                if (answer)
                    look({ kind: 'expr', ref: answer }, [], depth + 1);
            }
        }
    };
    look({ kind: 'expr', ref: call.ref }, [], 0);
    return { call, lists: reads.filter((r) => r.property === call.list), cursors: reads.filter((r) => r.property === 'nextCursor'), returned: escapes.filter((e) => e.how === 'returned').map((e) => e.at), isOutOfSight: escapes.some((e) => e.how !== 'returned') };
}
