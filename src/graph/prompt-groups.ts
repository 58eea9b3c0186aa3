import type { BagStart } from './argument-uses.js';
import { isCatalogue, refKey } from './code.js';
import type { Graph } from './graph.js';
import type { RequestHandler } from './listed-registrations.js';
import type { Arms } from './own-arms.js';
import type { Registration } from './registration.js';

/** A prompt with those that are registered by the same call or listed by the same handler. */
export interface GroupedPrompt { readonly prompt: Registration; readonly group: readonly Registration[] }

export function groupedPrompts(all: readonly Registration[]): GroupedPrompt[] {
  const prompts = all.filter((r) => r.kind === 'prompt');
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
    const origins = value < 0 ? [] : graph.originsOf({ file: lister.file, id: value }, ['prompts', '*'], 'value');
    return origins.length > 0 && origins.every((o) => o.value.kind === 'object');
  });
}
