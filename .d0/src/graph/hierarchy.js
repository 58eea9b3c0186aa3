import { NONE } from '../facts/model.js';
import { baseShapes, shapesOf } from './types.js';
/** More places than this name a popular interface: following them all would cost much and prove little. */
const MAX_FILES = 60;
const MAX_FOUND = 24;
/** Classes that implement an interface of the code, and object literals written where one is asked for, that have the member `name`. */
export function findImplementations(graph, shape, name) {
    const defining = new Set(graph.source.filesShaped(name, 'definition'));
    const paths = graph.source.filesContaining(shape.declaration.name.slice(shape.declaration.name.lastIndexOf('.') + 1)).filter((path) => defining.has(path));
    if (paths.length > MAX_FILES)
        return [];
    const values = [];
    for (const path of paths) {
        const file = graph.spend() ? graph.source.facts(path) : undefined;
        if (!file)
            continue;
        values.push(...implementingClasses(graph, file, shape), ...implementingLiterals(graph, file, shape, name));
        if (values.length > MAX_FOUND)
            return values;
    }
    return values;
}
function implementingClasses(graph, file, shape) {
    return file.classes.flatMap((fact, id) => {
        const implemented = fact.implements.flatMap((type) => shapesOf(graph, { file, type }));
        return implemented.some((s) => extendsInterface(graph, s, shape)) ? [{ kind: 'instance', file, class: id, exact: false }] : [];
    });
}
function extendsInterface(graph, shape, wanted, depth = 0) {
    if (shape.kind !== 'interface' || depth > 6)
        return false;
    if (shape.declaration === wanted.declaration)
        return true;
    return shape.declaration.extends.some((type) => shapesOf(graph, { file: shape.file, type }).some((base) => extendsInterface(graph, base, wanted, depth + 1)));
}
function implementingLiterals(graph, file, shape, name) {
    return (file.index.objects.get(name) ?? []).flatMap((id) => {
        const ref = { file, id };
        return graph.expectedTypes(ref).some((s) => s.kind === 'interface' && s.declaration === shape.declaration) ? [{ kind: 'object', ref }] : [];
    });
}
/** Subclasses, anywhere in the code, that have a member of that name of their own. */
export function overridesOf(graph, type, name) {
    return graph.subclassesOf(type.file, type.class).flatMap((sub) => {
        const members = (sub.file.classes[sub.class]?.members.get(name) ?? []).filter((m) => !m.isStatic);
        return members.length > 0 ? [{ ...sub, members }] : [];
    });
}
/** Classes that extend this one, directly or through others. */
export function findSubclasses(graph, type) {
    const fact = type.file.classes[type.class];
    if (!fact || fact.name === '')
        return [];
    const paths = graph.source.filesContaining(`extends ${fact.name}`);
    if (paths.length > MAX_FILES)
        return [];
    return paths.flatMap((path) => {
        const file = graph.spend() ? graph.source.facts(path) : undefined;
        if (!file)
            return [];
        return file.classes.flatMap((candidate, id) => {
            if (candidate.extends === NONE || (file === type.file && id === type.class))
                return [];
            const extendsIt = baseShapes(graph, { file, class: id }).some((base) => base.file === type.file && base.class === type.class);
            return extendsIt ? [{ file, class: id }, ...graph.subclassesOf(file, id)] : [];
        });
    });
}
/** Is `sub` the class or one of its subclasses? */
export function isSubclass(graph, sub, base, depth = 0) {
    if (sub.file === base.file && sub.class === base.class)
        return true;
    if (depth > 8)
        return false;
    return baseShapes(graph, sub).some((b) => isSubclass(graph, b, base, depth + 1));
}
