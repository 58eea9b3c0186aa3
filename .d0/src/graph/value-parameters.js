import { NONE } from '../facts/model.js';
import { isElement } from './builtins.js';
import { at, exprAs, exprOf } from './code.js';
import { parameterShapes, shapesOf } from './types.js';
import { enteredFor, foundKnown, hop, toWay, unknown } from './value-search.js';
import { isNominal } from './value-types.js';
/** A parameter: its declared type when that names a class or a type of the catalogue, the callers' arguments otherwise. */
export function walkParameter(s, file, definition, inner, way, ref) {
    const fn = file.functions[definition.fn];
    const parameter = fn?.params[definition.index];
    if (!fn || !parameter)
        return;
    const path = definition.rest ? inner : [...definition.path, ...inner];
    if (definition.index === 0 && walkEventValue(s, file, definition.fn, path, way))
        return;
    const declared = parameter.type === NONE ? expectedParameter(s.graph, file, definition.fn, definition.index) : shapesOf(s.graph, { file, type: parameter.type });
    const before = s.found.length;
    if (walkGivenArgument(s, file, definition, path, way))
        return;
    if (declared.length === 0 || !declared.every((shape) => isNominal(s.graph, shape)))
        walkArguments(s, file, definition, path, way);
    if (foundKnown(s, before))
        return;
    if (declared.length > 0)
        declared.forEach((shape) => { s.to.shape(s, shape, [], path, ref, way); });
    else
        unknown(s, ref, 'parameter', way);
}
/** The argument of the very call the search came in through. */
function walkGivenArgument(s, file, definition, path, way) {
    const entered = enteredFor(way, file, definition.fn);
    const expr = entered && exprOf(entered.call);
    if (!entered || (expr?.kind !== 'call' && expr?.kind !== 'new'))
        return false;
    if (definition.rest)
        return walkRestArguments(s, entered, expr.args.slice(definition.index), path, way);
    const argument = expr.args[definition.index];
    if (argument === undefined || expr.args.slice(0, definition.index + 1).some((a) => exprAs(at(entered.call, a), 'spread')))
        return false;
    const before = s.found.length;
    s.to.expr(s, at(entered.call, argument), path, toWay({ at: entered.call, note: 'argument', from: way.hops }, way.climbs, entered.outer, way.isOneOfMany));
    return foundKnown(s, before);
}
/** `...parts` holds the arguments from there on. */
function walkRestArguments(s, { call, outer }, args, path, way) {
    if (!isElement(path[0]))
        return false;
    const before = s.found.length;
    const next = toWay({ at: call, note: 'argument', from: way.hops }, way.climbs, outer, way.isOneOfMany);
    for (const argument of args)
        s.to.expr(s, at(call, argument), path.slice(1), next);
    return foundKnown(s, before);
}
/** `event.target.value` in a handler of an element: the values of the options below it. */
function walkEventValue(s, file, fn, path, way) {
    const [target, value] = path;
    const handler = file.functions[fn]?.expr ?? NONE;
    const element = file.exprs[file.exprs[handler]?.parent ?? NONE];
    if (element?.kind !== 'jsx' || (target !== 'target' && target !== 'currentTarget') || value !== 'value')
        return false;
    file.exprs.forEach((expr, id) => {
        if (expr.kind !== 'jsx' || expr.start <= element.start || expr.end >= element.end)
            return;
        for (const attribute of expr.attributes)
            if (attribute.key === 'value')
                s.to.expr(s, { file, id: attribute.value }, path.slice(2), hop(way, { file, id }, 'element'));
    });
    return true;
}
export function walkArguments(s, file, definition, path, way) {
    if (way.climbs >= s.climb)
        return;
    if (s.mode === 'local' && !isCallback(file, definition.fn))
        return;
    for (const invocation of s.graph.callersOf(file, definition.fn).invocations) {
        if (s.mode === 'local' && (invocation.site.file !== file || exprOf(invocation.site).fn !== file.functions[definition.fn]?.parent))
            continue;
        const argument = invocation.argument(definition.index);
        if (argument)
            s.to.expr(s, argument.ref, [...argument.path, ...path], toWay({ at: invocation.site, note: 'argument', from: way.hops }, way.climbs + 1, undefined, way.isOneOfMany));
    }
}
/** A function expression passed to a call where it stands. */
function isCallback(file, fn) {
    const expr = file.functions[fn]?.expr ?? NONE;
    const parent = file.exprs[expr]?.parent ?? NONE;
    return file.exprs[parent]?.kind === 'call';
}
/** The declared type of a callback's parameter, from the function type that its place asks for. */
function expectedParameter(graph, file, fn, index) {
    const expr = file.functions[fn]?.expr ?? NONE;
    if (expr === NONE)
        return [];
    return graph.expectedTypes({ file, id: expr }).flatMap((shape) => (shape.kind === 'function' ? parameterShapes(graph, shape, index) : []));
}
