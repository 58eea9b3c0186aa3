import type { BagStart } from './argument-uses.js';
import type { FileFacts, FnId } from '../facts/model.js';
import { isCatalogue, refKey, type Ref } from './code.js';
import type { Graph } from './graph.js';
import type { RequestHandler } from './request-handlers.js';
import type { Arms } from './own-arms.js';
import type { Registration } from './registration.js';
import { toldApart } from './registration-names.js';

/** A prompt with those that are registered by the same call or listed by the same handler. */
export interface GroupedPrompt { readonly prompt: Registration; readonly group: readonly Registration[] }

export function groupedPrompts(all: readonly Registration[]): GroupedPrompt[] {
  const prompts = toldApart(all).filter((r) => r.kind === 'prompt');
  const groups = new Map<string, Registration[]>();
  for (const prompt of prompts) groups.set(refKey(prompt.call), [...(groups.get(refKey(prompt.call)) ?? []), prompt]);
  return prompts.map((prompt) => ({ prompt, group: groups.get(refKey(prompt.call)) ?? [] }));
}

export function armsOf(graph: Graph, { prompt, group }: GroupedPrompt): Arms {
  return { graph, own: prompt.name, others: new Set(group.flatMap(({ name }) => (name !== undefined && name !== prompt.name ? [name] : []))) };
}

/** The functions in which the arguments of a prompt arrive, and where in their first parameter. */
export function startsOf(graph: Graph, { style, handlers }: Registration): BagStart[] {
  if (style !== 'listed') return handlers.map(({ file, fn, given }) => ({ file, fn, path: [], given }));
  const seen = new Set<string>();
  return handlers.flatMap(({ given }) => graph.valuesOf(given).flatMap((v): BagStart[] => {
    if (v.kind !== 'function' || isCatalogue(v.file) || seen.has(`${v.file.path}#${v.fn}`)) return [];
    seen.add(`${v.file.path}#${v.fn}`);
    return [{ file: v.file, fn: v.fn, path: ['params', 'arguments'], given }];
  }));
}

/** Is every entry that the list handler answers with written in the code? */
export function isWhollyListed(graph: Graph, prompt: Registration, handlers: readonly RequestHandler[]): boolean {
  if (prompt.style !== 'listed') return true;
  const lister = handlers.find(({ call }) => refKey(call) === refKey(prompt.call));
  const returns = lister?.file.functions[lister.fn]?.returns ?? [];
  return lister !== undefined && returns.length > 0 && returns.every(({ value }) => {
    const origins = value < 0 ? [] : graph.originsOf({ file: lister.file, id: value }, [`${prompt.kind}s`, '*'], 'value');
    return origins.length > 0 && origins.every((o) => o.value.kind === 'object');
  });
}

/** A function that answers prompts/get, for one prompt or for all of a server. */
export interface Renderer {
  readonly file: FileFacts;
  readonly fn: FnId;
  readonly given: Ref;
  readonly registration: Ref;
  /** Its answer goes to the SDK as it is. */
  readonly isOfSdk: boolean;
  /** It answers with the messages themselves. */
  readonly isList: boolean;
}

/** The functions that render prompts; those that a tool is served by as well, or that are one of many given to a helper, are left out. */
export function renderersOf(all: readonly Registration[], handlers: readonly RequestHandler[]): Renderer[] {
  const tools = new Set(all.filter((r) => r.kind === 'tool').flatMap((r) => r.handlers.map(({ file, fn }) => `${file.path}#${fn}`)));
  const seen = new Set<string>();
  const own = toldApart(all).filter((r) => r.kind === 'prompt' && r.style !== 'listed' && (r.name !== undefined || r.handlers.length === 1)).flatMap((r) => (
    r.handlers.map(({ file, fn, given }): Renderer => ({ file, fn, given, registration: r.call, isOfSdk: r.sdk !== 'other' && !r.isGuess, isList: r.style === 'class' }))
  ));
  const lowLevel = handlers.filter(({ method }) => method === 'prompts/get').map(({ file, fn, given, call }): Renderer => ({ file, fn, given, registration: call, isOfSdk: true, isList: false }));
  return [...own, ...lowLevel].filter(({ file, fn }) => {
    const key = `${file.path}#${fn}`;
    return !tools.has(key) && !seen.has(key) && seen.add(key);
  });
}
