import { NONE, type FileFacts, type FnId } from '../facts/model.js';
import { bindingsOf, boundToParameter } from './bindings.js';
import { exprAs, refKey, type Ref } from './code.js';
import type { Graph } from './graph.js';
import { LISTS, type ListMethod } from './listing-calls.js';
import type { Question } from './question.js';
import { requestHandlers } from './request-handlers.js';
import type { Holder } from './use-search.js';
import { usesOf } from './uses.js';

/** A list handler that answers with a `nextCursor` no client can get past. */
export interface StuckPage {
  readonly method: string;
  readonly registration: Ref;
  /** The value of `nextCursor`. */
  readonly cursor: Ref;
  /** `ignored`: the cursor received is never looked at; `echoed`: it is sent back as it came. */
  readonly how: 'ignored' | 'echoed';
}

export const stuckPages: Question<StuckPage> = {
  find: (inquiry) => inquiry.answerTo(requestHandlers).filter((h) => h.server === 'sdk' && h.method in LISTS).flatMap((handler) => (
    stuckIn(inquiry.graph, handler).map((found) => ({ ...found, registration: handler.call, method: handler.method as ListMethod }))
  )),
  begin: (inquiry) => requestHandlers.begin(inquiry),
};

function stuckIn(graph: Graph, { file, fn }: { readonly file: FileFacts; readonly fn: FnId }): Pick<StuckPage, 'cursor' | 'how'>[] {
  const received = receivedCursor(graph, file, fn);
  return answeredCursors(graph, file, fn).flatMap((cursor): Pick<StuckPage, 'cursor' | 'how'>[] => {
    if (received === 'unknown') return [];
    if (received.length === 0) return [{ cursor, how: 'ignored' }];
    return received.some((holder) => isHolder(cursor, holder)) ? [{ cursor, how: 'echoed' }] : [];
  });
}

/** Where the handler has the cursor of its request; `unknown` when the request goes out of sight. */
function receivedCursor(graph: Graph, file: FileFacts, fn: FnId): readonly Holder[] | 'unknown' {
  const found: Holder[] = [];
  let isUnknown = false;
  const look = (holder: Holder, depth: number): void => {
    const { reads, escapes } = usesOf(graph, holder);
    if (escapes.some((e) => e.how !== 'logged')) isUnknown = true;
    for (const read of reads) {
      if (read.property === 'cursor') found.push(read.holder);
      else if (read.property === 'params' && depth < 2) look(read.holder, depth + 1);
    }
  };
  for (const { variable, path } of boundToParameter(file, fn, 0)) {
    if (path.at(-1) === 'cursor') found.push({ kind: 'variable', file, variable });
    else if (path.length === 0 || path.at(-1) === 'params') look({ kind: 'variable', file, variable }, 0);
  }
  return isUnknown && found.length === 0 ? 'unknown' : found;
}

/** Values of `nextCursor` in what the handler returns, but for those that say that there is none. */
function answeredCursors(graph: Graph, file: FileFacts, fn: FnId): Ref[] {
  const found = graph.returnedValues(file, fn).flatMap((value): Ref[] => {
    const object = value.kind === 'object' ? exprAs(value.ref, 'object') : undefined;
    const property = object?.properties.find((p) => p.key === 'nextCursor');
    return value.kind === 'object' && property && property.value !== NONE ? [{ file: value.ref.file, id: property.value }] : [];
  });
  const seen = new Set<string>();
  return found.filter((ref) => !seen.has(refKey(ref)) && seen.add(refKey(ref)) && isSomething(graph, ref));
}

function isSomething(graph: Graph, ref: Ref): boolean {
  const origins = graph.originsOf(ref, [], 'value');
  return origins.length === 0 || origins.some(({ value }) => !(value.kind === 'literal' && (value.value === undefined || value.value === null)));
}

/** Is the expression the cursor itself, as it was received? */
function isHolder(ref: Ref, holder: Holder): boolean {
  if (holder.kind === 'expr') {
    if (refKey(holder.ref) === refKey(ref)) return true;
    const name = exprAs(ref, 'name');
    const bound = bindingsOf(ref.file).values.get(holder.ref.id) ?? [];
    return name !== undefined && holder.ref.file === ref.file && bound.some((b) => b.variable === name.variable && b.path.length === 0) && isSetOnce(ref.file, name.variable);
  }
  const name = exprAs(ref, 'name');
  return name?.variable === holder.variable && holder.file === ref.file && isSetOnce(ref.file, name.variable);
}

const isSetOnce = (file: FileFacts, variable: number): boolean => file.variables[variable]?.definitions.length === 1;
