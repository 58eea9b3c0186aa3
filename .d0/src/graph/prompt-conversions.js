import { NONE } from '../facts/model.js';
import { calledFunctions, calleeRoles, enclosingMethod } from './callees.js';
import { argumentAt } from './calls.js';
import { at, exprAs, exprOf } from './code.js';
import { argumentList, promptOrigin } from './prompt-tool.js';
import { isToolType } from './tool-shape.js';
import { baseShapes, declaredMembers, shapeRoles } from './types.js';
import { hasRole } from './value.js';
/** Literals typed as tools, tool factories and tool classes whose name is a prompt's. */
export function conversions(graph, listings, factories, needle = 'rompt') {
    return promptFiles(graph, needle).flatMap((file) => [
        ...(file.index.objects.get('name') ?? []).flatMap((id) => convertedLiteral(graph, { file, id }, listings)),
        ...factories.flatMap((name) => file.index.calls.get(name) ?? []).flatMap((id) => convertedCall(graph, { file, id }, listings)),
    ]);
}
/** Files that speak of tools and of the other thing, prompts where nothing else is said. */
export function promptFiles(graph, needle = 'rompt') {
    const paths = new Set([...graph.source.filesContaining(needle)]);
    return [...paths].filter((path) => TOOLISH.some((word) => graph.source.filesContaining(word).includes(path))).flatMap((path) => graph.source.facts(path) ?? []);
}
const TOOLISH = ['tool', 'Tool', 'functionDeclarations', 'FunctionDeclaration'];
function convertedLiteral(graph, object, listings) {
    if (!isToolTyped(graph, object))
        return [];
    const origin = promptNameOf(graph, object, listings);
    if (!origin)
        return [];
    return [{ kind: 'converted', at: conversionPlace(graph, object, origin), origin, certain: true }];
}
/** The literal is asked for as a model's tool: by the type of its place, or by being one of a list of tools. */
export function isToolTyped(graph, object) {
    const outer = exprAs(at(object, exprOf(object).parent), 'object') ? at(object, exprOf(object).parent) : undefined;
    return [object, outer].some((ref) => ref !== undefined && graph.expectedTypes(ref).some((shape) => isToolType(shape) || hasRole(shapeRoles(graph, shape), 'model-tool') || (shape.kind === 'opaque' && hasRole(shape.roles, 'model-tools'))));
}
export function promptNameOf(graph, object, listings) {
    const expr = exprAs(object, 'object');
    const name = expr?.properties.find((p) => p.key === 'name')?.value;
    const nested = expr?.properties.find((p) => p.key === 'function')?.value;
    if (name !== undefined)
        return promptOrigin(graph, at(object, name), [], listings);
    return nested === undefined ? undefined : promptOrigin(graph, at(object, nested), ['name'], listings);
}
/** `new DynamicTool({ name: prompt.name })`, `server.registerTool(prompt.name, …)`, `prompt.asTool()` */
function convertedCall(graph, call, listings) {
    const expr = exprOf(call);
    if (expr.kind !== 'call' && expr.kind !== 'new')
        return [];
    const roles = calleeRoles(graph.calleesOf(call));
    if (hasRole(roles, 'prompt-as-tool'))
        return [{ kind: 'frameworkPrompt', at: call, origin: undefined, certain: true }];
    for (const role of roles) {
        if (role.name !== 'tool-definition')
            continue;
        const origin = namesOf(call, role).map((name) => promptOrigin(graph, name.ref, name.path, listings)).find((o) => o !== undefined);
        if (origin)
            return [{ kind: 'converted', at: conversionPlace(graph, call, origin), origin, certain: true }];
    }
    return [];
}
/** What a tool is called: the argument the catalogue names, the key it is stored under, or what it is described as. */
function namesOf(call, role) {
    const { name, tool } = role.values;
    const given = [name, tool && `${tool}.name`, tool && `${tool}.description`].flatMap((path) => argumentAt(call, path) ?? []);
    const key = keyOf(call);
    return key ? [...given, { ref: key, path: [] }] : given;
}
/** `tools[key] = tool(…)`, `{ [key]: tool(…) }` */
function keyOf(call) {
    const { parent } = exprOf(call);
    if (parent === NONE)
        return undefined;
    const expr = exprOf(at(call, parent));
    if (expr.kind === 'assign') {
        const target = exprAs(at(call, expr.target), 'element');
        return target && at(call, target.index);
    }
    // `[key, tool(…)]` of Object.fromEntries or new Map
    if (expr.kind === 'array' && expr.elements.length === 2 && expr.elements[1] === call.id)
        return at(call, expr.elements[0] ?? NONE);
    const computed = expr.kind === 'object' ? expr.properties.find((p) => p.value === call.id)?.computed : undefined;
    return computed === undefined || computed === NONE ? undefined : at(call, computed);
}
/**
 * Where the conversion stands. In a helper that tools pass through as well it is the call that gives the prompt to the helper; else the tool itself.
 */
export function conversionPlace(graph, tool, origin) {
    let place = tool;
    for (let hop = origin.hops; hop; hop = hop.from) {
        if (hop.note === 'argument' && exprOf(hop.at).kind === 'call' && !isIteration(hop.at) && runsAround(graph, hop.at, tool)) {
            place = hop.at;
            break;
        }
    }
    if (place === tool)
        return overriddenCall(graph, tool) ?? tool;
    return isInFunctionWith(tool, origin) ? tool : place;
}
/** Is the tool made inside a function that the call runs, itself or as a callback? */
function runsAround(graph, call, tool) {
    const callbacks = argumentList(call).flatMap((a) => graph.valuesOf(at(call, a)).flatMap((v) => (v.kind === 'function' ? [v] : [])));
    return [...calledFunctions(graph.calleesOf(call)), ...callbacks].some(({ file, fn }) => {
        const home = file.functions[fn];
        const { start, end } = exprOf(tool);
        return file === tool.file && home !== undefined && home.start <= start && home.end >= end;
    });
}
/** Subclasses make the tool in a method that a base class calls for each prompt: the fault stands in the base class, once. */
function overriddenCall(graph, tool) {
    const { file } = tool;
    const method = enclosingMethod(file, exprOf(tool).fn);
    const fact = method === undefined ? undefined : file.functions[method];
    if (!fact || method === undefined)
        return undefined;
    const isDeclaredAbove = baseShapes(graph, { file, class: fact.class }).some((base) => declaredMembers(graph, base, fact.name).length > 0);
    const sites = isDeclaredAbove ? graph.callersOf(file, method).invocations.filter((i) => i.site.file !== file) : [];
    return sites.length === 1 ? sites[0]?.site : undefined;
}
/** `.map((p) => …)` gives the prompt to a callback that stands there; the callback is no helper. */
function isIteration(call) {
    const expr = exprAs(call, 'call');
    return expr !== undefined && expr.args.some((a) => exprOf(at(call, a)).kind === 'function');
}
/** The prompt was declared as such where the tool is made. */
function isInFunctionWith(tool, { hops }) {
    return hops !== undefined && hops.at.file === tool.file && exprOf(hops.at).fn === exprOf(tool).fn;
}
