import { NONE, type ExprId, type FileFacts, type Region } from '../facts/model.js';
import { at, calleeName, exprAs, exprOf, type Ref } from './code.js';
import type { Graph } from './graph.js';
import { shapeName } from './types.js';
import { hasRole, type Hop, type Origin, type Shape } from './value.js';

/** Why a piece of code is taken to run because of what a model said. */
export interface Evidence {
  /** `tool-call`: a structured call the model asked for; `text`: words of the model taken as a command. */
  readonly kind: 'tool-call' | 'text';
  readonly certain: boolean;
  /** What to point at: the condition, the loop or the argument. */
  readonly at: Ref;
  /** Where it was seen: a condition around the call, or an argument of it. */
  readonly place: 'condition' | 'argument';
}

const CALL_NAME = /^(?:tool_?calls?|tool_?uses?|function_?calls?|tool_?use_?blocks?|tool_?invocations?|model_?calls?|tool_?call_?\w*|function_?call_?\w*)$/i;
const TOOL_NAME = /^(?:tool_?name|called_?tool|requested_?tool|function_?name)$/i;
const CALL_TYPE = /(?:^|\.|_)?(?:Tool|Function|Model)_?(?:Call|Use|Invocation)(?:s|Part|Block|Request|Content|Item|Chunk|Like|Message|Param|Params|Input)?$/;
const CALL_LABEL = /^(?:server_)?(?:tool|function)[-_]?(?:use|call|calls|invocation)$/i;
const TEXT_TYPE = /(?:Assistant|Model|Bot|Llm|LLM|Completion)(?:Message|Reply|Turn|Text|Output|Response|Answer)$/;
const TEXT_NAME = /^(?:assistant|bot|model|llm|ai)_?(?:message|reply|text|output|response|answer|content|turn)s?$/i;

/** Does a condition around the call, or an argument of it, come from the model? Conditions only up to the edge of the function. */
export function modelEvidence(graph: Graph, call: Ref): Evidence | undefined {
  const expr = exprOf(call);
  for (const { region } of regionsOf(call)) {
    const found = regionEvidence(graph, call, region);
    if (found) return found;
  }
  const args = expr.kind === 'call' || expr.kind === 'new' ? expr.args : [];
  for (const argument of args) {
    const found = argumentEvidence(graph, at(call, argument));
    // `callPrompt(functionName)`: a prompt by another word
    if (found && (found.certain || !/prompt/i.test(calleeName(call)))) return found;
  }
  return undefined;
}

function regionsOf(call: Ref): { readonly region: Region }[] {
  const list: { readonly region: Region }[] = [];
  for (let id = exprOf(call).region; id > 0; ) {
    const region = call.file.regions[id];
    if (!region || region.kind === 'function') break;
    list.push({ region });
    id = region.parent;
  }
  return list;
}

function regionEvidence(graph: Graph, call: Ref, region: Region): Evidence | undefined {
  if (region.test === NONE) return undefined;
  const test = at(call, region.test);
  const found = (certain: boolean, kind: Evidence['kind'] = 'tool-call'): Evidence => ({ kind, certain, at: test, place: 'condition' });
  if (region.kind === 'case') {
    if (region.labels.some((l) => isCallLabel(call, l))) return found(true);
    if (region.labels.length === 0) return undefined;
    const judged = judge(graph, test, 'discriminant');
    return judged?.kind === 'tool-call' ? found(judged.certain || region.labels.some((l) => isDeclaredTool(graph, at(call, l)))) : undefined;
  }
  if (region.kind === 'each') {
    const judged = judge(graph, test, 'iterated');
    return judged && found(judged.certain, judged.kind);
  }
  if (!['if', 'else', 'guard', 'loop'].includes(region.kind)) return undefined;
  const negated = region.kind === 'else' || region.kind === 'guard';
  for (const part of conjuncts(test, negated)) {
    const judged = judge(graph, part, 'condition');
    if (judged?.kind === 'tool-call') return found(judged.certain || leavesOf(part).some((leaf) => isDeclaredTool(graph, leaf)));
  }
  return undefined;
}

const SCHEMA_KEYS = ['description', 'parameters', 'inputSchema', 'input_schema'];

/** Does the text name a tool that the code declares for a model: `{ name: 'x', description, parameters }`? */
function isDeclaredTool(graph: Graph, leaf: Ref): boolean {
  const name = exprAs(leaf, 'literal')?.value;
  if (typeof name !== 'string' || name.length < 3) return false;
  return graph.source.filesContaining(name).slice(0, 40).some((path) => {
    const file = graph.source.facts(path);
    return (file?.index.objects.get('name') ?? []).some((id) => {
      const object = file && exprAs({ file, id }, 'object');
      const isNamed = object?.properties.some((p) => p.key === 'name' && exprAs({ file: file as FileFacts, id: p.value }, 'literal')?.value === name);
      return isNamed === true && object !== undefined && object.properties.filter((p) => SCHEMA_KEYS.includes(p.key ?? '')).length >= 2;
    });
  });
}

/** The parts of a condition that hold in the region: `a && b` where it is true, the negations where it is false. */
function conjuncts(test: Ref, negated: boolean): Ref[] {
  const expr = exprOf(test);
  if (expr.kind === 'choice' && expr.operator === (negated ? '||' : '&&')) return expr.options.flatMap((o) => conjuncts(at(test, o), negated));
  return isNegative(test) === negated ? [test] : [];
}

function isNegative(test: Ref): boolean {
  const expr = exprOf(test);
  if (expr.kind === 'unary' && expr.operator === '!') return !isNegative(at(test, expr.value));
  if (expr.kind !== 'binary') return false;
  if (expr.operator === '!==' || expr.operator === '!=') return !isNothing(at(test, expr.right));
  if (expr.operator === '===' || expr.operator === '==') return isNothing(at(test, expr.right));
  return false;
}

function isNothing(ref: Ref): boolean {
  const literal = exprAs(ref, 'literal');
  return literal !== undefined && (literal.value === 0 || literal.value === null || literal.value === undefined || literal.value === false);
}

function isCallLabel(call: Ref, label: ExprId): boolean {
  const literal = exprAs(at(call, label), 'literal');
  return typeof literal?.value === 'string' && CALL_LABEL.test(literal.value);
}

function argumentEvidence(graph: Graph, argument: Ref): Evidence | undefined {
  const expr = exprOf(argument);
  if (expr.kind === 'function' || expr.kind === 'literal') return undefined;
  const judged = judge(graph, argument, 'argument');
  return judged && { ...judged, at: argument, place: 'argument' };
}

interface Judgement { readonly kind: Evidence['kind']; readonly certain: boolean }

/** Is the expression, or anything it is made from, a model's tool call or a model's words? */
function judge(graph: Graph, ref: Ref, use: 'discriminant' | 'iterated' | 'condition' | 'argument'): Judgement | undefined {
  const leaves = leavesOf(ref);
  let best: Judgement | undefined;
  for (const leaf of leaves) {
    const judged = judgeLeaf(graph, leaf, use);
    if (judged && (!best || (judged.certain && !best.certain))) best = judged;
  }
  return best;
}

/** The names, member chains and literals an expression is computed from; bodies of functions are not looked into. */
export function leavesOf(ref: Ref, depth = 0): Ref[] {
  const expr = exprOf(ref);
  const of = (id: ExprId): Ref[] => (id === NONE || depth > 6 ? [] : leavesOf(at(ref, id), depth + 1));
  switch (expr.kind) {
    case 'name': case 'member': case 'element': case 'literal': return [ref];
    case 'call': return [...(exprOf(at(ref, expr.callee)).kind === 'member' ? of((exprOf(at(ref, expr.callee)) as { object: ExprId }).object) : []), ...expr.args.flatMap(of), ref];
    case 'binary': return [...of(expr.left), ...of(expr.right)];
    case 'choice': return [...of(expr.test), ...expr.options.flatMap(of)];
    case 'unary': case 'await': case 'cast': case 'spread': return of(expr.value);
    case 'object': return expr.properties.flatMap((p) => of(p.value));
    case 'array': return expr.elements.flatMap(of);
    case 'template': return expr.parts.flatMap(of);
    default: return [];
  }
}

function judgeLeaf(graph: Graph, leaf: Ref, use: string): Judgement | undefined {
  const expr = exprOf(leaf);
  if (expr.kind === 'literal') return use === 'condition' && typeof expr.value === 'string' && CALL_LABEL.test(expr.value) ? { kind: 'tool-call', certain: true } : undefined;
  const chain = nameChain(leaf);
  if (chain.some((name) => CALL_NAME.test(name))) return { kind: 'tool-call', certain: true };
  const judged = graph.originsOf(leaf, [], 'local').map((origin) => judgeOrigin(graph, origin, use)).filter((j) => j !== undefined);
  const certain = judged.find((j) => j.certain) ?? judged[0];
  if (certain) return certain;
  if (chain.some((name) => TOOL_NAME.test(name))) return { kind: 'tool-call', certain: false };
  return undefined;
}

function nameChain(ref: Ref): string[] {
  const expr = exprOf(ref);
  if (expr.kind === 'name') return [expr.name];
  if (expr.kind === 'member') return [...nameChain(at(ref, expr.object)), expr.property];
  if (expr.kind === 'element') return nameChain(at(ref, expr.object));
  if (expr.kind === 'call') return nameChain(at(ref, expr.callee));
  return [];
}

function judgeOrigin(graph: Graph, origin: Origin, use: string): Judgement | undefined {
  const { value } = origin;
  const wantsText = use === 'argument' || use === 'iterated';
  if (value.kind === 'declared') {
    if (hasRole(value.roles, 'tool-call-request')) return { kind: 'tool-call', certain: true };
    if (hasRole(value.roles, 'model-output')) return wantsText ? { kind: 'text', certain: true } : undefined;
    const named = judgeShape(value.shape, wantsText);
    if (named) return named;
  }
  return judgeHops(graph, origin.hops, wantsText);
}

function judgeShape(shape: Shape, wantsText: boolean): Judgement | undefined {
  const name = shapeName(shape) ?? '';
  if (CALL_TYPE.test(name)) return { kind: 'tool-call', certain: true };
  if (wantsText && TEXT_TYPE.test(name)) return { kind: 'text', certain: true };
  return undefined;
}

/** The way a value took may go through `.tool_calls` or a parameter declared as `ToolCall`, although it ends somewhere unknown. */
function judgeHops(graph: Graph, hops: Hop | undefined, wantsText: boolean): Judgement | undefined {
  for (let hop = hops; hop; hop = hop.from) {
    const expr = exprOf(hop.at);
    if (expr.kind === 'member' && CALL_NAME.test(expr.property)) return { kind: 'tool-call', certain: true };
    if (expr.kind !== 'name') continue;
    if (CALL_NAME.test(expr.name)) return { kind: 'tool-call', certain: true };
    const typed = typeNameOf(hop.at, expr.variable);
    if (typed && CALL_TYPE.test(typed)) return { kind: 'tool-call', certain: true };
    if (wantsText && ((typed && TEXT_TYPE.test(typed)) || TEXT_NAME.test(expr.name))) return { kind: 'text', certain: typed !== undefined && TEXT_TYPE.test(typed) };
    if (TOOL_NAME.test(expr.name)) return { kind: 'tool-call', certain: false };
  }
  return undefined;
}

function typeNameOf(ref: Ref, variable: number): string | undefined {
  const type = ref.file.types[ref.file.variables[variable]?.type ?? NONE];
  return type?.kind === 'reference' ? type.name : undefined;
}
