import { NONE } from '../facts/model.js';
import { at, exprAs, exprOf, isInFunction, refKey } from './code.js';
import { functionName } from './function-name.js';
const REPORTS = /report|context|diagnos|inspect|debug|usage|stats|overview|summary/i;
const SAYS = /\b(?:declared|sent|given|shown|visible|available|known)\s+to\s+the\s+model\b|\bthe\s+model\s+(?:sees|saw|has|had|received|gets|got)\b|\bin\s+(?:the\s+)?context\b|context\s+window|declared\s+tools/i;
/** Reports on what a model was given that list the tools of the servers anew, while the request was sent with a choice of them. */
export function liveReports({ graph, sinks }) {
    const sites = listingSites(graph, sinks('tools/list').map((s) => s.ref));
    const [narrowed] = sites.filter(isNarrowed);
    if (!narrowed)
        return [];
    return sites.filter((site) => !isNarrowed(site) && isReporting(site)).map((site) => ({ kind: 'report', at: site, other: narrowed, name: functionName(site), isCertain: false }));
}
/** Calls that list tools, and calls of the functions that only pass on what those bring. */
function listingSites(graph, listings) {
    const seen = new Set();
    const found = [];
    const add = (ref) => { if (!seen.has(refKey(ref))) {
        seen.add(refKey(ref));
        found.push(ref);
    } };
    for (const listing of listings) {
        add(listing);
        if (isNarrowed(listing))
            continue;
        const fn = namedFunction(listing.file, exprOf(listing).fn);
        for (const { site } of fn > 0 ? graph.callersOf(listing.file, fn).invocations : [])
            add(site);
    }
    return found;
}
/** Out of callbacks, to the function that has a name. */
function namedFunction(file, start) {
    let fn = start;
    while (fn > 0 && file.functions[fn]?.kind === 'arrow' && (file.functions[fn]?.parent ?? 0) > 0)
        fn = file.functions[fn]?.parent ?? 0;
    return fn;
}
/** `(await live.list()).filter(keep)` */
function isNarrowed(site) {
    for (let id = exprOf(site).parent; id !== NONE; id = exprOf(at(site, id)).parent) {
        const member = exprAs(at(site, id), 'member');
        if (member?.property === 'filter')
            return true;
        if (!member && !['await', 'cast', 'call'].includes(exprOf(at(site, id)).kind))
            return false;
    }
    return false;
}
/** It stands in a function that tells people what a model was given. */
function isReporting(site) {
    const fn = namedFunction(site.file, exprOf(site).fn);
    if (fn <= 0 || !REPORTS.test(functionName(site)))
        return false;
    return site.file.exprs.some((expr) => isInFunction(site.file, expr.fn, fn) && ((expr.kind === 'literal' && typeof expr.value === 'string' && SAYS.test(expr.value)) || (expr.kind === 'template' && SAYS.test(expr.texts.join(' ')))));
}
