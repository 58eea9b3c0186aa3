import { STUB_SCHEME } from '../facts/lower-file.js';
import { NONE } from '../facts/model.js';
export const refKey = (ref) => `${ref.file.path}:${ref.id}`;
export const exprOf = (ref) => {
    const expr = ref.file.exprs[ref.id];
    if (!expr)
        throw new RangeError(`no expression ${ref.id} in ${ref.file.path}`);
    return expr;
};
export const at = (ref, id) => ({ file: ref.file, id });
export function exprAs(ref, kind) {
    const expr = ref.id === NONE ? undefined : ref.file.exprs[ref.id];
    return expr?.kind === kind ? expr : undefined;
}
export const parentOf = (ref) => { const { parent } = exprOf(ref); return parent === NONE ? undefined : at(ref, parent); };
/** The call of a member that is called: of `x.m` in `x.m()`. */
export function callOfMember(member) {
    const parent = parentOf(member);
    return parent && exprAs(parent, 'call')?.callee === member.id ? parent : undefined;
}
/** What a method is called on: `x` of `x.m()`. */
export function receiverOf(call) {
    const callee = exprAs(call, 'call')?.callee ?? NONE;
    const member = callee === NONE ? undefined : exprAs(at(call, callee), 'member');
    return member && at(call, member.object);
}
/** `null` or `undefined`, written there. */
export function isNullish(ref) {
    const literal = exprAs(ref, 'literal');
    return literal !== undefined && (literal.value === null || literal.value === undefined);
}
/** Expressions that begin on one line have one key. */
export function lineKey({ file, id }) {
    const { start } = exprOf({ file, id });
    return `${file.path}:${file.lineStarts.findLastIndex((s) => s <= start)}`;
}
/** The name a call calls: `f` of `f()`, `m` of `x.m()`; empty when it calls something else. */
export function calleeName(call) {
    const expr = exprOf(call);
    if (expr.kind !== 'call' && expr.kind !== 'new')
        return '';
    const callee = exprOf(at(call, expr.callee));
    return callee.kind === 'member' ? callee.property : callee.kind === 'name' ? callee.name : '';
}
const COLLECTIONS = new Set(['Map', 'Set', 'Array', 'WeakMap', 'WeakSet']);
/** `Map` of `new Map(…)`, and so on, when it is the language's own. */
export function collectionName(made) {
    const expr = exprAs(made, 'new');
    const callee = expr && exprAs(at(made, expr.callee), 'name');
    return callee && callee.variable === NONE && COLLECTIONS.has(callee.name) ? callee.name : undefined;
}
/** Does a function stand inside another one, or is it that one? */
export function isInFunction(file, inner, outer) {
    for (let id = inner; id !== NONE; id = file.functions[id]?.parent ?? NONE)
        if (id === outer)
            return true;
    return false;
}
/** The same for regions: a branch, a loop, a try or catch block. */
export function isInRegion(file, inner, outer) {
    for (let id = inner; id > 0; id = file.regions[id]?.parent ?? 0)
        if (id === outer)
            return true;
    return false;
}
export const isCatalogue = (file) => file.path.startsWith(STUB_SCHEME);
/** Through `export … from`, barrels and `export *`, to where the name is defined. */
export function resolveExport(source, file, name, seen = new Set()) {
    const key = `${file.path} ${name}`;
    if (source.exported.has(key))
        return source.exported.get(key);
    if (seen.has(key))
        return undefined;
    const isOutermost = seen.size === 0;
    seen.add(key);
    const target = findExport(source, file, name, seen);
    // an answer found on the way round a circle may be cut short
    if (isOutermost || target)
        source.exported.set(key, target);
    return target;
}
function findExport(source, file, name, seen) {
    if (name === '*')
        return { kind: 'namespace', file };
    const own = file.exports.get(name);
    if (own) {
        if (own.kind === 'expr')
            return { kind: 'expr', ref: { file, id: own.expr } };
        if (own.kind === 'type')
            return { kind: 'type', file, name: own.name };
        if (own.kind === 'variable')
            return throughImport(source, file, own.variable, seen);
        const target = source.module(own.specifier, file.path);
        return target && resolveExport(source, target, own.name, seen);
    }
    if (isCatalogue(file)) {
        // in an ambient module everything declared is exported
        const variable = file.topLevel.get(name);
        if (variable !== undefined)
            return throughImport(source, file, variable, seen);
        if (file.typeNames.has(name))
            return { kind: 'type', file, name };
    }
    for (const specifier of file.exportStars) {
        if (!source.mayExport(specifier, file.path, name))
            continue;
        const target = source.module(specifier, file.path);
        const found = target && resolveExport(source, target, name, seen);
        if (found)
            return found;
    }
    const whole = file.exports.get('=');
    if (whole?.kind === 'expr')
        return name === 'default' ? { kind: 'expr', ref: { file, id: whole.expr } } : undefined;
    return undefined;
}
function throughImport(source, file, variable, seen) {
    const [definition] = file.variables[variable]?.definitions ?? [];
    if (definition?.kind !== 'import')
        return { kind: 'variable', file, variable };
    const target = source.module(definition.specifier, file.path);
    return target && resolveExport(source, target, definition.name, seen);
}
/** What an imported variable stands for; `undefined` when its module is not known. */
export function resolveImport(source, file, variable) {
    const [definition] = file.variables[variable]?.definitions ?? [];
    if (definition?.kind !== 'import')
        return undefined;
    const target = source.module(definition.specifier, file.path);
    if (!target)
        return undefined;
    const found = resolveExport(source, target, definition.name);
    if (found || definition.name !== 'default')
        return found;
    return { kind: 'namespace', file: target };
}
