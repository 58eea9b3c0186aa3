import { NONE, type FileFacts, type FnId, type TypeId } from '../facts/model.js';
import { exprAs, type Ref } from './code.js';
import type { Graph } from './graph.js';
import { shapeName, shapesOf } from './types.js';
import type { Shape } from './value.js';

/** The function of a tool is run by the model, whatever library (or none) declares the tool. */
export interface ToolShape { readonly at: Ref; readonly name: string; readonly certain: boolean }

const RUNNERS = new Set(['execute', 'func', 'run', 'handler', 'invoke', 'call', 'callback', '_call', 'executeTool', 'implementation', 'perform', 'fn']);
const SCHEMAS = ['parameters', 'inputSchema', 'input_schema', 'schema', 'input', 'params', 'parametersJsonSchema', 'parameterSchema', 'argsSchema', 'args', 'inputs'];
/** A type called …Tool… holds tools; one called ToolManager, ToolResult or ToolCallView does not. */
const TOOL_TYPE = /Tools?(?:Definition|Def|Spec|Entry|Handler|Impl|Implementation|Like|Base|Interface|Executor|Factory|Descriptor|Config|Registration)?(?:<.*>)?$/;

/** Is the function the one a tool definition or tool class gives to be run? Judged by declared type first, by shape second. */
export function judgeToolShape(graph: Graph, file: FileFacts, fn: FnId): ToolShape | undefined {
  const fact = file.functions[fn];
  if (!fact) return undefined;
  if (fact.class !== NONE && fact.kind !== 'arrow' && RUNNERS.has(fact.name)) return judgeClass(graph, file, fact.class, fact.name);
  if (fact.expr === NONE) return undefined;
  return judgeLiteral(graph, { file, id: fact.expr });
}

function judgeLiteral(graph: Graph, value: Ref): ToolShape | undefined {
  const parent = value.file.exprs[value.id]?.parent ?? NONE;
  const literal = { file: value.file, id: parent };
  const object = exprAs(literal, 'object');
  if (!object) return judgeSibling(literal, value);
  const property = object?.properties.find((p) => p.value === value.id);
  if (property?.key === undefined || !RUNNERS.has(property.key)) return undefined;
  const keys = new Set(object.properties.map((p) => p.key));
  const hasSchema = SCHEMAS.some((key) => keys.has(key));
  const typed = graph.expectedTypes(literal).some((shape) => isToolType(shape));
  const describes = keys.has('description') || keys.has('definition') || keys.has('spec') || keys.has('declaration') || keys.has('schema');
  const named = keys.has('name') || keys.has('definition') || keys.has('id');
  if (typed && (describes || hasSchema || named)) return { at: value, name: property.key, certain: true };
  if (!named || !keys.has('description') || !hasSchema) return undefined;
  // a schema of arguments is written for a model; a command of a palette has none
  const schema = object.properties.find((p) => SCHEMAS.includes(p.key ?? ''));
  return { at: value, name: property.key, certain: schema !== undefined && isSchema({ file: value.file, id: schema.value }) };
}

/** What is registered for people has a schema at times, too. */
const FOR_PEOPLE = /command|slash|palette|menu|action|form|route/i;

/** `make(async (input) => …, { name, description, parameters })`: the function and what describes it to a model, side by side. */
function judgeSibling(call: Ref, value: Ref): ToolShape | undefined {
  const expr = exprAs(call, 'call') ?? exprAs(call, 'new');
  const name = expr ? exprName({ file: call.file, id: expr.callee }) : '';
  if (!expr?.args.includes(value.id) || expr.args.length > 3 || FOR_PEOPLE.test(name)) return undefined;
  const properties = expr.args.flatMap((id) => exprAs({ file: call.file, id }, 'object')?.properties ?? []);
  const schema = properties.find((p) => SCHEMAS.includes(p.key ?? ''));
  const has = (key: string): boolean => properties.some((p) => p.key === key);
  return has('name') && has('description') && schema ? { at: value, name, certain: isSchema({ file: value.file, id: schema.value }) } : undefined;
}

/** A JSON Schema of an object, or a schema made with zod. */
function isSchema(ref: Ref): boolean {
  const object = exprAs(ref, 'object');
  if (object) return object.properties.some((p) => p.key === 'properties' || p.key === '$schema');
  const call = exprAs(ref, 'call');
  return call !== undefined && /^(?:object|strictObject|looseObject|toJSONSchema|zodToJsonSchema|jsonSchema)$/.test(exprName({ file: ref.file, id: call.callee }));
}

/** Is the type called what a tool definition is called? */
export function isToolType(shape: Shape): boolean {
  return TOOL_TYPE.test(shapeName(shape) ?? '');
}

/** `class GetPromptTool extends BaseTool { execute() {} }` */
function judgeClass(graph: Graph, file: FileFacts, id: number, method: string): ToolShape | undefined {
  const fact = file.classes[id];
  if (!fact) return undefined;
  const bases = [...fact.implements.map((t) => typeName(file, t)), fact.extends === NONE ? '' : exprName({ file, id: fact.extends })];
  const declared = bases.some((name) => TOOL_TYPE.test(name)) || fact.implements.some((type) => shapesOf(graph, { file, type }).some(isToolType));
  const has = (name: string): boolean => fact.members.has(name);
  const describes = (has('description') || has('definition') || has('schema')) && (has('name') || has('definition') || has('id'));
  const at: Ref = { file, id: fact.extends };
  if (declared) return { at, name: method, certain: true };
  return /Tool$/.test(fact.name) && describes && SCHEMAS.some(has) ? { at, name: method, certain: false } : undefined;
}

function typeName(file: FileFacts, type: TypeId): string {
  const fact = file.types[type];
  return fact?.kind === 'reference' ? fact.name : '';
}

function exprName(ref: Ref): string {
  const expr = ref.file.exprs[ref.id];
  return expr?.kind === 'name' ? expr.name : expr?.kind === 'member' ? expr.property : expr?.kind === 'call' ? exprName({ file: ref.file, id: expr.callee }) : '';
}
