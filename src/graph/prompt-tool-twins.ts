import { NONE, type FileFacts, type FnId } from '../facts/model.js';
import { calledFunctions } from './callees.js';
import { exprOf, isInRegion, type Ref } from './code.js';
import type { Graph } from './graph.js';
import type { Question } from './question.js';
import { functionsCalledFor, type Handler, type Registration, type Stretch } from './registration.js';
import { nameKey, toldApart } from './registration-names.js';
import { registrations } from './registrations.js';
import { requestHandlers, type RequestHandler } from './request-handlers.js';

/** A tool that gives the model what a prompt of the same server gives the user. */
export interface PromptToolTwin {
  /** `name`: both have one name; `handler`: the tool runs what serves the prompt; `text`: one function makes the whole text of both. */
  readonly how: 'name' | 'handler' | 'text';
  readonly tool: Registration;
  readonly at: Ref | Stretch;
  readonly prompt: Ref | Stretch;
  readonly promptName: string;
  /** Where the tool runs what they share. */
  readonly shared: Ref | undefined;
  readonly isCertain: boolean;
}

export const promptToolTwins: Question<PromptToolTwin> = {
  begin: ({ answerTo }) => answerTo(registrations).find((r) => r.kind === 'prompt')?.call,
  find({ graph, answerTo }) {
    const all = toldApart(answerTo(registrations));
    const prompts = all.filter((r) => r.kind === 'prompt');
    const servers = answerTo(requestHandlers).filter(({ method }) => method === 'prompts/get' || method === 'prompts/list');
    if (prompts.length === 0 && servers.length === 0) return [];
    const known = handlersByKey(prompts, servers);
    const makers = textMakers(graph, prompts);
    const seen = new Set<string>();
    return all.filter((r) => r.kind === 'tool' && !r.isGuess).flatMap((tool): PromptToolTwin[] => {
      const twin = byName(tool, prompts) ?? byHandler(graph, tool, known) ?? byText(graph, tool, makers) ?? byExpression(tool, prompts);
      return twin ? [twin] : [];
    }).filter(({ at }) => {
      const key = `${at.file.path}:${'start' in at ? at.start : exprOf(at).start}`;
      return !seen.has(key) && seen.add(key);
    });
  },
};

const placeOf = (r: Registration): Ref | Stretch => r.nameAt ?? r.call;
const plain = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '');

function byName(tool: Registration, prompts: readonly Registration[]): PromptToolTwin | undefined {
  const prompt = prompts.find((p) => p.name !== undefined && tool.name !== undefined && plain(p.name) === plain(tool.name) && p.call.file === tool.call.file);
  return prompt && twin('name', tool, prompt, undefined, true);
}

/** `server.prompt(def.id, …); server.registerTool(def.id, …)` in one loop. */
function byExpression(tool: Registration, prompts: readonly Registration[]): PromptToolTwin | undefined {
  const key = nameKey(tool);
  const prompt = key === undefined ? undefined : prompts.find((p) => nameKey(p) === key);
  return prompt && twin('name', tool, prompt, undefined, true);
}

function twin(how: PromptToolTwin['how'], tool: Registration, prompt: Registration, shared: Ref | undefined, isCertain: boolean): PromptToolTwin {
  return { how, tool, at: placeOf(tool), prompt: placeOf(prompt), promptName: prompt.name ?? '', shared, isCertain };
}

interface Known { readonly place: Ref | Stretch; readonly name: string }

const keyOf = (file: FileFacts, fn: FnId): string => `${file.path}#${fn}`;

function handlersByKey(prompts: readonly Registration[], servers: readonly RequestHandler[]): ReadonlyMap<string, Known> {
  const known = new Map<string, Known>();
  for (const { file, fn, call, method } of servers) known.set(keyOf(file, fn), { place: call, name: method });
  for (const prompt of prompts) if (prompt.style !== 'listed') for (const { file, fn } of prompt.handlers) known.set(keyOf(file, fn), { place: placeOf(prompt), name: prompt.name ?? '' });
  return known;
}

const MAX_DEPTH = 2;

function byHandler(graph: Graph, tool: Registration, known: ReadonlyMap<string, Known>): PromptToolTwin | undefined {
  for (const handler of tool.handlers) {
    if (handler.isShared) continue;
    const own = known.get(keyOf(handler.file, handler.fn));
    const found = own ? { known: own, call: undefined } : callOf(graph, tool, handler, known, 0);
    if (found) return { how: 'handler', tool, at: placeOf(tool), prompt: found.known.place, promptName: found.known.name, shared: found.call, isCertain: true };
  }
  return undefined;
}

function callOf(graph: Graph, tool: Registration, { file, fn, region }: Pick<Handler, 'file' | 'fn' | 'region'>, known: ReadonlyMap<string, Known>, depth: number): { readonly known: Known; readonly call: Ref } | undefined {
  const fact = file.functions[fn];
  if (!fact) return undefined;
  for (const [id, expr] of file.exprs.entries()) {
    if (expr.kind !== 'call' || expr.start < fact.start || expr.end > fact.end || (region > 0 && !isInRegion(file, expr.region, region))) continue;
    const call = { file, id };
    const own = functionsCalledFor(graph, tool, call);
    const called = own.length > 0 ? own : calledFunctions(graph.calleesOf(call));
    // many functions under one name are a dispatcher's
    if (called.length === 0 || called.length > 2) continue;
    for (const next of called) {
      const found = known.get(keyOf(next.file, next.fn));
      if (found) return { known: found, call };
      const deeper = depth < MAX_DEPTH ? callOf(graph, tool, { ...next, region: 0 }, known, depth + 1) : undefined;
      if (deeper) return { known: deeper.known, call };
    }
  }
  return undefined;
}

/** Functions whose result is the whole text of exactly one prompt. */
function textMakers(graph: Graph, prompts: readonly Registration[]): ReadonlyMap<string, Registration> {
  const makers = new Map<string, Registration | undefined>();
  for (const prompt of prompts) {
    for (const { file, fn } of makersOf(graph, prompt, [['messages', '*', 'content', 'text'], ['*', 'content', 'text'], []])) {
      const key = keyOf(file, fn);
      makers.set(key, makers.has(key) && makers.get(key) !== prompt ? undefined : prompt);
    }
  }
  return new Map([...makers].flatMap(([key, prompt]) => (prompt ? [[key, prompt] as const] : [])));
}

function byText(graph: Graph, tool: Registration, makers: ReadonlyMap<string, Registration>): PromptToolTwin | undefined {
  for (const maker of makersOf(graph, tool, [['content', '*', 'text'], []])) {
    const prompt = makers.get(keyOf(maker.file, maker.fn));
    if (!prompt || !tool.name || !prompt.name) continue;
    return twin('text', tool, prompt, maker.call, plain(tool.name).includes(plain(prompt.name)) || /prompt/i.test(tool.name));
  }
  return undefined;
}

interface Maker { readonly file: FileFacts; readonly fn: FnId; readonly call: Ref }

/** The functions whose result is the text of an answer. */
function makersOf(graph: Graph, registration: Registration, paths: readonly (readonly string[])[]): Maker[] {
  return registration.handlers.filter((h) => !h.isShared).flatMap(({ file, fn, region }) => (file.functions[fn]?.returns ?? []).filter((exit) => exit.value !== NONE && (region === 0 || isInRegion(file, exit.region, region))).flatMap(({ value }) => (
    paths.flatMap((path) => graph.originsOf({ file, id: value }, path, 'value').flatMap(({ value: origin, hops }): Maker[] => {
      if (origin.kind !== 'text' && origin.kind !== 'literal') return [];
      const found: Maker[] = [];
      const inner = exprOf(origin.at).fn;
      for (let hop = hops; hop; hop = hop.from) {
        if (exprOf(hop.at).kind !== 'call') continue;
        for (const called of calledFunctions(graph.calleesOf(hop.at))) if (called.file === origin.at.file && called.fn === inner) found.push({ ...called, call: hop.at });
      }
      return found;
    }))
  )));
}
