import { NONE } from '../facts/model.js';
import { at, calleeName, exprAs, exprOf, isInRegion, refKey } from './code.js';
import { listingCalls } from './listing-calls.js';
import { isNothingListed, storesInto } from './nothing-listed.js';
const MAX_CALLS = 3;
export const listingFailures = {
    find: (inquiry) => {
        const seen = new Set();
        return inquiry.answerTo(listingCalls).flatMap((call) => swallowedFrom(inquiry.graph, call, call.ref, [])).filter(({ at: place }) => {
            const key = `${place.file.path}:${place.start}`;
            return !seen.has(key) && seen.add(key);
        });
    },
    begin: (inquiry) => listingCalls.begin(inquiry),
};
/** Outwards from the call: what catches its failure first decides. */
function swallowedFrom(graph, listing, call, calls) {
    const way = [call, ...calls];
    const rejection = rejectionAfter(graph, call);
    if (rejection)
        return rejection === 'handled' ? [] : [{ call: listing, how: 'rejection', at: spanOf(rejection.at), calls: way, isLogged: rejection.isLogged }];
    const attempt = attemptAround(call);
    if (attempt) {
        const verdict = judge(graph, call, attempt);
        return verdict ? [{ call: listing, how: 'caught', at: headOf(call.file, attempt), calls: way, isLogged: verdict.isLogged }] : [];
    }
    if (calls.length >= MAX_CALLS || !graph.spend())
        return [];
    const { file } = call;
    return graph.callersOf(file, exprOf(call).fn).invocations.filter((i) => i.evidence === 'resolved' && exprOf(i.site).kind === 'call' && refKey(i.site) !== refKey(call))
        .flatMap(({ site }) => swallowedFrom(graph, listing, site, way));
}
const spanOf = (ref) => ({ file: ref.file, start: exprOf(ref).start, end: exprOf(ref).end });
/** Of a catch clause only its beginning is marked. */
function headOf(file, { catchSpan, start, end }) {
    return catchSpan ? { file, start: catchSpan.start, end: catchSpan.start + 'catch'.length } : { file, start, end };
}
/** The catch clause that gets the failure of a call in the same function. */
function attemptAround(call) {
    const { file } = call;
    for (let id = exprOf(call).region; id > 0; id = file.regions[id]?.parent ?? 0) {
        const region = file.regions[id];
        if (region?.kind === 'function')
            return undefined;
        const attempt = region?.kind === 'try' ? file.tries[region.try] : undefined;
        if (attempt && attempt.catchRegion !== NONE)
            return attempt;
    }
    return undefined;
}
/** `.catch(() => [])` or `.then(use, () => [])` behind the call. */
function rejectionAfter(graph, call) {
    const { parent } = exprOf(call);
    if (parent === NONE)
        return undefined;
    const holder = at(call, parent);
    const expr = exprOf(holder);
    if (expr.kind === 'cast')
        return rejectionAfter(graph, holder);
    if (expr.kind !== 'member' || expr.object !== call.id || expr.parent === NONE)
        return undefined;
    const chained = at(call, expr.parent);
    const args = exprAs(chained, 'call')?.args ?? [];
    const handler = expr.property === 'catch' ? args[0] : expr.property === 'then' ? args[1] : undefined;
    if (handler === undefined)
        return expr.property === 'then' || expr.property === 'finally' ? rejectionAfter(graph, chained) : undefined;
    const verdicts = graph.valuesOf(at(call, handler)).map((v) => (v.kind === 'function' ? judgeHandler(graph, v.file, v.fn) : undefined));
    const [first] = verdicts;
    return first && verdicts.every((v) => v !== undefined) ? { at: at(call, handler), isLogged: verdicts.some((v) => v.isLogged) } : 'handled';
}
function judgeHandler(graph, file, fn) {
    const fact = file.functions[fn];
    if (!fact || fact.throws.length > 0 || fact.returns.length === 0)
        return undefined;
    if (!fact.returns.every((exit) => isNothingListed(graph, { file, id: exit.value })))
        return undefined;
    const within = (id) => file.exprs[id]?.fn === fn;
    return heard(file, within);
}
/** The clause lets nothing out, says nothing, and what was to be listed is empty behind it. */
function judge(graph, call, attempt) {
    const { file } = call;
    const fn = file.functions[attempt.fn];
    if (!fn || fn.throws.some((t) => isInRegion(file, t.region, attempt.catchRegion)))
        return undefined;
    const exits = fn.returns.filter((r) => isInRegion(file, r.region, attempt.catchRegion));
    const answersNothing = exits.length > 0 && exits.every((exit) => exit.value !== NONE && isNothingListed(graph, { file, id: exit.value }));
    const goesOn = exits.length === 0 && storesInto(graph, call, attempt);
    if (!answersNothing && !goesOn)
        return undefined;
    return heard(file, (id) => isInRegion(file, file.exprs[id]?.region ?? 0, attempt.catchRegion));
}
const QUIET = /^(?:debug|trace|verbose|silly)$/i;
/** Nothing in the clause reports the failure; a line for debugging is no report. */
function heard(file, isWithin) {
    let isLogged = false;
    for (const [id, expr] of file.exprs.entries()) {
        if (!isWithin(id))
            continue;
        if (expr.kind === 'assign' && !isEmptied(file, expr.value))
            return undefined;
        if (expr.kind !== 'call')
            continue;
        if (!QUIET.test(calleeName({ file, id }))) {
            if (isPartOfQuiet(file, id))
                continue;
            return undefined;
        }
        isLogged = true;
    }
    return { isLogged };
}
/** `this.tools = []` beside nothing else. */
function isEmptied(file, value) {
    const expr = file.exprs[value];
    return (expr?.kind === 'array' && expr.elements.length === 0) || (expr?.kind === 'literal' && expr.value === '') || expr?.kind === 'new';
}
/** `String(error)` inside a line for debugging. */
function isPartOfQuiet(file, id) {
    for (let up = file.exprs[id]?.parent ?? NONE; up !== NONE; up = file.exprs[up]?.parent ?? NONE)
        if (file.exprs[up]?.kind === 'call' && QUIET.test(calleeName({ file, id: up })))
            return true;
    return false;
}
