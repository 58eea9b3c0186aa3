import { callOfMember, exprOf, type Ref } from './code.js';
import type { Graph } from './graph.js';
import { listingCalls, type ListingCall } from './listing-calls.js';
import type { Question } from './question.js';
import type { Escape, Holder, PropertyRead } from './use-search.js';
import { usesOf } from './uses.js';

/** What is known of the page a listing call answers with. */
export interface Page {
  readonly call: ListingCall;
  /** Where the list is read. */
  readonly lists: readonly PropertyRead[];
  /** Where the cursor to the next page is read. */
  readonly cursors: readonly PropertyRead[];
  /** Where the whole page, or the answer around it, is returned to callers who are not in the code. */
  readonly returned: readonly Ref[];
  /** Is it handed to somebody else who cannot be followed? */
  readonly isOutOfSight: boolean;
}

/** The pages of every listing call whose answer is a page. */
export const listedPages: Question<Page> = {
  find: (inquiry) => inquiry.answerTo(listingCalls).filter((call) => call.pages !== 'unknown' && !isOfOwnServer(call)).map((call) => pageOf(inquiry.graph, call)),
  begin: (inquiry) => listingCalls.begin(inquiry),
};

/** Around a page of a client of one's own: `{ result: page }`, `response.json()`. */
const ENVELOPE = new Set(['result', 'data', 'body', 'response', 'value', 'payload']);
const READERS = new Set(['json', 'text']);

/** The function joins client and server in one process: how the server lists is up to the code itself, and one that pages is known to. */
function isOfOwnServer({ ref }: ListingCall): boolean {
  const { file } = ref;
  return (file.index.calls.get('createLinkedPair') ?? []).some((id) => file.exprs[id]?.fn === exprOf(ref).fn);
}

function pageOf(graph: Graph, call: ListingCall): Page {
  const reads: PropertyRead[] = [];
  const escapes: Escape[] = [];
  const look = (holder: Holder, path: readonly string[], depth: number): void => {
    const uses = usesOf(graph, holder, path);
    const own = uses.reads.some((r) => r.property === call.list);
    escapes.push(...uses.escapes.filter((e) => e.how !== 'logged' || !own));
    for (const read of uses.reads) {
      reads.push(read);
      if (depth < 3 && ENVELOPE.has(read.property)) look(read.holder, read.path, depth + 1);
      else if (depth < 3 && READERS.has(read.property)) { const answer = callOfMember(read.at); if (answer) look({ kind: 'expr', ref: answer }, [], depth + 1); }
    }
  };
  look({ kind: 'expr', ref: call.ref }, [], 0);
  return { call, lists: reads.filter((r) => r.property === call.list), cursors: reads.filter((r) => r.property === 'nextCursor'), returned: escapes.filter((e) => e.how === 'returned').map((e) => e.at), isOutOfSight: escapes.some((e) => e.how !== 'returned') };
}
