import { isElement } from './builtins.js';
import { isCatalogue } from './code.js';
import { declaredMembers, shapeRoles, shapesOf } from './types.js';
import { found, foundKnown, unknown } from './value-search.js';
/** Would knowing the arguments add anything to knowing the type? Not for a class or a type the catalogue declares. */
export function isNominal(graph, shape, depth = 0) {
    if (shape.kind === 'class')
        return true;
    if (shape.kind === 'interface')
        return isCatalogue(shape.file);
    if (shape.kind === 'collection')
        return shapesOf(graph, shape.element).some((e) => depth < 3 && isNominal(graph, e, depth + 1));
    return false;
}
export function walkType(s, type, roles, path, ref, way) {
    for (const shape of shapesOf(s.graph, type))
        walkShape(s, shape, roles, path, ref, way);
}
/** Goes into a declared type along `path`. Classes and interfaces of the code itself are followed to what implements them. */
export function walkShape(s, shape, roles, path, ref, way, owner = []) {
    const [name, ...rest] = path;
    if (shape.kind === 'value') {
        walkValue(s, shape.value, path, way, ref);
        return;
    }
    if (shape.kind === 'class' && !isCatalogue(shape.file)) {
        s.to.instance(s, shape, false, path, way, ref);
        return;
    }
    if (name === undefined) {
        found(s, { kind: 'declared', shape, roles: [...roles, ...shapeRoles(s.graph, shape)], at: ref, owner }, way, ref);
        return;
    }
    if (shape.kind === 'constructor') {
        s.to.class(s, shape.file, shape.class, path, way, ref);
        return;
    }
    if (!s.graph.spend())
        return;
    const before = s.found.length;
    if (shape.kind === 'interface' && !isCatalogue(shape.file)) {
        const implementations = s.graph.implementationsOf(shape, name);
        for (const value of implementations)
            walkValue(s, value, path, implementations.length > 1 ? { ...way, isOneOfMany: true } : way, ref);
    }
    if (foundKnown(s, before) && !s.derived)
        return;
    if (shape.kind === 'collection' && name === '#') {
        if (shape.key)
            walkType(s, shape.key, [], rest, ref, way);
        return;
    }
    if (shape.kind === 'collection' && shape.of === 'map' && name === '*' && (rest[0] === '0' || rest[0] === '1')) {
        // walking a Map gives pairs
        const half = rest[0] === '0' ? shape.key : shape.element;
        if (half)
            walkType(s, half, [], rest.slice(1), ref, way);
        return;
    }
    const members = declaredMembers(s.graph, shape, name);
    const own = shapeRoles(s.graph, shape);
    const from = own.length > 0 ? own : owner;
    for (const member of members) {
        const shapes = shapesOf(s.graph, member.type);
        if (member.isMethod && member.member && rest.length === 0) {
            found(s, { kind: 'function', file: member.file, fn: member.member.function, roles: member.roles }, way, ref);
        }
        else if (shapes.length === 0) {
            if (rest.length > 0)
                unknown(s, ref, 'computed', way);
            else
                found(s, { kind: 'declared', shape: { kind: 'opaque', name, roles: member.roles }, roles: member.roles, at: ref, owner: from }, way, ref);
        }
        else
            for (const inner of shapes)
                walkShape(s, inner, member.roles, rest, ref, way, from);
    }
    if (members.length === 0)
        unknown(s, ref, 'computed', way);
}
function walkValue(s, value, path, way, ref) {
    if (value.kind === 'object' || value.kind === 'array')
        s.to.expr(s, value.ref, path, way);
    else if (value.kind === 'instance')
        s.to.instance(s, value, value.exact, path, way, ref);
    else if (value.kind === 'class')
        s.to.class(s, value.file, value.class, path, way, ref);
    else if (value.kind === 'declared')
        walkShape(s, value.shape, value.roles, path, ref, way);
    else if (path.length === 0)
        found(s, value, way, ref);
}
/** `new Map<string, Client>()`: what it holds is a class or a type of the catalogue, whoever puts it in. */
export function walkTypeArgument(s, ref, name, type, path, way) {
    const fact = ref.file.types[type];
    const [head, ...rest] = path;
    // `keys` of a Map is its method, not something it holds
    if (fact?.kind !== 'reference' || head === undefined || (head !== '#' && !isElement(head)))
        return;
    const isMap = name.endsWith('Map');
    const isPair = isMap && head === '*' && (rest[0] === '0' || rest[0] === '1');
    const argument = fact.args[isMap && head !== '#' && !(isPair && rest[0] === '0') ? 1 : 0];
    if (argument === undefined)
        return;
    for (const shape of shapesOf(s.graph, { file: ref.file, type: argument }))
        if (isNominal(s.graph, shape))
            walkShape(s, shape, [], isPair ? rest.slice(1) : rest, ref, way);
}
