import { exprOf, type Ref } from './code.js';
import type { Stretch } from './registration.js';

/** A stretch of fixed text inside a literal or template: what it says, and where in the source it begins. */
export interface TextChunk { readonly ref: Ref; readonly text: string; readonly start: number; readonly isTemplate: boolean }

/** The fixed texts of a literal or template; nothing for other expressions. */
export function chunksOf(ref: Ref): TextChunk[] {
  const expr = exprOf(ref);
  if (expr.kind === 'literal') return typeof expr.value === 'string' ? [{ ref, text: expr.value, start: expr.start + 1, isTemplate: isBackQuoted(ref, expr.value) }] : [];
  if (expr.kind !== 'template') return [];
  return expr.texts.map((text, i) => {
    const before = expr.parts[i - 1];
    const part = before === undefined ? undefined : ref.file.exprs[before];
    return { ref, text, start: part ? part.end + 1 : expr.start + 1, isTemplate: true };
  });
}

/** A template without parts: its own line breaks stand in the source, and only there a back quote is written with a backslash. */
function isBackQuoted(ref: Ref, text: string): boolean {
  const { start, end } = exprOf(ref);
  return end - start - 2 === text.length + escapesIn(text, true) && (!text.includes('\n') || hasLineBreak(ref, start));
}

/** Where a part of the text stands in the source: the line is exact, the column is where no unusual escapes precede it. */
export function placeInText({ ref, text, start, isTemplate }: TextChunk, index: number, length: number): Stretch {
  const { end } = exprOf(ref);
  const lines = text.slice(0, index).split('\n');
  const column = lines.at(-1) ?? '';
  const isBroken = lines.length > 1 && hasLineBreak(ref, start);
  const from = isBroken ? lineStartAfter(ref, start, lines.length - 1) : start + (lines.length > 1 ? index - column.length + lines.length - 1 : 0);
  const at = Math.min(from + column.length + escapesIn(column, isTemplate), end);
  return { file: ref.file, start: at, end: Math.min(at + length, end) };
}

function hasLineBreak({ file, id }: Ref, start: number): boolean {
  const { end } = exprOf({ file, id });
  return file.lineStarts.some((line) => line > start && line <= end);
}

/** The offset at which the line begins that lies so many lines after the one of `start`. */
function lineStartAfter({ file }: Ref, start: number, lines: number): number {
  const first = file.lineStarts.findIndex((line) => line > start);
  return file.lineStarts[first + lines - 1] ?? start;
}

/** Characters that are written with a backslash before them. */
function escapesIn(text: string, isTemplate: boolean): number {
  return [...text].filter((c) => c === '\\' || (isTemplate && c === '`')).length;
}
