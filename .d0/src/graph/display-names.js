import { NONE } from '../facts/model.js';
import { at, exprAs, exprOf, isInFunction, refKey } from './code.js';
import { hasRole } from './value.js';
/** The titles that reach the name of one request; at most one finding for the value sent. */
export function displayNames(graph, sink, listings) {
    const isTitle = (origin) => isDisplayTitle(origin, listings);
    if (!sink.name)
        return [];
    const { ref, path } = sink.name;
    const direct = titleIn(graph, ref, path, isTitle);
    if (direct)
        return [{ sink, sent: ref, origin: direct, how: 'value' }];
    if (path.length > 0)
        return [];
    const matched = matchedTitle(graph, ref, (origin) => isTitle(origin) && isOfKind(origin, sink.method));
    return matched ? [{ sink, sent: ref, origin: matched, how: 'key' }] : [];
}
function titleIn(graph, ref, path, isTitle) {
    return graph.originsOf(ref, path, 'derived').find(isTitle);
}
/** Titles of prompts say nothing about what is sent as the name of a tool. */
function isOfKind({ value }, method) {
    const owner = value.kind === 'declared' ? value.owner : undefined;
    if (hasRole(owner, 'prompt'))
        return method === 'prompts/get';
    return !hasRole(owner, 'tool') || method === 'tools/call';
}
/** A member declared as a display title, or the `title` of what an untyped listing brought. */
function isDisplayTitle({ value }, listings) {
    if (value.kind === 'unknown')
        return value.rest.at(-1) === 'title' && listings.has(refKey(value.at));
    return value.kind === 'declared' && hasRole(value.roles, 'display-title');
}
/** The value sent is a name that the same function looks up among titles: `byTitle.has(x)`, `p.title === x`, `x in table`. */
export function matchedTitle(graph, sent, isTitle) {
    const name = exprAs(sent, 'name');
    const variable = name && sent.file.variables[name.variable];
    if (!variable)
        return undefined;
    const home = exprOf(sent).fn;
    for (const use of variable.uses) {
        const ref = at(sent, use);
        if (use === sent.id || !isInFunction(sent.file, exprOf(ref).fn, home))
            continue;
        const found = titleBeside(graph, ref, isTitle);
        if (found)
            return found;
    }
    return undefined;
}
function titleBeside(graph, use, isTitle) {
    const { parent } = exprOf(use);
    if (parent === NONE)
        return undefined;
    const holder = at(use, parent);
    const expr = exprOf(holder);
    if (expr.kind === 'binary' && ['===', '=='].includes(expr.operator))
        return titleIn(graph, at(use, expr.left === use.id ? expr.right : expr.left), [], isTitle);
    if (expr.kind === 'binary' && expr.operator === 'in')
        return titleIn(graph, at(use, expr.right), ['#'], isTitle);
    if (expr.kind === 'element' && expr.index === use.id)
        return titleIn(graph, at(use, expr.object), ['#'], isTitle);
    if (expr.kind === 'member' && expr.object === use.id && expr.parent !== NONE)
        return titleBeside(graph, at(use, expr.parent), isTitle);
    if (expr.kind !== 'call')
        return undefined;
    const method = exprAs(at(use, expr.callee), 'member');
    if (!method)
        return undefined;
    // `typed.toLowerCase() === …`
    if (expr.callee === exprOf(use).parent || method.object === use.id)
        return titleBeside(graph, holder, isTitle);
    if (expr.args[0] !== use.id)
        return undefined;
    if (method.property === 'has' || method.property === 'get')
        return titleIn(graph, at(use, method.object), ['#'], isTitle);
    return method.property === 'includes' ? titleIn(graph, at(use, method.object), ['*'], isTitle) : undefined;
}
