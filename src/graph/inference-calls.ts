import { MODEL_ADDRESS, MODEL_CHAIN, SAMPLING_MEMBERS } from '../catalogue/model-services.js';
import { NONE, type FileFacts, type FnId } from '../facts/model.js';
import { calledFunctions, calleeRoles } from './callees.js';
import { at, calleeName, exprAs, exprOf, type Ref } from './code.js';
import type { Graph } from './graph.js';
import type { PromptHandler } from './prompt-handlers.js';
import type { Question } from './question.js';
import { callsRunIn } from './running-calls.js';
import { roleOf } from './value.js';

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
    for (const call of callsRunIn(file, fn)) {
      if (exprOf(call).kind !== 'call') continue;
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

function judge(graph: Graph, call: Ref): Pick<InferenceCall, 'kind' | 'isLikely'> | undefined {
  const callees = graph.calleesOf(call);
  const roles = calleeRoles(callees);
  const asks = roleOf(roles, 'inference');
  if (asks) return { kind: asks.values['of'] === 'host' ? 'sampling' : 'model', isLikely: false };
  const name = calleeName(call);
  if ((name === 'request' || name === 'send') && sendsSampling(graph, call)) return { kind: 'sampling', isLikely: false };
  if ((name === 'fetch' || roleOf(roles, 'effect')) && MODEL_ADDRESS.test(addressOf(graph, call))) return { kind: 'model', isLikely: false };
  return callees.some((callee) => callee.kind !== 'builtin') ? undefined : judgeByName(graph, call, name);
}

/** Where nothing is known about what is called: how the clients of models are used. */
function judgeByName(graph: Graph, call: Ref, name: string): Pick<InferenceCall, 'kind' | 'isLikely'> | undefined {
  if (SAMPLING_MEMBERS.has(name)) return hasMessages(graph, call) ? { kind: 'sampling', isLikely: true } : undefined;
  return MODEL_CHAIN.test(chainOf(call)) ? { kind: 'model', isLikely: true } : undefined;
}

/** `createMessage({ messages })` asks a model; `createMessage('user', text)` makes a message. */
function hasMessages(graph: Graph, call: Ref): boolean {
  const first = exprAs(call, 'call')?.args[0];
  return first !== undefined && graph.originsOf(at(call, first), [], 'value').some(({ value }) => value.kind === 'object' && exprAs(value.ref, 'object')?.properties.some((p) => p.key === 'messages'));
}

/** `request({ method: 'sampling/createMessage' })`, `send('sampling/createMessage')`. */
function sendsSampling(graph: Graph, call: Ref): boolean {
  const first = exprAs(call, 'call')?.args[0];
  if (first === undefined) return false;
  const texts = [graph.originsOf(at(call, first), [], 'value'), graph.originsOf(at(call, first), ['method'], 'value')].flat();
  return texts.some(({ value }) => value.kind === 'literal' && value.value === 'sampling/createMessage');
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
