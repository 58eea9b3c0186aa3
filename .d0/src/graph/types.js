import { NONE } from '../facts/model.js';
import { resolveExport, resolveImport } from './code.js';
import { isElement } from './builtins.js';
const TRANSPARENT = new Set(['Promise', 'PromiseLike', 'Awaited', 'Partial', 'Required', 'Readonly', 'NonNullable', 'Pick', 'Omit', 'Exclude', 'Extract', 'DeepReadonly', 'MaybePromise']);
const ARRAYS = new Set(['Array', 'ReadonlyArray', 'Iterable', 'AsyncIterable', 'AsyncGenerator', 'Generator', 'AsyncIterableIterator', 'IterableIterator', 'Iterator']);
const MAPS = new Set(['Map', 'ReadonlyMap', 'WeakMap']);
const SETS = new Set(['Set', 'ReadonlySet', 'WeakSet']);
const MAX_DEPTH = 12;
const typeRef = (file, type, env) => (env ? { file, type, env } : { file, type });
/** What a type annotation may stand for; empty when nothing is known. */
export function shapesOf(graph, ref, depth = 0) {
    if (!ref || ref.type === NONE || depth > MAX_DEPTH)
        return [];
    if (ref.env)
        return findShapes(graph, ref, depth);
    graph.touch(ref.file);
    const known = graph.shapes.get(ref.file)?.get(ref.type);
    if (known)
        return known;
    const shapes = findShapes(graph, ref, depth);
    // deep in a recursive type the answer is cut short
    if (depth === 0) {
        const memo = graph.shapes.get(ref.file) ?? new Map();
        memo.set(ref.type, shapes);
        graph.shapes.set(ref.file, memo);
    }
    return shapes;
}
function findShapes(graph, ref, depth) {
    const fact = ref.file.types[ref.type];
    if (!fact)
        return [];
    const inner = (type) => shapesOf(graph, typeRef(ref.file, type, ref.env), depth + 1);
    switch (fact.kind) {
        case 'reference': return referenceShapes(graph, ref, fact.name, fact.args, depth);
        case 'parameter': return shapesOf(graph, ref.env?.get(fact.name), depth + 1);
        case 'array': return [{ kind: 'collection', of: 'array', key: undefined, element: typeRef(ref.file, fact.element, ref.env) }];
        case 'tuple': return [{ kind: 'tuple', elements: fact.elements.map((e) => typeRef(ref.file, e, ref.env)) }];
        case 'union':
        case 'intersection': return fact.members.flatMap(inner);
        case 'object': return objectShapes(ref, fact.members);
        case 'function': return [{ kind: 'function', file: ref.file, type: ref.type, ...(ref.env ? { env: ref.env } : {}) }];
        case 'literal': return [{ kind: 'text', value: fact.value }];
        case 'typeof': return graph.valuesOf({ file: ref.file, id: fact.expr }).flatMap((v) => valueShapes(graph, v));
        case 'indexed': return inner(fact.object).flatMap((shape) => declaredMembers(graph, shape, fact.key).flatMap((m) => (m.type ? shapesOf(graph, m.type, depth + 1) : [])));
        case 'keyword': return fact.name === 'string' ? [{ kind: 'text', value: undefined }] : [];
        default: return [];
    }
}
function objectShapes(ref, members) {
    const index = members.length === 1 && members[0]?.kind === 'index' ? members[0] : undefined;
    if (index)
        return [{ kind: 'collection', of: 'record', key: undefined, element: typeRef(ref.file, index.type, ref.env) }];
    return [{ kind: 'object', file: ref.file, members, ...(ref.env ? { env: ref.env } : {}) }];
}
function referenceShapes(graph, ref, name, args, depth) {
    const argument = (index) => (args[index] === undefined ? undefined : typeRef(ref.file, args[index], ref.env));
    const declared = declarationShapes(graph, ref.file, name, args.map((a) => typeRef(ref.file, a, ref.env)), depth);
    if (declared)
        return declared;
    if (TRANSPARENT.has(name))
        return shapesOf(graph, argument(0), depth + 1);
    if (ARRAYS.has(name))
        return [{ kind: 'collection', of: 'array', key: undefined, element: argument(0) }];
    if (MAPS.has(name))
        return [{ kind: 'collection', of: 'map', key: argument(0), element: argument(1) }];
    if (SETS.has(name))
        return [{ kind: 'collection', of: 'set', key: argument(0), element: argument(0) }];
    if (name === 'Record')
        return [{ kind: 'collection', of: 'record', key: argument(0), element: argument(1) }];
    if (name === 'ReturnType')
        return returnShapes(graph, argument(0), depth);
    if (name === 'InstanceType')
        return shapesOf(graph, argument(0), depth + 1).map((s) => (s.kind === 'constructor' ? { kind: 'class', file: s.file, class: s.class } : s));
    const global = graph.source.globals;
    if (global && global !== ref.file) {
        const found = declarationShapes(graph, global, name, args.map((a) => typeRef(ref.file, a, ref.env)), depth);
        if (found)
            return found;
    }
    return [{ kind: 'opaque', name, roles: [] }];
}
function returnShapes(graph, ref, depth) {
    if (!ref)
        return [];
    const fact = ref.file.types[ref.type];
    if (fact?.kind === 'typeof') {
        return graph.valuesOf({ file: ref.file, id: fact.expr }).flatMap((v) => {
            if (v.kind === 'declared' && v.shape.kind === 'function')
                return resultShapes(graph, v.shape);
            if (v.kind !== 'function')
                return [];
            const fn = v.file.functions[v.fn];
            if (fn && !fn.hasBody && fn.returnType !== NONE)
                return shapesOf(graph, { file: v.file, type: fn.returnType }, depth + 1);
            const returned = graph.returnedValues(v.file, v.fn);
            return returned.flatMap((value) => valueShapes(graph, value));
        });
    }
    return shapesOf(graph, ref, depth + 1).flatMap((s) => (s.kind === 'function' ? resultShapes(graph, s) : []));
}
/** The shape that stands for values of this kind, where there is one. */
export function valueShapes(graph, value) {
    switch (value.kind) {
        case 'instance': return [{ kind: 'class', file: value.file, class: value.class }];
        case 'class': return [{ kind: 'constructor', file: value.file, class: value.class }];
        case 'declared': return [value.shape];
        case 'object':
        case 'array':
        case 'function': return [{ kind: 'value', value }];
        default: return [];
    }
}
/** The declaration behind a (dotted) type name written in `file`. */
function declarationShapes(graph, file, name, args, depth) {
    graph.touch(file);
    const own = file.typeNames.get(name);
    if (own) {
        if (own.kind === 'class')
            return [{ kind: 'class', file, class: own.class }];
        const env = own.typeParameters.length > 0 ? new Map(own.typeParameters.flatMap((p, i) => (args[i] ? [[p, args[i]]] : []))) : undefined;
        if (own.kind === 'interface')
            return [{ kind: 'interface', file, declaration: own, ...(env ? { env } : {}) }];
        const body = file.types[own.type];
        // a named object type keeps its name, because roles and nominal comparison hang on it
        if (body?.kind === 'object' || (own.roles.length > 0 && body?.kind !== 'union'))
            return [{ kind: 'interface', file, declaration: own, ...(env ? { env } : {}) }];
        return shapesOf(graph, typeRef(file, own.type, env), depth + 1);
    }
    const [head = '', ...rest] = name.split('.');
    const variable = file.topLevel.get(head);
    if (variable === undefined)
        return undefined;
    const fact = file.variables[variable];
    const [definition] = fact?.definitions ?? [];
    if (definition?.kind === 'class' && rest.length === 0)
        return [classShape(file, definition.class, args)];
    if (definition?.kind === 'enum')
        return [{ kind: 'text', value: undefined }];
    if (definition?.kind !== 'import')
        return undefined;
    return importedShapes(graph, file, variable, head, rest, args, depth);
}
function classShape(file, id, args) {
    const parameters = file.classes[id]?.typeParameters ?? [];
    if (parameters.length === 0 || args.length === 0)
        return { kind: 'class', file, class: id };
    return { kind: 'class', file, class: id, env: new Map(parameters.flatMap((p, i) => (args[i] ? [[p, args[i]]] : []))) };
}
function importedShapes(graph, file, variable, head, rest, args, depth) {
    const target = resolveImport(graph.source, file, variable);
    const name = [head, ...rest].join('.');
    if (!target)
        return [{ kind: 'opaque', name, roles: [] }];
    if (target.kind === 'namespace') {
        const [member = '', ...more] = rest;
        const found = resolveExport(graph.source, target.file, member);
        const direct = declarationShapes(graph, target.file, rest.join('.'), args, depth + 1);
        if (direct)
            return direct;
        if (found?.kind === 'type')
            return declarationShapes(graph, found.file, [found.name, ...more].join('.'), args, depth + 1) ?? [{ kind: 'opaque', name, roles: [] }];
        if (found?.kind === 'variable')
            return variableShapes(graph, found.file, found.variable, more, args, depth) ?? [{ kind: 'opaque', name, roles: [] }];
        return [{ kind: 'opaque', name, roles: [] }];
    }
    if (target.kind === 'type')
        return declarationShapes(graph, target.file, [target.name, ...rest].join('.'), args, depth + 1) ?? [{ kind: 'opaque', name, roles: [] }];
    if (target.kind === 'variable')
        return variableShapes(graph, target.file, target.variable, rest, args, depth) ?? [{ kind: 'opaque', name, roles: [] }];
    return graph.valuesOf(target.ref).flatMap((v) => (v.kind === 'class' ? [classShape(v.file, v.class, args)] : []));
}
function variableShapes(graph, file, variable, rest, args, depth) {
    const name = file.variables[variable]?.name ?? '';
    return declarationShapes(graph, file, [name, ...rest].join('.'), args, depth + 1);
}
/** The members called `name` of a shape, bases included. */
export function declaredMembers(graph, shape, name, depth = 0) {
    if (depth > MAX_DEPTH)
        return [];
    if ('file' in shape)
        graph.touch(shape.file);
    switch (shape.kind) {
        case 'object': return typeMembers(shape.file, shape.members, name, shape.env);
        case 'interface': return interfaceMembers(graph, shape, name, depth);
        case 'class': return classMembers(graph, shape, name, depth);
        case 'collection': return isElement(name) || shape.of === 'record' ? element(shape.element) : [];
        case 'tuple': {
            const found = shape.elements[Number(name)] ?? (name === '*' ? shape.elements[0] : undefined);
            return element(found);
        }
        default: return [];
    }
}
const element = (type) => (type ? [{ file: type.file, roles: [], type, member: undefined, isMethod: false }] : []);
function typeMembers(file, members, name, env) {
    const named = members.filter((m) => m.name === name);
    return (named.length > 0 ? named : members.filter((m) => m.kind === 'index')).map((m) => ({
        file, roles: m.roles, type: typeRef(file, m.type, env), member: undefined, isMethod: m.kind === 'method',
    }));
}
function interfaceMembers(graph, shape, name, depth) {
    const { file, declaration, env } = shape;
    const own = shapesWithin(graph, typeRef(file, declaration.type, env), depth).flatMap((s) => declaredMembers(graph, s, name, depth + 1));
    if (own.length > 0)
        return own;
    return declaration.extends.flatMap((base) => shapesOf(graph, typeRef(file, base, env), depth + 1)).flatMap((s) => declaredMembers(graph, s, name, depth + 1));
}
/** Like `shapesOf`, but an interface's own body stays an anonymous object. */
function shapesWithin(graph, ref, depth) {
    const fact = ref.file.types[ref.type];
    if (fact?.kind === 'object')
        return [{ kind: 'object', file: ref.file, members: fact.members, ...(ref.env ? { env: ref.env } : {}) }];
    if (fact?.kind === 'intersection' || fact?.kind === 'union')
        return fact.members.flatMap((m) => shapesWithin(graph, typeRef(ref.file, m, ref.env), depth + 1));
    return shapesOf(graph, ref, depth + 1);
}
function classMembers(graph, shape, name, depth) {
    const fact = shape.file.classes[shape.class];
    if (!fact)
        return [];
    const own = (fact.members.get(name) ?? []).filter((m) => !m.isStatic);
    if (own.length > 0) {
        return own.map((m) => ({ file: shape.file, roles: m.roles, type: memberType(shape.file, m, shape.env), member: m, isMethod: m.kind === 'method' }));
    }
    return baseShapes(graph, shape).flatMap((base) => declaredMembers(graph, base, name, depth + 1));
}
function memberType(file, member, env) {
    if (member.kind === 'get') {
        const fn = file.functions[member.function];
        return fn && fn.returnType !== NONE ? typeRef(file, fn.returnType, env) : undefined;
    }
    return member.type === NONE ? undefined : typeRef(file, member.type, env);
}
/** The class a class extends, with its type arguments. */
export function baseShapes(graph, shape) {
    const fact = shape.file.classes[shape.class];
    if (!fact || fact.extends === NONE)
        return [];
    const ref = { file: shape.file, id: fact.extends };
    return graph.valuesOf(ref).flatMap((v) => {
        if (v.kind !== 'class')
            return [];
        const base = classShape(v.file, v.class, fact.extendsArguments.map((a) => typeRef(shape.file, a, shape.env)));
        return base.kind === 'class' ? [base] : [];
    });
}
/** What a function type returns. */
export function resultShapes(graph, shape) {
    const fact = shape.file.types[shape.type];
    return fact?.kind === 'function' ? shapesOf(graph, typeRef(shape.file, fact.result, shape.env)) : [];
}
/** The declared types of a function type's parameter. */
export function parameterShapes(graph, shape, index) {
    const fact = shape.file.types[shape.type];
    const parameter = fact?.kind === 'function' ? fact.params[index] : undefined;
    return parameter ? shapesOf(graph, typeRef(shape.file, parameter.type, shape.env)) : [];
}
/** The roles a shape carries by its own declaration and by those of its bases. */
export function shapeRoles(graph, shape, depth = 0) {
    if (depth > MAX_DEPTH)
        return [];
    if (shape.kind === 'interface') {
        const bases = shape.declaration.extends.flatMap((b) => shapesOf(graph, typeRef(shape.file, b, shape.env), depth + 1));
        return [...shape.declaration.roles, ...bases.flatMap((s) => shapeRoles(graph, s, depth + 1))];
    }
    if (shape.kind === 'class') {
        return [...(shape.file.classes[shape.class]?.roles ?? []), ...baseShapes(graph, shape).flatMap((s) => shapeRoles(graph, s, depth + 1))];
    }
    return shape.kind === 'opaque' ? shape.roles : [];
}
/** The name a person would call the shape by. */
export function shapeName(shape) {
    if (shape.kind === 'interface')
        return shape.declaration.name;
    if (shape.kind === 'class' || shape.kind === 'constructor')
        return shape.file.classes[shape.class]?.name;
    return shape.kind === 'opaque' ? shape.name : undefined;
}
