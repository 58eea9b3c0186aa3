import { NONE } from '../facts/model.js';
import { at, exprAs, exprOf, isCatalogue } from './code.js';
import { isSubclass, overridesOf } from './hierarchy.js';
import { baseShapes, shapesOf } from './types.js';
import { found, foundKnown, hop, selfWithin, unknown } from './value-search.js';
import { isNominal } from './value-types.js';
export function walkThis(s, ref, path, way) {
    let id = exprOf(ref).fn;
    for (let fn = ref.file.functions[id]; fn; fn = ref.file.functions[id]) {
        if (fn.kind !== 'arrow') {
            if (fn.class !== NONE) {
                if (fn.isStatic)
                    walkClass(s, ref.file, fn.class, path, way, ref);
                else
                    walkOwnInstance(s, { file: ref.file, class: fn.class }, path, way, ref);
                return;
            }
            if (fn.object !== NONE) {
                s.to.expr(s, at(ref, fn.object), path, way);
                return;
            }
            break;
        }
        if (fn.class !== NONE && ref.file.functions[fn.parent]?.class !== fn.class) {
            walkOwnInstance(s, { file: ref.file, class: fn.class }, path, way, ref);
            return;
        }
        id = fn.parent;
    }
    unknown(s, ref, 'computed', way);
}
/** `this`: of the class whose method it is, or of the subclass that the search came in by. */
function walkOwnInstance(s, own, path, way, ref) {
    const self = selfWithin(way);
    if (self && isSubclass(s.graph, self, own))
        walkInstance(s, self, true, path, way, ref);
    else
        walkInstance(s, own, false, path, way, ref);
}
export function walkClass(s, file, id, path, way, ref) {
    s.graph.touch(file);
    const [name, ...rest] = path;
    if (name === undefined) {
        found(s, { kind: 'class', file, class: id }, way, ref);
        return;
    }
    const fact = file.classes[id];
    const members = (fact?.members.get(name) ?? []).filter((m) => m.isStatic);
    for (const member of members) {
        if (member.kind === 'method') {
            if (rest.length === 0)
                found(s, { kind: 'function', file, fn: member.function, roles: member.roles }, way, ref);
        }
        else if (member.kind === 'get')
            s.to.returns(s, file, member.function, rest, way);
        else
            walkFieldValues(s, file, id, name, member.value, member.type, rest, way, ref, true);
    }
    if (members.length === 0)
        for (const base of baseShapes(s.graph, { file, class: id }))
            walkClass(s, base.file, base.class, path, way, ref);
}
/** A member of an instance: own class first, then bases; subclasses too unless the class is known exactly. */
export function walkInstance(s, type, exact, path, way, ref) {
    s.graph.touch(type.file);
    const [name, ...rest] = path;
    const { file } = type;
    if (name === undefined) {
        found(s, { kind: 'instance', file, class: type.class, exact }, way, ref);
        return;
    }
    const key = `this ${file.path}#${type.class} ${path.join('.')}`;
    if (s.seen.has(key))
        return;
    s.seen.add(key);
    const members = (file.classes[type.class]?.members.get(name) ?? []).filter((m) => !m.isStatic);
    for (const member of members)
        walkMember(s, type, member, rest, way, ref);
    if (!exact)
        for (const sub of overridesOf(s.graph, type, name))
            for (const member of sub.members)
                walkMember(s, sub, member, rest, way, ref);
    if (members.length > 0)
        return;
    const before = s.found.length;
    walkFieldValues(s, file, type.class, name, NONE, NONE, rest, way, ref, false);
    for (const base of baseShapes(s.graph, type)) {
        if (isCatalogue(base.file))
            s.to.shape(s, base, [], path, ref, way);
        else
            walkInstance(s, base, true, path, way, ref);
    }
    if (s.found.length === before)
        unknown(s, ref, 'computed', way);
}
function walkMember(s, type, member, rest, way, ref) {
    const { file } = type;
    if (member.kind === 'method' && member.name === '*') {
        s.to.returns(s, file, member.function, ['*', ...rest], way);
        return;
    }
    if (member.kind === 'method') {
        if (rest.length === 0 && !(member.isAbstract && !isCatalogue(file)))
            found(s, { kind: 'function', file, fn: member.function, roles: member.roles }, way, ref);
    }
    else if (member.kind === 'get')
        s.to.returns(s, file, member.function, rest, way);
    else if (member.kind !== 'set') {
        walkFieldValues(s, file, type.class, member.name, member.value, member.type, rest, way, ref, false);
        if (member.kind === 'parameter')
            walkConstructorArguments(s, type, member, rest, way);
    }
}
/** Everything a field was seen to hold: initializer, `this.f = v` in the class and its bases, writes into what it holds; else its type. */
function walkFieldValues(s, file, id, name, value, type, path, way, ref, isStatic) {
    const before = s.found.length;
    if (value !== NONE)
        s.to.expr(s, { file, id: value }, path, hop(way, ref, 'read'));
    for (const store of file.index.stores.get(name) ?? []) {
        const assign = exprAs({ file, id: store }, 'assign');
        const target = assign && exprAs({ file, id: assign.target }, 'member');
        if (assign && target && isOwnReceiver(file, target.object, id, isStatic))
            s.to.expr(s, { file, id: assign.value }, path, hop(way, { file, id: store }, 'stored'));
    }
    if (path.length > 0) {
        for (const member of file.index.members.get(name) ?? []) {
            const read = exprAs({ file, id: member }, 'member');
            if (read && isOwnReceiver(file, read.object, id, isStatic))
                s.to.mutation(s, { file, id: member }, path, way);
        }
    }
    if (type !== NONE && !foundKnown(s, before))
        s.to.type(s, { file, type }, [], path, ref, way);
}
/** `this` inside the class, or the class's own name for statics. */
function isOwnReceiver(file, object, id, isStatic) {
    const expr = file.exprs[object];
    if (expr?.kind === 'name' && isStatic)
        return expr.name === file.classes[id]?.name;
    if (expr?.kind !== 'this')
        return false;
    for (let fn = file.functions[expr.fn]; fn; fn = file.functions[fn.parent]) {
        if (fn.class !== NONE)
            return fn.class === id;
        if (fn.parent === NONE)
            return false;
    }
    return false;
}
function walkConstructorArguments(s, type, member, path, way) {
    const { file } = type;
    const shapes = member.type === NONE ? [] : shapesOf(s.graph, { file, type: member.type });
    if (shapes.length > 0 && shapes.every((shape) => isNominal(s.graph, shape)))
        return;
    const index = file.functions[member.function]?.params.findIndex((p) => p.name === member.name) ?? -1;
    if (index >= 0)
        s.to.arguments(s, file, { kind: 'parameter', fn: member.function, index, path: [], rest: false }, path, way);
}
