import { NONE } from '../facts/model.js';
import { at, calleeName, exprAs } from './code.js';
import { isDefault } from './defaults.js';
import { isHandled } from './handled.js';
import { swallow } from './swallow.js';
/** `.catch(() => '')`, `.then(ok, () => '')` */
export function rejections(graph, ref, hops) {
    const call = exprAs(ref, 'call');
    const method = calleeName(ref);
    const handler = method === 'catch' ? call?.args[0] : method === 'then' ? call?.args[1] : undefined;
    if (handler === undefined || isHandled({ call: ref, from: hops }))
        return [];
    return graph.valuesOf(at(ref, handler)).flatMap((v) => {
        if (v.kind !== 'function')
            return [];
        const fn = v.file.functions[v.fn];
        if (!fn || fn.throws.length > 0)
            return [];
        const swallows = fn.returns.length === 0 ? fn.hasBody : fn.returns.some((e) => isDefault(graph, { file: v.file, id: e.value }));
        return swallows ? [swallow('rejection', at(ref, handler), hops, ref)] : [];
    });
}
/** `allSettled(…).filter(fulfilled)`: the rejected ones vanish. */
export function settled(graph, ref, hops) {
    if (calleeName(ref) !== 'filter')
        return [];
    const call = exprAs(ref, 'call');
    if (call?.args[0] === undefined)
        return [];
    const tests = graph.valuesOf(at(ref, call.args[0])).flatMap((v) => (v.kind === 'function' ? [v] : []));
    const keepsFulfilled = tests.some(({ file, fn }) => (file.functions[fn]?.returns ?? []).some((e) => isFulfilledTest({ file, id: e.value })));
    return keepsFulfilled && !looksAtRejected(ref.file) ? [swallow('settled', ref, hops)] : [];
}
export function isFulfilledTest(ref) {
    const binary = ref.id === NONE ? undefined : exprAs(ref, 'binary');
    return binary !== undefined && ['===', '=='].includes(binary.operator) && [binary.left, binary.right].some((s) => exprAs(at(ref, s), 'literal')?.value === 'fulfilled');
}
/** Beside them, results are asked for their reasons. */
export function looksAtRejected(file) {
    return (file.index.members.get('reason')?.length ?? 0) > 0 || file.exprs.some((e) => e.kind === 'literal' && e.value === 'rejected');
}
/** `if (err) { resolve([]); return; }` */
export function resolvesOnError(graph, run) {
    const call = exprAs(run, 'call');
    const region = run.file.regions[call?.region ?? 0];
    const given = call?.args[0];
    return region?.kind === 'if' && isErrorParameter({ file: run.file, id: region.test }) && (given === undefined || isDefault(graph, at(run, given)));
}
/** The first parameter of an error-first callback. */
export function isErrorParameter(ref) {
    const name = ref.id === NONE ? undefined : exprAs(ref, 'name');
    const definition = name && ref.file.variables[name.variable]?.definitions[0];
    return name !== undefined && definition?.kind === 'parameter' && definition.index === 0 && /^_*(?:err|error|e|ex|cause)$/i.test(name.name) && (ref.file.functions[definition.fn]?.params.length ?? 0) > 1;
}
/** `execFile(cmd, (err, out) => resolve(out))` with err never looked at. */
export function ignoresFirst(callback) {
    const fn = callback.file.functions[exprAs(callback, 'function')?.function ?? NONE];
    const [first, second] = fn?.params ?? [];
    const isErrorFirst = first?.name !== undefined && second !== undefined && /^_*(?:err|error|e|ex|cause)?$/i.test(first.name);
    return isErrorFirst && (callback.file.variables[first.variable]?.uses.length ?? 0) === 0;
}
