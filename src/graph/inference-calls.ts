import { NONE, type FileFacts, type FnId } from '../facts/model.js';
import { calledFunctions, calleeRoles } from './callees.js';
import { at, calleeName, exprAs, exprOf, isCatalogue, isInFunction, type Ref } from './code.js';
import type { Graph } from './graph.js';
import type { PromptHandler } from './prompt-handlers.js';
import type { Question } from './question.js';

/** A model that is asked while a prompt is rendered. */
export interface InferenceCall {
  readonly handler: PromptHandler;
  readonly call: Ref;
  /** `sampling`: the host's model, by way of the protocol; `model`: one the server calls itself. */
  readonly kind: 'sampling' | 'model';
  readonly isLikely: boolean;
  /** Calls that lead from the handler to it. */
  readonly hops: readonly Ref[];
}

/** Models that prompts/get handlers ask, themselves or through what they call. */
export const inferenceCalls: Question<InferenceCall> = {
  begin: (inquiry) => inquiry.promptHandlers()[0]?.registration,
  find({ graph, promptHandlers }) {
    const handlers = promptHandlers();
    const seen = new Set<string>();
    return handlers.flatMap((handler) => searchFrom(graph, handler, handlers).filter(({ call }) => { const key = `${call.file.path}:${call.id}`; return !seen.has(key) && seen.add(key); }));
  },
};

const DEEPEST = 6;
const MOST_FUNCTIONS = 150;

interface Visited { readonly file: FileFacts; readonly fn: FnId; readonly hops: readonly Ref[] }

/** Breadth first, so that the shortest way to a model is the one that is told. */
function searchFrom(graph: Graph, handler: PromptHandler, handlers: readonly PromptHandler[]): InferenceCall[] {
  const queue: Visited[] = [{ file: handler.file, fn: handler.fn, hops: [] }];
  const known = new Set([`${handler.file.path}#${handler.fn}`]);
  const found: InferenceCall[] = [];
  for (let next = queue.shift(); next && known.size < MOST_FUNCTIONS; next = queue.shift()) {
    const { file, fn, hops } = next;
    for (const call of callsIn(file, fn)) {
      if (!graph.spend()) return found;
      const judged = judge(graph, call);
      if (judged) { found.push({ handler, call, hops, ...judged }); continue; }
      if (hops.length >= DEEPEST) continue;
      for (const called of calledFunctions(graph.calleesOf(call))) {
        const key = `${called.file.path}#${called.fn}`;
        if (known.has(key) || handlers.some((other) => other.file === called.file && other.fn === called.fn)) continue;
        known.add(key);
        queue.push({ ...called, hops: [...hops, call] });
      }
    }
  }
  return found;
}

/** The calls that run when the function does: those in callbacks too, but not those in what is only registered there. */
function callsIn(file: FileFacts, fn: FnId): Ref[] {
  return file.exprs.flatMap((expr, id) => (expr.kind === 'call' && isInFunction(file, expr.fn, fn) && !isRegistered(file, expr.fn, fn) ? [{ file, id }] : []));
}

/** A function given to `on…`, `register…` or kept as a property runs at another time. */
function isRegistered(file: FileFacts, inner: FnId, outer: FnId): boolean {
  for (let id = inner; id !== outer && id !== NONE; id = file.functions[id]?.parent ?? NONE) {
    const parent = file.exprs[file.exprs[file.functions[id]?.expr ?? NONE]?.parent ?? NONE];
    if (parent?.kind === 'object') return true;
    if (parent?.kind === 'call' && /^(?:on|once|add|register|set(?:Request|Timeout|Interval))/.test(nameOf(file, parent.callee))) return true;
  }
  return false;
}

function nameOf(file: FileFacts, callee: number): string {
  const expr = file.exprs[callee];
  return expr?.kind === 'member' ? expr.property : expr?.kind === 'name' ? expr.name : '';
}

const SAMPLING = new Set(['createMessage', 'requestSampling', 'samplingRequest']);
const MODEL_PACKAGES = /^catalogue:(?:ai|openai|genkit|@anthropic-ai\/sdk|@google\/genai|@langchain\/(?:openai|anthropic|ollama|groq|mistralai|google-genai|core)|@openai\/agents(?:-core)?)(?:[#/]|$)/;
const PROTOCOL_PACKAGES = /^catalogue:(?:@modelcontextprotocol\/|fastmcp|mcp-framework)/;
/** Parts of the same packages that infer nothing. */
const OTHER_SERVICES = /\b(?:embeddings|files|images|audio|moderations|batches|vectorStores|uploads)\./;
const MODEL_METHODS = new Set(['generateText', 'streamText', 'generateObject', 'streamObject', 'create', 'stream', 'parse', 'generateContent', 'generateContentStream', 'invoke', 'generate', 'generateStream']);
const MODEL_CHAIN = /(?:chat\.completions\.(?:create|parse|stream)|(?:anthropic|claude)\w*\.(?:beta\.)?messages\.(?:create|stream)|openai\w*\.responses\.(?:create|parse|stream)|models\.generateContent(?:Stream)?|(?:model|genai|gemini)\w*\.generateContent(?:Stream)?)$/i;
const MODEL_ADDRESS = /\b(?:api\.openai\.com|api\.anthropic\.com|generativelanguage\.googleapis\.com|openrouter\.ai\/api|api\.mistral\.ai|api\.groq\.com|api\.cohere\.(?:ai|com)|localhost:11434|127\.0\.0\.1:11434)\b/;

function judge(graph: Graph, call: Ref): Pick<InferenceCall, 'kind' | 'isLikely'> | undefined {
  const name = calleeName(call);
  if (SAMPLING.has(name)) return { kind: 'sampling', isLikely: !isOfCatalogue(graph, call, PROTOCOL_PACKAGES) };
  if ((name === 'request' || name === 'send') && sendsSampling(graph, call)) return { kind: 'sampling', isLikely: false };
  if (MODEL_METHODS.has(name) && OTHER_SERVICES.test(chainOf(call))) return undefined;
  if (MODEL_METHODS.has(name) && (isOfCatalogue(graph, call, MODEL_PACKAGES) || calleeRoles(graph.calleesOf(call)).some((role) => role.name === 'model-tools'))) return { kind: 'model', isLikely: false };
  if (MODEL_METHODS.has(name) && MODEL_CHAIN.test(chainOf(call))) return { kind: 'model', isLikely: true };
  return name === 'fetch' && MODEL_ADDRESS.test(addressOf(graph, call)) ? { kind: 'model', isLikely: false } : undefined;
}

/** `request({ method: 'sampling/createMessage' })`, `send('sampling/createMessage')`. */
function sendsSampling(graph: Graph, call: Ref): boolean {
  const first = exprAs(call, 'call')?.args[0];
  if (first === undefined) return false;
  const texts = [graph.originsOf(at(call, first), [], 'value'), graph.originsOf(at(call, first), ['method'], 'value')].flat();
  return texts.some(({ value }) => value.kind === 'literal' && value.value === 'sampling/createMessage');
}

function isOfCatalogue(graph: Graph, call: Ref, path: RegExp): boolean {
  return graph.calleesOf(call).some((callee) => {
    if (callee.kind === 'function') return isCatalogue(callee.file) && path.test(callee.file.path);
    return callee.kind === 'declared' && 'file' in callee.shape && path.test(callee.shape.file.path);
  });
}

/** `a.b.c` of `a.b.c()`. */
function chainOf(call: Ref): string {
  const names: string[] = [];
  for (let id = exprAs(call, 'call')?.callee ?? NONE; id !== NONE; ) {
    const expr = exprOf(at(call, id));
    if (expr.kind === 'member') { names.unshift(expr.property); id = expr.object; continue; }
    if (expr.kind === 'name') names.unshift(expr.name);
    break;
  }
  return names.join('.');
}

function addressOf(graph: Graph, call: Ref): string {
  const first = exprAs(call, 'call')?.args[0];
  return first === undefined ? '' : graph.originsOf(at(call, first), [], 'value').map(({ value }) => {
    if (value.kind === 'literal') return String(value.value);
    return value.kind === 'text' ? exprAs(value.at, 'template')?.texts.join('') ?? '' : '';
  }).join(' ');
}
