import type { CallGraph, GraphLocation } from '../findings/call-graph.js';
import type { FileFacts, Span } from '../facts/model.js';
import type { CallPlace } from '../graph/call-graph.js';
import { targetKey, type Target } from '../graph/call-targets.js';
import { toPosition } from '../text/lines.js';

type Indexed = Pick<CallGraph, 'files' | 'functions' | 'calls' | 'fun2fun' | 'call2fun' | 'kept' | 'unresolved'>;

/** Numbers files, functions and calls, in the order of files and of the text. `files` are those whose functions are all listed; others are listed as far as they are called. */
export function indexCalls(places: readonly CallPlace[], files: readonly FileFacts[], textOf: (path: string) => string): Indexed {
  const callees = unique(places.flatMap(({ targets, kept }) => [...targets, ...kept]));
  const listed = unique([...files.flatMap(functionsOf), ...callees]);
  const paths = [...new Set([...files, ...listed.map(({ file }) => file)].map(({ path }) => path))].sort();
  const fileIndex = new Map(paths.map((path, index) => [path, index]));
  const locate = (file: FileFacts, span: Span): GraphLocation => [fileIndex.get(file.path) ?? 0, ...positions(file, span)].join(':');
  const sorted = (a: { readonly file: FileFacts; readonly span: Span }, b: typeof a): number => (fileIndex.get(a.file.path) ?? 0) - (fileIndex.get(b.file.path) ?? 0) || a.span.start - b.span.start || b.span.end - a.span.end;
  const functions = listed.map((target) => ({ target, file: target.file, span: spanOf(target, textOf) })).sort(sorted);
  const functionIndex = new Map(functions.map(({ target }, index) => [targetKey(target), index]));
  const indexOf = (target: Target): number => functionIndex.get(targetKey(target)) ?? 0;
  const calls = [...places].sort(sorted).map((place, index) => ({ ...place, index: functions.length + index }));
  return {
    files: paths,
    functions: Object.fromEntries(functions.map(({ file, span }, index) => [index, locate(file, span)])),
    calls: Object.fromEntries(calls.map(({ file, span, index }) => [index, locate(file, span)])),
    fun2fun: pairs(calls.flatMap(({ from, targets }) => targets.map((target) => [indexOf(from), indexOf(target)] as const))),
    call2fun: pairs(calls.flatMap(({ index, targets }) => targets.map((target) => [index, indexOf(target)] as const))),
    kept: pairs(calls.flatMap(({ index, kept }) => kept.map((target) => [index, indexOf(target)] as const))),
    unresolved: Object.fromEntries(calls.flatMap(({ index, why }) => (why === undefined ? [] : [[index, why === 'external' || why === 'global' ? 'outside' : why]]))),
  };
}

/** The functions of a file that have a body; each class in the place of its constructor. */
function functionsOf(file: FileFacts): readonly Target[] {
  const functions = file.functions.flatMap((fact, fn): readonly Target[] => (fact.hasBody && fact.kind !== 'constructor' ? [{ kind: 'function', file, fn }] : []));
  return [...functions, ...file.classes.map((_, id): Target => ({ kind: 'class', file, class: id }))];
}

const unique = (targets: readonly Target[]): readonly Target[] => [...new Map(targets.map((target) => [targetKey(target), target])).values()];

function pairs(list: readonly (readonly [number, number])[]): readonly (readonly [number, number])[] {
  return [...new Map(list.map((pair) => [pair.join(' '), pair])).values()].sort(([a, b], [c, d]) => a - c || b - d);
}

/** The place of a function, without the keywords that export it. */
function spanOf(target: Target, textOf: (path: string) => string): Span {
  const span = (target.kind === 'class' ? target.file.classes[target.class] : target.file.functions[target.fn]) ?? { start: 0, end: 0 };
  if (target.kind === 'function' && target.fn === 0) return span;
  const keywords = /^export\s+(?:default\s+)?/.exec(textOf(target.file.path).slice(span.start, span.start + 80))?.[0].length ?? 0;
  return { start: span.start + keywords, end: span.end };
}

function positions({ lineStarts }: FileFacts, { start, end }: Span): readonly number[] {
  const [from, to] = [toPosition(start, lineStarts), toPosition(end, lineStarts)];
  return [from.line, from.column, to.line, to.column];
}
