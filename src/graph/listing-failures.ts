import { NONE, type ExprId, type FileFacts, type FnId, type RegionId, type TryFact } from '../facts/model.js';
import { at, calleeName, exprAs, exprOf, isInRegion, refKey, type Ref } from './code.js';
import type { Graph } from './graph.js';
import { listingCalls, type ListingCall } from './listing-calls.js';
import type { Question } from './question.js';
import { settledAsNothing } from './settled-listings.js';
import { isNothingListed, isKeptBehind } from './nothing-listed.js';

/** A failed listing that nobody hears of and that looks like a server without entries. */
export interface ListingFailure {
  readonly call: ListingCall;
  readonly how: 'caught' | 'rejection';
  readonly at: { readonly file: FileFacts; readonly start: number; readonly end: number };
  /** Calls from the place that swallows the failure down to the listing. */
  readonly calls: readonly Ref[];
  /** A line at a level nobody reads in operation is written. */
  readonly isLogged: boolean;
}

const MAX_CALLS = 3;

export const listingFailures: Question<ListingFailure> = {
  find: (inquiry) => {
    const seen = new Set<string>();
    return inquiry.answerTo(listingCalls).flatMap((call) => swallowedFrom(inquiry.graph, call, call.ref, [])).filter(({ at: place }) => {
      const key = `${place.file.path}:${place.start}`;
      return !seen.has(key) && seen.add(key);
    });
  },
  begin: (inquiry) => listingCalls.begin(inquiry),
};

/** Outwards from the call: what catches its failure first decides. */
function swallowedFrom(graph: Graph, listing: ListingCall, call: Ref, calls: readonly Ref[]): ListingFailure[] {
  const way = [call, ...calls];
  const rejection = rejectionAfter(graph, call);
  if (rejection) return rejection === 'handled' ? [] : [{ call: listing, how: 'rejection', at: spanOf(rejection.at), calls: way, isLogged: rejection.isLogged }];
  const settled = settledAsNothing(graph, call);
  if (settled) return [{ call: listing, how: 'rejection', at: spanOf(settled), calls: way, isLogged: false }];
  const attempt = attemptAround(call);
  if (attempt) {
    const verdict = judge(graph, call, attempt);
    return verdict ? [{ call: listing, how: 'caught', at: headOf(call.file, attempt), calls: way, isLogged: verdict.isLogged }] : [];
  }
  if (calls.length >= MAX_CALLS || !graph.spend()) return [];
  const { file } = call;
  return graph.callersOf(file, exprOf(call).fn).invocations.filter((i) => i.evidence === 'resolved' && exprOf(i.site).kind === 'call' && refKey(i.site) !== refKey(call))
    .flatMap(({ site }) => swallowedFrom(graph, listing, site, way));
}

const spanOf = (ref: Ref): ListingFailure['at'] => ({ file: ref.file, start: exprOf(ref).start, end: exprOf(ref).end });

/** Of a catch clause only its beginning is marked. */
function headOf(file: FileFacts, { catchSpan, start, end }: TryFact): ListingFailure['at'] {
  return catchSpan ? { file, start: catchSpan.start, end: catchSpan.start + 'catch'.length } : { file, start, end };
}

/** The catch clause that gets the failure of a call in the same function. */
function attemptAround(call: Ref): TryFact | undefined {
  const { file } = call;
  for (let id: RegionId = exprOf(call).region; id > 0; id = file.regions[id]?.parent ?? 0) {
    const region = file.regions[id];
    if (region?.kind === 'function') return undefined;
    const attempt = region?.kind === 'try' ? file.tries[region.try] : undefined;
    if (attempt && attempt.catchRegion !== NONE) return attempt;
  }
  return undefined;
}

/** `.catch(() => [])` or `.then(use, () => [])` behind the call. */
function rejectionAfter(graph: Graph, call: Ref): { readonly at: Ref; readonly isLogged: boolean } | 'handled' | undefined {
  const { parent } = exprOf(call);
  if (parent === NONE) return undefined;
  const holder = at(call, parent);
  const expr = exprOf(holder);
  if (expr.kind === 'cast') return rejectionAfter(graph, holder);
  if (expr.kind !== 'member' || expr.object !== call.id || expr.parent === NONE) return undefined;
  const chained = at(call, expr.parent);
  const args = exprAs(chained, 'call')?.args ?? [];
  const handler = expr.property === 'catch' ? args[0] : expr.property === 'then' ? args[1] : undefined;
  if (handler === undefined) return expr.property === 'then' || expr.property === 'finally' ? rejectionAfter(graph, chained) : undefined;
  const verdicts = graph.valuesOf(at(call, handler)).map((v) => (v.kind === 'function' ? judgeHandler(graph, v.file, v.fn) : undefined));
  const [first] = verdicts;
  return first && verdicts.every((v) => v !== undefined) ? { at: at(call, handler), isLogged: verdicts.some((v) => v.isLogged) } : 'handled';
}

interface Verdict { readonly isLogged: boolean }

function judgeHandler(graph: Graph, file: FileFacts, fn: FnId): Verdict | undefined {
  const fact = file.functions[fn];
  if (!fact || fact.throws.length > 0 || fact.returns.length === 0) return undefined;
  if (!fact.returns.every((exit) => isNothingListed(graph, { file, id: exit.value }))) return undefined;
  const within = (id: ExprId): boolean => file.exprs[id]?.fn === fn;
  return heard(file, within);
}

/** The clause lets nothing out, says nothing, and what was to be listed is empty behind it. */
function judge(graph: Graph, call: Ref, attempt: TryFact): Verdict | undefined {
  const { file } = call;
  const fn = file.functions[attempt.fn];
  if (!fn || fn.throws.some((t) => isInRegion(file, t.region, attempt.catchRegion))) return undefined;
  const exits = fn.returns.filter((r) => isInRegion(file, r.region, attempt.catchRegion));
  const answersNothing = exits.length > 0 && exits.every((exit) => exit.value !== NONE && isNothingListed(graph, { file, id: exit.value }));
  const goesOn = exits.length === 0 && isKeptBehind(graph, call, attempt);
  if (!answersNothing && !goesOn) return undefined;
  return heard(file, (id) => isInRegion(file, file.exprs[id]?.region ?? 0, attempt.catchRegion));
}

const QUIET = /^(?:debug|trace|verbose|silly)$/i;

/** Nothing in the clause reports the failure; a line for debugging is no report. */
function heard(file: FileFacts, isWithin: (id: ExprId) => boolean): Verdict | undefined {
  let isLogged = false;
  for (const [id, expr] of file.exprs.entries()) {
    if (!isWithin(id)) continue;
    if (expr.kind === 'assign' && !isEmptied(file, expr.value)) return undefined;
    if (expr.kind !== 'call') continue;
    if (!QUIET.test(calleeName({ file, id }))) { if (isPartOfQuiet(file, id)) continue; return undefined; }
    isLogged = true;
  }
  return { isLogged };
}

/** `this.tools = []` beside nothing else. */
function isEmptied(file: FileFacts, value: ExprId): boolean {
  const expr = file.exprs[value];
  return (expr?.kind === 'array' && expr.elements.length === 0) || (expr?.kind === 'literal' && expr.value === '') || expr?.kind === 'new';
}

/** `String(error)` inside a line for debugging. */
function isPartOfQuiet(file: FileFacts, id: ExprId): boolean {
  for (let up = file.exprs[id]?.parent ?? NONE; up !== NONE; up = file.exprs[up]?.parent ?? NONE) if (file.exprs[up]?.kind === 'call' && QUIET.test(calleeName({ file, id: up }))) return true;
  return false;
}
