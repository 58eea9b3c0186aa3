import { NONE } from '../facts/model.js';
import { at, calleeName, exprAs, exprOf, parentOf } from './code.js';
import { hasRole } from './value.js';
/** Tests of truth that drop an argument a user gave as the empty text: `if (value) args[spec.name] = value`, where `value` was parsed from what was typed. */
export function explicitEmpties(graph) {
    return graph.source.filesShaped('arguments', 'member').filter((path) => graph.source.filesContaining('rompt').includes(path)).flatMap((path) => {
        const file = graph.source.facts(path);
        const lists = (file?.index.members.get('arguments') ?? []).filter((id) => file !== undefined && isOfPrompt(graph, { file, id }));
        return file && lists.length > 0 ? storesByName(file).flatMap((store) => { const test = truthTest(graph, store); return test ? [test] : []; }) : [];
    });
}
function isOfPrompt(graph, member) {
    const object = exprAs(member, 'member')?.object ?? NONE;
    return graph.originsOf(at(member, object), [], 'near').some(({ value }) => value.kind === 'declared' && (hasRole(value.roles, 'prompt') || hasRole(value.owner, 'prompt')));
}
/** `args[spec.name] = value`, `args.set(spec.name, value)` */
function storesByName(file) {
    return (file.index.members.get('name') ?? []).flatMap((id) => {
        const key = { file, id };
        const holder = parentOf(key);
        const element = holder && exprAs(holder, 'element');
        const assign = element?.index === id && holder ? parentOf(holder) : undefined;
        const stored = assign && exprAs(assign, 'assign');
        if (assign && stored?.target === holder?.id)
            return [{ at: assign, value: at(key, stored?.value ?? NONE) }];
        const call = holder && exprAs(holder, 'call');
        return holder && call?.args[0] === id && call.args[1] !== undefined && calleeName(holder) === 'set' ? [{ at: holder, value: at(key, call.args[1]) }] : [];
    });
}
/** The condition of the store, when it is no more than the value itself. */
function truthTest(graph, { at: place, value }) {
    const name = exprAs(value, 'name');
    const region = place.file.regions[exprOf(place).region];
    if (region?.kind !== 'if' || region.test === NONE)
        return undefined;
    const test = at(place, region.test);
    const isSame = name ? exprAs(test, 'name')?.variable === name.variable : textOf(test) !== '' && textOf(test) === textOf(value);
    return isSame && isParsed(graph, value) ? test : undefined;
}
/** `named.get(spec.name)` or `flags[spec.name]`, written out, for comparison. */
function textOf(ref) {
    const expr = exprOf(ref);
    if (expr.kind === 'name')
        return expr.name;
    if (expr.kind === 'member')
        return `${textOf(at(ref, expr.object))}.${expr.property}`;
    if (expr.kind === 'element')
        return `${textOf(at(ref, expr.object))}[${textOf(at(ref, expr.index))}]`;
    return expr.kind === 'call' ? `${textOf(at(ref, expr.callee))}(${expr.args.map((a) => textOf(at(ref, a))).join()})` : '';
}
const PARSES = /^(?:matchAll|match|exec|split|parse\w*|tokeni[sz]e\w*|minimist|slice|substring|replace)$/;
/** What a user typed was taken apart, so that an empty text is there because it was written. */
function isParsed(graph, value) {
    return graph.originsOf(value, [], 'derived').some((origin) => {
        for (let hop = origin.hops; hop; hop = hop.from)
            if (exprOf(hop.at).kind === 'call' && PARSES.test(calleeName(hop.at)))
                return true;
        return 'at' in origin.value && exprOf(origin.value.at).kind === 'call' && PARSES.test(calleeName(origin.value.at));
    });
}
