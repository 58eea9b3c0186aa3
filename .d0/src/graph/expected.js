import { NONE } from '../facts/model.js';
import { at, exprAs, exprOf, isCatalogue } from './code.js';
import { declaredMembers, parameterShapes, shapesOf } from './types.js';
const MAX_DEPTH = 8;
/** The declared types that the place of an expression asks for: an annotation around it, a parameter it is passed to, a type it is returned as. */
export function expectedTypes(graph, ref, depth = 0) {
    if (depth > MAX_DEPTH || !graph.spend())
        return [];
    graph.touch(ref.file);
    const { parent } = exprOf(ref);
    return parent === NONE ? expectedByStatement(graph, ref, depth) : expectedByParent(graph, ref, at(ref, parent), depth);
}
function expectedByParent(graph, ref, parent, depth) {
    const expr = exprOf(parent);
    const outer = () => expectedTypes(graph, parent, depth + 1);
    switch (expr.kind) {
        case 'cast': {
            const own = expr.type === NONE ? [] : shapesOf(graph, { file: ref.file, type: expr.type });
            return own.length > 0 && !expr.satisfies ? own : [...own, ...outer()];
        }
        case 'await':
        case 'choice':
        case 'sequence': return expr.kind === 'choice' && expr.test === ref.id && !expr.options.includes(ref.id) ? [] : outer();
        case 'assign': return expr.value === ref.id ? [...targetTypes(graph, at(ref, expr.target)), ...outer()] : [];
        case 'object': {
            const property = expr.properties.find((p) => p.value === ref.id);
            if (!property)
                return [];
            const shapes = outer();
            return property.kind === 'spread' ? shapes : membersOf(graph, shapes, property.key ?? '*');
        }
        case 'array': return membersOf(graph, outer(), '*');
        case 'spread': {
            const grand = expr.parent === NONE ? undefined : exprOf(at(ref, expr.parent));
            return grand?.kind === 'array' ? expectedTypes(graph, at(ref, expr.parent), depth + 1) : [];
        }
        case 'call':
        case 'new': return expr.args.includes(ref.id) ? argumentTypes(graph, parent, expr.args.indexOf(ref.id), depth) : [];
        case 'yield': {
            const type = ref.file.functions[expr.fn]?.returnType ?? NONE;
            return type === NONE ? [] : membersOf(graph, shapesOf(graph, { file: ref.file, type }), '*');
        }
        case 'jsx': return [];
        default: return [];
    }
}
const membersOf = (graph, shapes, name) => shapes.flatMap((shape) => declaredMembers(graph, shape, name)).flatMap((m) => {
    const found = shapesOf(graph, m.type);
    // a member that says nothing but its role is still worth knowing
    return found.length > 0 ? found.map((s) => (s.kind === 'function' && m.roles.length > 0 ? { ...s, roles: m.roles } : s)) : m.roles.length > 0 ? [{ kind: 'opaque', name, roles: m.roles }] : [];
});
/** Types of `x.p = …` by what x is, and of `x = …` by its annotation. */
function targetTypes(graph, target) {
    const member = exprAs(target, 'member');
    if (member) {
        return graph.valuesOf(at(target, member.object)).flatMap((v) => {
            if (v.kind === 'instance')
                return membersOf(graph, [{ kind: 'class', file: v.file, class: v.class }], member.property);
            return v.kind === 'declared' ? membersOf(graph, [v.shape], member.property) : [];
        });
    }
    const name = exprAs(target, 'name');
    const type = name ? (target.file.variables[name.variable]?.type ?? NONE) : NONE;
    return type === NONE ? [] : shapesOf(graph, { file: target.file, type });
}
/** What the callee declares its parameter to be; for collection methods the element type of the receiver. */
export function argumentTypes(graph, call, index, depth = 0) {
    return graph.calleesOf(call).flatMap((callee) => calleeParameter(graph, call, callee, index, depth));
}
function calleeParameter(graph, call, callee, index, depth) {
    if (callee.kind === 'declared')
        return callee.shape.kind === 'function' ? parameterShapes(graph, callee.shape, index) : [];
    if (callee.kind === 'builtin') {
        if (callee.name === 'concat')
            return holderTypes(graph, callee.receiver, depth);
        if (!['push', 'unshift', 'set', 'add'].includes(callee.name) || (callee.name === 'set' && index === 0))
            return [];
        return membersOf(graph, holderTypes(graph, callee.receiver, depth), '*');
    }
    const fn = callee.kind === 'constructor' ? constructorOf(graph, callee.file, callee.class) : { file: callee.file, fn: callee.fn };
    if (!fn)
        return [];
    return functionParameter(graph, fn.file, fn.fn, index, depth);
}
function constructorOf(graph, file, id) {
    const fact = file.classes[id];
    if (!fact)
        return undefined;
    if (fact.constructor_ !== NONE)
        return { file, fn: fact.constructor_ };
    if (fact.extends === NONE)
        return undefined;
    const base = graph.valuesOf({ file, id: fact.extends }).find((v) => v.kind === 'class');
    return base?.kind === 'class' ? constructorOf(graph, base.file, base.class) : undefined;
}
function functionParameter(graph, file, fn, index, depth) {
    graph.touch(file);
    const params = file.functions[fn]?.params ?? [];
    const last = params.at(-1);
    const parameter = params[index] ?? (last?.rest ? last : undefined);
    if (!parameter)
        return [];
    if (parameter.type !== NONE) {
        const shapes = shapesOf(graph, { file, type: parameter.type });
        return parameter.rest ? membersOf(graph, shapes, '*') : shapes;
    }
    // an unannotated parameter asks for what its own uses ask for
    const uses = file.variables[parameter.variable]?.uses ?? [];
    return isCatalogue(file) ? [] : uses.flatMap((use) => expectedTypes(graph, { file, id: use }, depth + 1));
}
/** What a collection is declared as, wherever it was made. */
function holderTypes(graph, receiver, depth) {
    const name = exprAs(receiver, 'name');
    if (name) {
        const variable = receiver.file.variables[name.variable];
        if (!variable)
            return [];
        if (variable.type !== NONE)
            return shapesOf(graph, { file: receiver.file, type: variable.type });
        const made = variable.definitions.flatMap((d) => (d.kind === 'value' && d.path.length === 0 ? allocatedTypes(graph, { file: receiver.file, id: d.value }) : []));
        return made.length > 0 ? made : variable.uses.flatMap((use) => (use === receiver.id ? [] : expectedTypes(graph, { file: receiver.file, id: use }, depth + 1)));
    }
    const member = exprAs(receiver, 'member');
    if (!member)
        return [];
    const declared = targetTypes(graph, receiver);
    if (declared.length > 0)
        return declared;
    return graph.valuesOf(at(receiver, member.object)).flatMap((v) => {
        if (v.kind !== 'instance')
            return [];
        const fields = v.file.classes[v.class]?.members.get(member.property) ?? [];
        return fields.flatMap((f) => (f.value === NONE ? [] : allocatedTypes(graph, { file: v.file, id: f.value })));
    });
}
/** `new Map<string, Entry>()` declares what it holds. */
function allocatedTypes(graph, ref) {
    const made = exprAs(ref, 'new');
    const callee = made && exprAs(at(ref, made.callee), 'name');
    const type = made && made.type !== NONE ? ref.file.types[made.type] : undefined;
    if (!callee || type?.kind !== 'reference')
        return [];
    const [first, second] = type.args;
    const typed = (id) => (id === undefined ? undefined : { file: ref.file, type: id });
    if (callee.name === 'Map')
        return [{ kind: 'collection', of: 'map', key: typed(first), element: typed(second) }];
    if (callee.name === 'Set' || callee.name === 'Array')
        return [{ kind: 'collection', of: callee.name === 'Set' ? 'set' : 'array', key: undefined, element: typed(first) }];
    return [];
}
/** An expression that begins a statement: an initializer, a returned value, an exported one. */
function expectedByStatement(graph, ref, depth) {
    const { file, id } = ref;
    const context = statementContext(file).get(id);
    if (!context)
        return [];
    if (context.kind === 'variable') {
        const variable = file.variables[context.variable];
        if (!variable || context.path.length > 0)
            return [];
        if (variable.type !== NONE)
            return shapesOf(graph, { file, type: variable.type });
        return variable.uses.flatMap((use) => expectedTypes(graph, { file, id: use }, depth + 1));
    }
    if (context.kind === 'field') {
        const member = file.classes[context.class]?.members.get(context.name)?.find((m) => m.value === id);
        return member && member.type !== NONE ? shapesOf(graph, { file, type: member.type }) : [];
    }
    const fn = file.functions[context.fn];
    if (!fn)
        return [];
    if (fn.returnType !== NONE)
        return shapesOf(graph, { file, type: fn.returnType });
    const byPlace = fn.expr === NONE ? [] : expectedTypes(graph, { file, id: fn.expr }, depth + 1).flatMap((s) => (s.kind === 'function' ? resultOf(graph, s) : []));
    if (byPlace.length > 0)
        return byPlace;
    return graph.callersOf(file, context.fn).invocations.slice(0, 8).flatMap(({ site }) => (exprOf(site).kind === 'call' ? callbackOrResult(graph, site, file, context.fn, depth) : []));
}
/** A call's result is asked for where the call stands; a callback's result is not. */
function callbackOrResult(graph, site, file, fn, depth) {
    const runsIt = graph.calleesOf(site).some((c) => c.kind === 'function' && c.file === file && c.fn === fn);
    if (runsIt)
        return expectedTypes(graph, site, depth + 1);
    const call = exprAs(site, 'call');
    const method = call && exprAs(at(site, call.callee), 'member')?.property;
    // `.map(f)` makes a collection of what f returns
    return method === 'map' ? membersOf(graph, expectedTypes(graph, site, depth + 1), '*') : [];
}
function resultOf(graph, shape) {
    const fact = shape.file.types[shape.type];
    return fact?.kind === 'function' ? shapesOf(graph, { file: shape.file, type: fact.result, ...(shape.env ? { env: shape.env } : {}) }) : [];
}
const contexts = new WeakMap();
/** What a root expression of a statement is for. */
export function statementContext(file) {
    const known = contexts.get(file);
    if (known)
        return known;
    const map = new Map();
    file.variables.forEach((variable, id) => {
        for (const d of variable.definitions)
            if (d.kind === 'value' && file.exprs[d.value]?.parent === NONE)
                map.set(d.value, { kind: 'variable', variable: id, path: d.path });
    });
    file.classes.forEach((fact, id) => {
        for (const members of fact.members.values())
            for (const m of members)
                if (m.value !== NONE)
                    map.set(m.value, { kind: 'field', class: id, name: m.name, isStatic: m.isStatic });
    });
    file.functions.forEach((fn, id) => { for (const exit of fn.returns)
        if (exit.value !== NONE)
            map.set(exit.value, { kind: 'returned', fn: id }); });
    contexts.set(file, map);
    return map;
}
