import { lineKey, type Ref } from './code.js';
import { flowOfResult } from './result-flow.js';
import type { ResultFlow, Visit } from './result-search.js';
import type { Question } from './question.js';
import type { Sink } from './sinks.js';

/** What becomes of the result of one prompts/get: where its parts go in the code. */
export interface PromptFate extends ResultFlow { readonly sink: Sink }

/** What becomes of every prompt that the code gets from a server. */
export const promptFates: Question<PromptFate> = {
  find: (inquiry) => inquiry.sinks('prompts/get').filter((sink) => sink.kind !== 'dynamic').map((sink) => ({ sink, ...flowOfResult(inquiry.graph, sink.ref) })),
  begin: (inquiry) => inquiry.sinks('prompts/get')[0]?.ref,
};

const MAX_STEPS = 9;

/** The way from the request to a place the result reached, one step for each line. */
export function fateWay(visit: Visit): Ref[] {
  const steps: Ref[] = [];
  const lines = new Set<string>();
  for (let v: Visit | undefined = visit; v; v = v.from) {
    const line = lineKey(v.ref);
    if (!lines.has(line)) steps.unshift(v.ref);
    lines.add(line);
  }
  return steps.length <= MAX_STEPS ? steps : [...steps.slice(0, MAX_STEPS - 3), ...steps.slice(-3)];
}

const WORDS = new Set(['messages', '*', 'content', 'text', 'resource', 'parts', 'value']);

/** Words of the server, not its bookkeeping: a turn, its content, its text, or what was made of them. */
export function isContent({ part }: Visit): boolean {
  return part.length === 0 || (part[0] === 'messages' && part.every((step) => WORDS.has(step) || /^\d+$/.test(step)));
}

