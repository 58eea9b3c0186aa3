import { NONE } from '../facts/model.js';
import { exprAs } from './code.js';
import { shapeName, shapesOf } from './types.js';
const RUNNERS = new Set(['execute', 'func', 'run', 'handler', 'invoke', 'call', 'callback', '_call', 'executeTool', 'implementation', 'perform', 'fn']);
const SCHEMAS = ['parameters', 'inputSchema', 'input_schema', 'schema', 'input', 'params', 'parametersJsonSchema', 'parameterSchema', 'argsSchema', 'args', 'inputs'];
/** A type called …Tool… holds tools; one called ToolManager, ToolResult or ToolCallView does not. */
const TOOL_TYPE = /Tools?(?:Definition|Def|Spec|Entry|Handler|Impl|Implementation|Like|Base|Interface|Executor|Factory|Descriptor|Config|Registration)?(?:<.*>)?$/;
/** Is the function the one a tool definition or tool class gives to be run? Judged by declared type first, by shape second. */
export function judgeToolShape(graph, file, fn) {
    const fact = file.functions[fn];
    if (!fact)
        return undefined;
    if (fact.class !== NONE && fact.kind !== 'arrow' && RUNNERS.has(fact.name))
        return judgeClass(graph, file, fact.class, fact.name);
    if (fact.expr === NONE)
        return undefined;
    return judgeLiteral(graph, { file, id: fact.expr });
}
function judgeLiteral(graph, value) {
    const parent = value.file.exprs[value.id]?.parent ?? NONE;
    const literal = { file: value.file, id: parent };
    const object = exprAs(literal, 'object');
    const property = object?.properties.find((p) => p.value === value.id);
    if (!object || property?.key === undefined || !RUNNERS.has(property.key))
        return undefined;
    const keys = new Set(object.properties.map((p) => p.key));
    const hasSchema = SCHEMAS.some((key) => keys.has(key));
    const typed = graph.expectedTypes(literal).some((shape) => isToolType(shape));
    const describes = keys.has('description') || keys.has('definition') || keys.has('spec') || keys.has('declaration') || keys.has('schema');
    const named = keys.has('name') || keys.has('definition') || keys.has('id');
    if (typed && (describes || hasSchema || named))
        return { at: value, name: property.key, certain: true };
    if (!named || !keys.has('description') || !hasSchema)
        return undefined;
    // a schema of arguments is written for a model; a command of a palette has none
    const schema = object.properties.find((p) => SCHEMAS.includes(p.key ?? ''));
    return { at: value, name: property.key, certain: schema !== undefined && isSchema({ file: value.file, id: schema.value }) };
}
/** A JSON Schema of an object, or a schema made with zod. */
function isSchema(ref) {
    const object = exprAs(ref, 'object');
    if (object)
        return object.properties.some((p) => p.key === 'properties' || p.key === '$schema');
    const call = exprAs(ref, 'call');
    return call !== undefined && /^(?:object|strictObject|looseObject|toJSONSchema|zodToJsonSchema|jsonSchema)$/.test(exprName({ file: ref.file, id: call.callee }));
}
/** Is the type called what a tool definition is called? */
export function isToolType(shape) {
    return TOOL_TYPE.test(shapeName(shape) ?? '');
}
/** `class GetPromptTool extends BaseTool { execute() {} }` */
function judgeClass(graph, file, id, method) {
    const fact = file.classes[id];
    if (!fact)
        return undefined;
    const bases = [...fact.implements.map((t) => typeName(file, t)), fact.extends === NONE ? '' : exprName({ file, id: fact.extends })];
    const declared = bases.some((name) => TOOL_TYPE.test(name)) || fact.implements.some((type) => shapesOf(graph, { file, type }).some(isToolType));
    const has = (name) => fact.members.has(name);
    const describes = (has('description') || has('definition') || has('schema')) && (has('name') || has('definition') || has('id'));
    const at = { file, id: fact.extends };
    if (declared)
        return { at, name: method, certain: true };
    return /Tool$/.test(fact.name) && describes && SCHEMAS.some(has) ? { at, name: method, certain: false } : undefined;
}
function typeName(file, type) {
    const fact = file.types[type];
    return fact?.kind === 'reference' ? fact.name : '';
}
function exprName(ref) {
    const expr = ref.file.exprs[ref.id];
    return expr?.kind === 'name' ? expr.name : expr?.kind === 'member' ? expr.property : expr?.kind === 'call' ? exprName({ file: ref.file, id: expr.callee }) : '';
}
