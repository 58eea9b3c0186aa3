import type { FileFacts, FnId } from '../facts/model.js';
import { exprAs, type Ref } from './code.js';
import { swallowsIn } from './failures.js';
import { isWholeAnswer } from './sole-sources.js';
import type { Graph } from './graph.js';
import { registrations } from './registrations.js';
import { requestHandlers } from './request-handlers.js';
import type { Question, Inquiry } from './question.js';
import { callsOf, headerOf, symbolAt } from './render-failures.js';
import { sliceOf } from './rendered.js';
import type { Stretch } from './registration.js';
import type { Swallow } from './swallow.js';
import { toldFailures } from './told-failures.js';

/** A failure that a tool answers as if the call had gone well. */
export interface ToolFailure {
  readonly kind: 'told' | 'empty';
  readonly at: Stretch;
  /** Name of the function that holds it. */
  readonly symbol: string;
  readonly tools: readonly AffectedTool[];
}

export interface AffectedTool { readonly name: string | undefined; readonly call: Ref; readonly calls: readonly Ref[] }

interface Served { readonly file: FileFacts; readonly fn: FnId; readonly given: Ref; readonly name: string | undefined; readonly isOneOfMany: boolean; readonly call: Ref }

/** Failures in what tools answer with; one that several tools share comes once. */
export const toolFailures: Question<ToolFailure> = {
  begin: (inquiry) => servedBy(inquiry)[0]?.call,
  find(inquiry) {
    const found = new Map<string, { readonly kind: ToolFailure['kind']; readonly swallow: Swallow; readonly tools: AffectedTool[] }>();
    for (const served of servedBy(inquiry)) {
      for (const { kind, swallow } of failuresOf(inquiry.graph, served)) {
        const key = `${swallow.at.file.path}:${swallow.at.start}`;
        const entry = found.get(key) ?? { kind, swallow, tools: [] };
        entry.tools.push({ name: served.isOneOfMany ? undefined : served.name, call: served.call, calls: callsOf(swallow.hops) });
        found.set(key, entry);
      }
    }
    return [...found.values()].map(({ kind, swallow, tools }) => ({ kind, at: headerOf(swallow), symbol: symbolAt(swallow.at), tools }));
  },
};

/** Expressions looked at for a handler that serves many tools. */
const SHARED_WORK = 100_000;

function failuresOf(graph: Graph, { file, fn, given, name }: Served): { readonly kind: ToolFailure['kind']; readonly swallow: Swallow }[] {
  const rendered = sliceOf(graph, file, fn, given, name === undefined ? SHARED_WORK : undefined);
  return [
    ...toldFailures(graph, rendered).map((swallow) => ({ kind: 'told' as const, swallow })),
    ...swallowsIn(graph, rendered).filter((swallow) => isWholeAnswer(rendered, swallow) && !isProbed(swallow)).map((swallow) => ({ kind: 'empty' as const, swallow })),
  ];
}

/** `detectBrowser() { try { … } catch { return { installed: false } } }`: that it failed is what was to be found out. */
function isProbed({ at: place, value }: Swallow): boolean {
  const found = value && exprAs(value, 'object');
  const isNo = found?.properties.some((p) => exprAs({ file: value?.file ?? place.file, id: p.value }, 'literal')?.value === false) ?? false;
  return isNo && /^(?:detect|probe|check|is|has|can|supports?|test)(?=[A-Z_]|$)/.test(symbolAt(place));
}

/** Functions that answer tools/call: one for each tool where each has its own, the whole handler of a low-level server. */
function servedBy(inquiry: Inquiry): Served[] {
  const own = inquiry.answerTo(registrations).filter(({ kind, style }) => kind === 'tool' && style !== 'listed').flatMap(({ handlers, name, call }) => handlers.map(({ file, fn, given, isShared }) => ({ file, fn, given, name: isShared ? undefined : name, call })));
  const whole = inquiry.answerTo(requestHandlers).filter(({ method }) => method === 'tools/call').map(({ file, fn, given, call }) => ({ file, fn, given, name: undefined, call }));
  const byFunction = new Map<string, Omit<Served, 'isOneOfMany'>[]>();
  for (const served of [...own, ...whole]) {
    const key = `${served.file.path}#${served.fn} ${served.given.file.path}:${served.given.id}`;
    byFunction.set(key, [...(byFunction.get(key) ?? []), served]);
  }
  // one wrapper that every tool is registered through: which of them fails cannot be told
  return [...byFunction.values()].flatMap((all) => all.slice(0, 1).map((served) => ({ ...served, isOneOfMany: new Set(all.map(({ name }) => name)).size > 1 })));
}
