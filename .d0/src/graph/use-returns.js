import { calledFunctions } from './callees.js';
import { at, calleeName, exprAs, exprOf } from './code.js';
import { bindingsOf, stateSetBy } from './use-search.js';
/** The value is returned: it goes on where the function was entered, or at everybody who calls it. */
export function walkReturned(s, ref, fn, path, within) {
    const { file } = ref;
    if (within && within.file === file && within.fn === fn) {
        walkResult(s, within.call, file, fn, path, within.from);
        return;
    }
    const { invocations, landings } = s.graph.callersOf(file, fn);
    const known = invocations.filter(({ site }) => exprOf(site).kind === 'call' || exprOf(site).kind === 'new');
    if (known.length === 0 || landings.some((l) => l.role !== 'escaped'))
        s.escapes.push({ at: ref, how: 'returned' });
    for (const { site } of known)
        walkResult(s, site, file, fn, path, within);
}
/** The result of a call that runs the function, or of a call that a callback was given to. */
function walkResult(s, call, file, fn, path, within) {
    const callees = s.graph.calleesOf(call);
    if (callees.some((c) => c.kind === 'function' && c.file === file && c.fn === fn)) {
        s.to.expression(s, call, path, within);
        return;
    }
    switch (calleeName(call)) {
        case 'map':
        case 'from':
            s.to.expression(s, call, ['*', ...path], within);
            return;
        case 'flatMap':
            s.to.expression(s, call, ['*', ...path.slice(1)], within);
            return;
        case 'forEach':
        case 'filter':
        case 'some':
        case 'every':
        case 'find':
        case 'sort': return;
        default:
    }
    for (const state of stateSetBy(call))
        s.to.variable(s, call.file, state, path, within);
    const index = indexOf(s, call, file, fn);
    const takers = calledFunctions(callees);
    for (const taker of takers)
        for (const run of runsOf(taker.file, taker.fn, index))
            s.to.expression(s, run, path, { ...taker, call, from: within });
    // a wrapper nobody knows hands on what its callback answers
    if (takers.length === 0)
        s.to.expression(s, call, path, within);
}
function indexOf(s, call, file, fn) {
    const args = exprAs(call, 'call')?.args ?? exprAs(call, 'new')?.args ?? [];
    return args.findIndex((arg) => s.graph.valuesOf(at(call, arg)).some((v) => v.kind === 'function' && v.file === file && v.fn === fn));
}
/** Calls inside a function that run its parameter. */
function runsOf(file, fn, index) {
    return (bindingsOf(file).byParameter.get(`${fn}:${index}`) ?? []).flatMap(({ variable }) => (file.variables[variable]?.uses ?? []).flatMap((use) => {
        const { parent } = exprOf({ file, id: use });
        return exprAs({ file, id: parent }, 'call')?.callee === use ? [{ file, id: parent }] : [];
    }));
}
